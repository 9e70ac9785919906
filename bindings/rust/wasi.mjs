// SPDX-License-Identifier: Apache-2.0 OR MIT
// node wasi.mjs MODULE ARGUMENT...: runs a program compiled for wasm32-wasip1; the runner of cargo for that target.
import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";

const [file, ...rest] = process.argv.slice(2);
const wasi = new WASI({ version: "preview1", args: [file, ...rest] });
const module = await WebAssembly.compile(await readFile(file));
process.exitCode = wasi.start(await WebAssembly.instantiate(module, wasi.getImportObject()));
