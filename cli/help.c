/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "cli.h"

#include <string.h>

static const char general[] =
    "Usage: lanewise COMMAND [OPTION]... [OPERAND]...\n"
    "Hash files with the SHA-3 family.\n"
    "\n"
    "Commands:\n"
    "  sum      print or check checksums of files\n"
    "  tuple    hash a sequence of files with TupleHash\n"
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
    "\n"
    "Exit status: 0; 1 for a mismatch, an unreadable file or a failed write; 2 for wrong usage.\n";

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
    "  -c, --check           read checksums from the FILEs and check them\n"
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

static const char kernels[] =
    "Usage: lanewise kernels [--json]\n"
    "Show the kernels of this build, which of them this machine can run, which one comes first\n"
    "for 1 to 8 states that wait, and why.\n";

static const char bench[] =
    "Usage: lanewise bench [--json] [--peers]\n"
    "Measure the main functions on this machine, for about three seconds: cycles per byte in\n"
    "core cycles on x86-64, nanoseconds per byte elsewhere.\n"
    "\n"
    "  --json   print the figures as JSON\n"
    "  --peers  also measure the OpenSSL library if it is installed, side by side\n";

static const char help[] = "Usage: lanewise help [COMMAND]\n";

static const struct {
    const char *command, *text[2];
} texts[] = {
    {"sum", {sum_1, sum_2}}, {"tuple", {tuple, ""}}, {"kernels", {kernels, ""}},
    {"bench", {bench, ""}},  {"help", {help, ""}},
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
