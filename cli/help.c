/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "cli.h"

#include <string.h>

static const char general[] =
    "Usage: lanewise COMMAND [OPTION]... [OPERAND]...\n"
    "Hash files with the SHA-3 family; sign them, and agree on secrets.\n"
    "\n"
    "Commands:\n"
    "  sum      print or check checksums of files\n"
    "  tuple    hash a sequence of files with TupleHash\n"
#ifdef CLI_SIGN
    "  sign     make keys, sign files and verify signatures with SLH-DSA\n"
#endif
#ifdef CLI_KEM
    "  kem      make keys, encapsulate and decapsulate secrets with ML-KEM\n"
#endif
    "  kernels  show which kernels this machine can run, which are used, and why\n"
    "  bench    measure this machine, for about three seconds\n"
    "  help     explain a command: lanewise help COMMAND\n"
    "\n"
    "Options:\n"
    "  --version  print the version\n"
    "  --help     print this text\n"
    "\n"
    "Environment:\n"
    "  LANEWISE_KERNEL  kernels to use instead of the chosen ones, with commas between\n"
    "  LANEWISE_CORE    the core by whose costs kernels are chosen, instead of this one\n"
    "\n"
    "Exit status: 0; 1 for a mismatch, an unreadable file, a key that is not taken or a failed\n"
    "write; 2 for wrong usage.\n";

static const char sum_1[] =
    "Usage: lanewise sum [OPTION]... [FILE]...\n"
    "Print the checksum of each FILE, or check them. With no FILE, or where FILE is -,\n"
    "standard input is read.\n"
    "\n"
    "  -a, --algorithm=NAME  the function (default sha3-256):\n"
    "                          sha3-224 sha3-256 sha3-384 sha3-512 keccak-256\n"
    "                          shake128 shake256 cshake128 cshake256\n"
    "                          kmac128 kmac256 kmacxof128 kmacxof256\n"
    "                          parallelhash128 parallelhash256\n"
    "                          parallelhashxof128 parallelhashxof256\n"
    "                          turboshake128 turboshake256 kt128 kt256\n"
    "  -l, --length=BYTES    length of the output (default 32, or 64 for the 256-bit ones;\n"
    "                          the SHA-3 functions and keccak-256 have a fixed length)\n"
    "  -b, --binary          mark lines with * as sha256sum does; the bytes read are the same\n"
    "  -t, --text            the opposite (default)\n"
    "      --tag             lines of the form NAME[PARAMETERS] (FILE) = HEX\n"
    "  -z, --zero            end lines with a zero byte and escape no file names\n"
    "  -r, --recursive       go into directories; symbolic links in them are not followed\n"
    "  -j, --jobs=N          hash with up to N threads: several files at once, and one file\n"
    "                          of 16 MiB or more with kt or parallelhash (default 1; 0: as\n"
    "                          many as there are processors); --threads is the same\n"
    "      --progress        show a progress bar for large files if stderr is a terminal\n";

static const char sum_2[] =
    "\n"
    "Parameters of functions:\n"
    "      --custom=STRING         customisation (cshake, kmac, parallelhash, kt)\n"
    "      --function-name=STRING  function name (cshake)\n"
    "      --key-file=FILE         the key is the whole content of FILE (kmac)\n"
    "      --key-hex=HEX           the key itself; other users may see it (kmac)\n"
    "      --block=BYTES           block size (parallelhash; default 8192)\n"
    "      --domain=BYTE           domain byte 0x01 to 0x7F (turboshake; default 0x1F)\n"
    "\n"
    "Checking:\n"
    "  -c, --check           read checksums from the FILEs and check them; lines of --tag name\n"
    "                          their function, with -a only those of NAME are checked\n"
    "      --ignore-missing  say nothing of files that do not exist\n"
    "      --quiet           do not print OK for each file that matches\n"
    "      --status          print nothing, the exit status says it all\n"
    "      --strict          exit with 1 if a line is improperly formatted\n"
    "  -w, --warn            name each line that is improperly formatted\n"
    "\n"
    "Exit status: 0; 1 for a mismatch, an unreadable file or a failed write; 2 for wrong usage.\n";

static const char tuple[] =
    "Usage: lanewise tuple [OPTION]... [FILE]...\n"
    "Print the TupleHash of the sequence of FILEs, each one element of the tuple.\n"
    "Where FILE is -, standard input is the element. No FILE: the empty tuple.\n"
    "\n"
    "  -a, --algorithm=NAME  tuplehash128 (default), tuplehash256, tuplehashxof128 or\n"
    "                          tuplehashxof256\n"
    "  -l, --length=BYTES    length of the output (default 32, or 64 for the 256-bit ones)\n"
    "      --custom=STRING   customisation\n"
    "\n"
    "Exit status: 0; 1 for an unreadable file or a failed write; 2 for wrong usage.\n";

