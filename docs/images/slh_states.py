# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Draws the picture of docs/slh-dsa.md; run it without arguments.

The chains are those of WOTS+ for n = 16 with the digits of SHA3-256("states"); the order of
subtrees is that of src/slhdsa/hypertree.c for five states.
"""

import hashlib

from lazy_rotation import INK, LINE, PLANES, SOFT, Picture

STEPS, STATES = 15, 8
SIGNS = "#c2410c"
COLOURS = (PLANES[0], PLANES[1], PLANES[3], PLANES[4])


def lengths() -> list[int]:
    """Hashes that are left of each of the 35 chains."""
    node = hashlib.sha3_256(b"states").digest()[:16]
    digits = [nibble for byte in node for nibble in (byte >> 4, byte & 15)]
    total = sum(STEPS - d for d in digits)
    digits += [total >> 8 & 15, total >> 4 & 15, total & 15]
    return sorted((STEPS - d for d in digits), reverse=True)


def subtrees(p: Picture, x: int, y: int):
    p.text(x, y - 14, "Signing: a tree of FORS, or of a layer", INK, 14, "start", "600")
    for k in range(STATES):
        left = x + 44 * k
        p.box(left, y + 106, 38, 46, ("#dff0e8", "#e3ecf8")[k % 2])
        p.text(left + 19, y + 126, "sub-", SOFT, 10)
        p.text(left + 19, y + 140, "tree", SOFT, 10)
        p.text(left + 19, y + 170, f"state {k}", INK, 11)
    row = [x + 44 * k + 19 for k in range(STATES)]
    height = y + 106
    while len(row) > 1:
        upper = [(a + b) / 2 for a, b in zip(row[::2], row[1::2], strict=True)]
        for n, at in enumerate(upper):
            p.arrow(row[2 * n], height, at, height - 26)
            p.arrow(row[2 * n + 1], height, at, height - 26)
            p.box(at - 6, height - 36, 12, 10, "#ffffff", SOFT)
        row, height = upper, height - 36
    p.text(x + 370, y + 60, "joined afterwards,", SOFT, 11, "start")
    p.text(x + 370, y + 75, "all FORS trees at once", SOFT, 11, "start")
    p.text(x + 370, y + 126, "in step: leaf after leaf,", SOFT, 11, "start")
    p.text(x + 370, y + 141, "every state always busy", SOFT, 11, "start")


def chains(p: Picture, x: int, y: int):
    left = lengths()
    p.text(x, y - 14, "Verification: the 35 chains of one layer", INK, 14, "start", "600")
    free, used = [0] * STATES, sum(left)
    for n, length in enumerate(left):
        slot = min(range(STATES), key=lambda k: free[k])
        if length:
            p.box(
                x + 56 + 14 * free[slot],
                y + 20 * slot,
                14 * length - 1,
                17,
                ("#dff0e8", "#e3ecf8")[n % 2],
            )
        free[slot] += length
    for k in range(STATES):
        p.text(x, y + 20 * k + 13, f"state {k}", INK, 11, "start")
    share = 100 * used / (STATES * max(free))
    words = f"{used} hashes in {max(free)} calls of the kernel: {share:.0f} % of the states work"
    p.text(x + 56, y + 20 * STATES + 16, words, SOFT, 11, "start")


def layers(p: Picture, x: int, y: int):
    """Five states, as some AArch64 kernels have: a batch of subtrees is a row."""
    p.text(x, y - 14, "Signing with five states: batches across layers", INK, 14, "start", "600")
    others = [(layer, part) for layer in range(4) for part in range(7)]
    left, known, signing = [8] * 4, 0, 0
    for batch in range(6):
        row = []
        if signing == known and signing < 4:
            row.append((signing, "signs"))
            signing += 1
        while len(row) < 5 and others:
            row.append((others.pop(0)[0], ""))
        for layer, _ in row:
            left[layer] -= 1
        p.text(x, y + 24 * batch + 15, f"batch {batch + 1}", INK, 11, "start")
        for k, (layer, signs) in enumerate(row):
            at = x + 60 + 92 * k
            p.box(at, y + 24 * batch, 88, 20, "#fde8d7" if signs else "#f4f6f8", LINE)
            name = f"layer {layer}" + (", signs" if signs else "")
            p.text(at + 44, y + 24 * batch + 14, name, SIGNS if signs else COLOURS[layer], 11)
        while known < 4 and left[known] == 0:
            known += 1
            p.text(x + 528, y + 24 * batch + 15, f"root of layer {known - 1}", SOFT, 11, "start")


def main():
    p = Picture(820, 640, "How the states of a kernel are filled")
    subtrees(p, 24, 44)
    chains(p, 24, 268)
    layers(p, 24, 486)
    p.save("slh-states.svg")


main()
