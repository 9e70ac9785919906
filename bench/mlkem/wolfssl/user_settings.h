/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the peer for SHA-3 is built with, and ML-KEM. */
#include "../../peers/wolfssl/user_settings.h"
#define WOLFSSL_HAVE_MLKEM
#define WOLFSSL_WC_MLKEM
