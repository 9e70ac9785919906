// SPDX-License-Identifier: Apache-2.0 OR MIT
// This package beside node:crypto, for bench/languages.py: speed.mjs ROUNDS. A line is a task, what is
// compared, and of ours and of the other the least time of a call in nanoseconds.

import { createHash } from "node:crypto";
import { digestMany, subtle } from "../lanewise.js";

const short = Array.from({ length: 1000 }, (_, i) => new Uint8Array(32).fill(i));
const long = new Uint8Array(1 << 20).fill(7);
const hash = async (message) => new Uint8Array(await subtle.digest("SHA3-256", message));
const other = (message) => createHash("sha3-256").update(message).digest();
const tasks = [
    ["SHA3-256, 32 bytes", 200, async () => [await hash(short[7])], () => [other(short[7])]],
    ["SHA3-256, 1 MiB", 1, async () => [await hash(long)], () => [other(long)]],
    ["SHA3-256, 1000 messages of 32 bytes", 1, () => digestMany("SHA3-256", short), () => short.map(other)],
];
for (const [task, calls, ...both] of tasks) {
    const [mine, theirs] = [await both[0](), both[1]()];
    if (mine.some((digest, i) => Buffer.compare(digest, theirs[i]))) throw new Error(task);
    const least = [Infinity, Infinity];
    for (let round = 0; round < Number(process.argv[2]); round++) {
        for (const which of [0, 1]) {
            const begin = process.hrtime.bigint();
            for (let i = 0; i < calls; i++) await both[which]();
            least[which] = Math.min(least[which], Number(process.hrtime.bigint() - begin) / calls);
        }
    }
    console.log([task, "node:crypto", ...least.map((t) => t.toFixed(0))].join("\t"));
}
