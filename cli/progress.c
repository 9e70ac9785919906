/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* One line on a terminal's standard error, rewritten a few times a second. */
#include "cli.h"
#include "files.h"
#include "platform.h"

#include <string.h>

enum { BAR = 20, SHORTEST = 40 };

static struct {
    int shown, columns;
    double started, drawn;
    uint64_t total;
    const char *name;
} line;

void progress_begin(const char *name, uint64_t total) {
    memset(&line, 0, sizeof line);
    line.columns = platform_columns();
    line.name = name;
    line.total = total;
    line.started = line.drawn = platform_seconds();
}

static void draw_bar(double part, char bar[BAR + 1]) {
    memset(bar, '.', BAR);
    memset(bar, '#', (size_t)(part * BAR));
    bar[BAR] = 0;
}

/* A file that is done within that time shows nothing. */
static int too_soon(double now) {
    if (now - line.drawn < 0.2 || line.columns < SHORTEST)
        return 1;
    line.drawn = now;
    return 0;
}

static void draw(const char *what) {
    fprintf(stderr, "\r%s", what);
    int room = line.columns - 1 - (int)strlen(what);
    for (const unsigned char *c = (const unsigned char *)line.name; *c && room > 0; c++, room--)
        fputc(*c < 0x20 || *c == 0x7F ? '?' : *c, stderr);
    fputs("\033[K", stderr);
    fflush(stderr);
    line.shown = 1;
}

void progress_step(uint64_t done) {
    char bar[BAR + 1], what[64];
    double now = platform_seconds();
    if (too_soon(now))
        return;
    double rate = (double)done / (now - line.started) / 1e6;
    if (line.total && done <= line.total) {
        double part = (double)done / (double)line.total;
        draw_bar(part, bar);
        snprintf(what, sizeof what, "[%s] %3.0f %% %5.0f MB/s ", bar, 100 * part, rate);
    } else {
        snprintf(what, sizeof what, "%12.1f MB %5.0f MB/s ", (double)done / 1e6, rate);
    }
    draw(what);
}

void progress_part(double part) {
    char bar[BAR + 1], what[64];
    double now = platform_seconds();
    if (too_soon(now))
        return;
    draw_bar(part, bar);
    snprintf(what, sizeof what, "[%s] %3.0f %% %4.0f s left ", bar, 100 * part,
             (now - line.started) * (1 - part) / part);
    draw(what);
}

void progress_end(void) {
    if (line.shown)
        fputs("\r\033[K", stderr);
    fflush(stderr);
    line.shown = 0;
}
