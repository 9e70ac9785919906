/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* wolfCrypt's SHA-3, ML-KEM, ML-DSA and SLH-DSA, with its assembly. An ML-DSA key keeps what its
 * build can keep: the matrix and the transforms, made at the first use. */
#define WOLFCRYPT_ONLY
#define SINGLE_THREADED
#define NO_FILESYSTEM
#define NO_ERROR_STRINGS
#define NO_WOLFSSL_MEMORY
#define NO_RSA
#define NO_DH
#define NO_DSA
#define NO_AES
#define NO_DES3
#define NO_RC4
#define NO_MD4
#define NO_MD5
#define NO_SHA
#define NO_PWDBASED
#define NO_CERTS
#define NO_OLD_TLS
#define WOLFSSL_SHA3
#define WOLFSSL_SHAKE128
#define WOLFSSL_SHAKE256
#define WOLFSSL_X86_64_BUILD
#define USE_INTEL_SPEEDUP
#define WOLFSSL_HAVE_MLKEM
#define WOLFSSL_WC_MLKEM
#define WOLFSSL_HAVE_SLHDSA
#define WOLFSSL_HAVE_MLDSA
#define WOLFSSL_MLDSA_NO_ASN1
#define WC_MLDSA_CACHE_PRIV_VECTORS
#define WC_MLDSA_CACHE_PUB_VECTORS
