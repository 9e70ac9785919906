/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * socket [PORT]: hashes whatever each client sends to a TCP port of this machine, and answers with
 * the digest: printf abc | nc -N localhost PORT. Without PORT it talks to itself, once. The context
 * takes pieces of any length, as the network delivers them; nothing is buffered but one piece.
 */
#define _POSIX_C_SOURCE 200809L
#include "example.h"

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

/* Returns 0 when the sender has closed its side, -1 if reading failed. */
static int hash_socket(int from, uint8_t digest[LANEWISE_SHA3_256_BYTES]) {
    lanewise_sponge s;
    char piece[4096];
    ssize_t got;
    check(lanewise_sha3_256_init(&s));
    while ((got = read(from, piece, sizeof piece)) > 0)
        check(lanewise_sponge_absorb(&s, piece, (size_t)got));
    if (got == 0) {
        check(lanewise_sponge_finalize(&s));
        check(lanewise_sponge_squeeze(&s, digest, LANEWISE_SHA3_256_BYTES));
    }
    lanewise_sponge_wipe(&s); /* it has seen what the client sent */
    return got ? -1 : 0;
}

static int answer(int client) {
    uint8_t digest[LANEWISE_SHA3_256_BYTES];
    char text[2 * sizeof digest + 2];
    if (hash_socket(client, digest))
        return -1;
    for (size_t i = 0; i < sizeof digest; i++)
        snprintf(text + 2 * i, 3, "%02x", digest[i]);
    memcpy(text + 2 * sizeof digest, "\n", 2);
    return write(client, text, sizeof text - 1) == (ssize_t)sizeof text - 1 ? 0 : -1;
}

static int serve(unsigned short port) {
    struct sockaddr_in here = {.sin_family = AF_INET, .sin_port = htons(port)};
    int listener = socket(AF_INET, SOCK_STREAM, 0);
    here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (listener < 0 || bind(listener, (struct sockaddr *)&here, sizeof here) ||
        listen(listener, 8))
        return perror("socket"), 1;
    for (;;) {
        int client = accept(listener, NULL, NULL);
        if (client < 0 || answer(client))
            perror("client");
        if (client >= 0)
            close(client);
    }
}

/* A million letters "a", as FIPS 202's example has them, in pieces of uneven length. */
static int send_a_million(int to) {
    char piece[1009];
    memset(piece, 'a', sizeof piece);
    for (size_t sent = 0, n; sent < 1000000; sent += n) {
        n = 1000000 - sent < sizeof piece ? 1000000 - sent : 1 + sent % sizeof piece;
        if (write(to, piece, n) != (ssize_t)n)
            return 1;
    }
    return shutdown(to, SHUT_WR) != 0;
}

int main(int argc, char **argv) {
    int pair[2];
    char text[2 * LANEWISE_SHA3_256_BYTES + 2] = {0};
    if (argc > 1)
        return serve((unsigned short)strtoul(argv[1], NULL, 10));
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, pair))
        return perror("socketpair"), 1;
    switch (fork()) {
    case -1:
        return perror("fork"), 1;
    case 0:
        close(pair[0]);
        if (send_a_million(pair[1]) || read(pair[1], text, sizeof text - 1) <= 0)
            _exit(1);
        printf("%s", text);
        return 0;
    default:
        close(pair[1]);
        return answer(pair[0]) != 0;
    }
}