#ifdef CLI_SIGN
static const char sign_1[] =
    "Usage: lanewise sign keygen -o KEY [-p PUBLIC] [-a NAME] [OPTION]...\n"
    "       lanewise sign pubkey -k KEY [-o PUBLIC] [OPTION]...\n"
    "       lanewise sign sign -k KEY [-o SIGNATURE] [OPTION]... [FILE]...\n"
    "       lanewise sign verify -k PUBLIC [-g SIGNATURE] [OPTION]... [FILE]...\n"
    "SLH-DSA (FIPS 205) with SHAKE: make a key pair; write the public half of a private key;\n"
    "sign each FILE; check the signature of each FILE. The signature of FILE is FILE.sig unless\n"
    "an option names it. With no FILE, or where FILE is -, standard input is read; then the\n"
    "signature goes to standard output. Files are read in pieces, to sign several times; a pipe\n"
    "that is signed is held in memory.\n"
    "\n"
    "  -a, --algorithm=NAME  slh-dsa-shake-128s (default), -128f, -192s, -192f, -256s, -256f;\n"
    "                          s: small signatures, f: fast signing; the beginning may be left\n"
    "                          out; with 'hash' before it, for signatures with pre-hash alone\n"
    "                          (hash-128f)\n"
    "  -k, --key=FILE        the private key (pubkey, sign), the public key (verify)\n"
    "  -o, --output=FILE     what is written: private key, public key, signature\n"
    "  -p, --public=FILE     where keygen writes the public key, too\n"
    "  -g, --signature=FILE  the signature to verify\n"
    "      --der             write keys as DER, not PEM\n"
    "  -f, --force           replace files that exist\n"
    "      --any-mode        take a private key that others than its owner can read\n";

static const char sign_2[] =
    "\n"
    "      --context=STRING   the context, up to 255 bytes, which both sides must name\n"
    "      --context-hex=HEX  the same in hexadecimal\n"
    "      --prehash=NAME     sign the digest of the file (HashSLH-DSA): sha3-256, sha3-384,\n"
    "                           sha3-512, shake128, shake256; with --digest also sha2-256,\n"
    "                           sha2-384, sha2-512, sha2-512-256\n"
    "      --digest           FILE holds the digest itself, in binary\n"
    "      --mixed-use        use --prehash with a key that is for signatures without\n"
    "      --deterministic    sign without fresh random bytes\n"
    "      --check            sign: sign twice and compare, too, against faults (without it\n"
    "                           signatures are verified: a wrong key, accidents); pubkey:\n"
    "                           compute the public key again from the seeds\n"
    "      --progress         sign: show a progress bar if stderr is a terminal\n"
    "  -q, --quiet            verify: do not print OK for each file\n"
    "      --status           verify: print nothing, the exit status says it all\n"
    "\n"
    "Exit status: 0; 1 for a signature that is not valid, a file that could not be read or\n"
    "written, or a key that is not taken; 2 for wrong usage.\n";

#endif
#ifdef CLI_KEM
static const char kem[] =
    "Usage: lanewise kem keygen -o KEY [-p PUBLIC] [-a NAME] [--form=FORM] [OPTION]...\n"
    "       lanewise kem pubkey -k KEY [-o PUBLIC] [OPTION]...\n"
    "       lanewise kem encaps -k PUBLIC [-o CIPHERTEXT] -s SECRET [OPTION]...\n"
    "       lanewise kem decaps -k KEY -s SECRET [OPTION]... [CIPHERTEXT]\n"
    "ML-KEM (FIPS 203): make a key pair; write the public half of a private key; make a secret\n"
    "of 32 bytes and the ciphertext that carries it to the owner of the private key; get the\n"
    "secret out of it. Where a file is - it is standard input or output, which is also the\n"
    "default of CIPHERTEXT.\n"
    "\n"
    "  -a, --algorithm=NAME  ml-kem-512, ml-kem-768 (default) or ml-kem-1024\n"
    "      --form=FORM       what a private key file holds: seed (default), expanded or both\n"
    "  -k, --key=FILE        the private key (pubkey, decaps), the public key (encaps)\n"
    "  -o, --output=FILE     what is written: private key, public key, ciphertext\n"
    "  -p, --public=FILE     where keygen writes the public key, too\n"
    "  -s, --secret=FILE     where the secret goes, which only the owner of the file can read\n"
    "      --der             write keys as DER, not PEM\n"
    "  -f, --force           replace files that exist\n"
    "      --any-mode        take a private key that others than its owner can read\n"
    "\n"
    "A ciphertext that was altered gives another secret, and no error.\n"
    "\n"
    "Exit status: 0; 1 for a file that could not be read or written, or a key that is not\n"
    "taken; 2 for wrong usage.\n";

#endif
static const char kernels[] =
    "Usage: lanewise kernels [--json]\n"
    "Show the kernels of this build, which of them this machine can run, which one comes first\n"
    "for 1 to 8 states that wait, and why.\n";

static const char bench[] =
    "Usage: lanewise bench [--json] [--peers | --kernels]\n"
    "Measure the main functions on this machine, for about three seconds: cycles per byte in\n"
    "core cycles on x86-64, nanoseconds per byte elsewhere.\n"
    "\n"
    "  --json     print the figures as JSON\n"
    "  --peers    also measure the OpenSSL library if it is installed, side by side\n"
    "  --kernels  instead: one call of each kernel that this machine can run, by the cycle\n"
    "               counter of the core where the system lets programs read it\n";

static const char help[] = "Usage: lanewise help [COMMAND]\n";

static const struct {
    const char *command, *text[2];
} texts[] = {
    {"sum", {sum_1, sum_2}},    {"tuple", {tuple, ""}},
#ifdef CLI_SIGN
    {"sign", {sign_1, sign_2}},
#endif
#ifdef CLI_KEM
    {"kem", {kem, ""}},
#endif
    {"kernels", {kernels, ""}}, {"bench", {bench, ""}}, {"help", {help, ""}},
};

const char *help_text(const char *command) {
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        if (!strcmp(texts[i].command, command))
            return texts[i].text[0];
    return NULL;
}

int print_help(const char *command) {
    if (!command)
        fputs(general, stdout);
    for (size_t i = 0; command && i < sizeof texts / sizeof texts[0]; i++) {
        if (strcmp(texts[i].command, command) != 0)
            continue;
        fputs(texts[i].text[0], stdout);
        fputs(texts[i].text[1], stdout);
    }
    return EXIT_FINE;
}
