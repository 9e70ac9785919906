/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Names in lists of checksums. A line with a name that holds a backslash, newline or carriage
 * return begins with a backslash, and in the name these three stand as \\, \n and \r: what the
 * checksum commands of GNU coreutils write and read. On Windows, where no name holds one of the
 * three and a backslash stands between the components of a path, no name is written so.
 */
#include "cli.h"
#include "platform.h"

#include <string.h>

int name_needs_escape(const char *name) {
    return name[strcspn(name, platform_escaped)] != 0;
}

void put_name(const char *name, int escape, FILE *to) {
    if (!escape) {
        fputs(name, to);
        return;
    }
    for (; *name; name++) {
        if (*name == '\\')
            fputs("\\\\", to);
        else if (*name == '\n')
            fputs("\\n", to);
        else if (*name == '\r')
            fputs("\\r", to);
        else
            fputc(*name, to);
    }
}

int unescape_name(char *name) {
    char *to = name;
    for (; *name; name++) {
        if (*name != '\\') {
            *to++ = *name;
            continue;
        }
        name++;
        if (*name == '\\')
            *to++ = '\\';
        else if (*name == 'n')
            *to++ = '\n';
        else if (*name == 'r')
            *to++ = '\r';
        else
            return 1;
    }
    *to = 0;
    return 0;
}
