// SPDX-License-Identifier: Apache-2.0 OR MIT
//! Compiles the C library as packaging/sources.txt lists it, from `vendor` in a packaged crate and
//! from the repository around it otherwise.
use std::{env, fs, path::Path};

#[path = "src/sys.rs"]
#[allow(dead_code, non_camel_case_types)]
#[rustfmt::skip]
mod sys;

fn main() {
    let here = env::var("CARGO_MANIFEST_DIR").unwrap();
    let vendor = Path::new(&here).join("vendor");
    let root = if vendor.is_dir() { vendor } else { Path::new(&here).join("../../..") };
    let cfg = |name: &str| env::var(format!("CARGO_CFG_TARGET_{name}")).unwrap_or_default();
    let (arch, os, abi, order) = (cfg("ARCH"), cfg("OS"), cfg("ENV"), cfg("ENDIAN"));
    let wasm = arch == "wasm32";
    if os == "none" || wasm && os == "unknown" {
        panic!(
            "lanewise-sys needs an operating system, for WebAssembly WASI or Emscripten, which its C \
             headers and randomness come from; firmware takes packaging/cortex-m, browsers bindings/wasm"
        );
    }
    let has_kernels = ["x86_64", "aarch64", "riscv64"].contains(&arch.as_str());
    let native = has_kernels && abi != "msvc" && order == "little" && cfg("POINTER_WIDTH") == "64";
    let target = match wasm {
        true => "wasm",
        false if native => arch.as_str(),
        false => "portable",
    };
    // Of Rust's -C target-feature=+simd128, which the C compiler has to be told.
    let vectors = wasm && cfg("FEATURE").split(',').any(|f| f == "simd128");

    let mut build = cc::Build::new();
    if vectors {
        build.flag("-msimd128");
    }
    let gnu = !build.get_compiler().is_like_msvc();
    let gcc = build.get_compiler().is_like_gnu();
    let applies = |condition: &str| match condition {
        "-" => true,
        "gnu" => gnu,
        "windows" => os == "windows",
        "windows-gcc" => os == "windows" && gcc,
        "wasm-simd128" => vectors,
        "unix" => env::var("CARGO_CFG_UNIX").is_ok(),
        other => other == target,
    };
    let list = root.join("packaging/sources.txt");
    println!("cargo:rerun-if-changed={}", list.display());
    println!("cargo:rerun-if-changed={}", root.join("src").display());
    println!("cargo:rerun-if-changed={}", root.join("include").display());
    let mut libraries = Vec::new();
    for line in fs::read_to_string(&list).unwrap().lines().filter(|l| !l.starts_with('#')) {
        let words: Vec<&str> = line.splitn(4, ' ').collect();
        let (kind, condition, value) = (words[0], words[2], words[3]);
        if !applies(condition) {
            continue;
        }
        match kind {
            "source" => drop(build.file(root.join(value))),
            "option" => drop(build.flag(value)),
            "define" => drop(build.define(value, None)),
            "library" => libraries.push(value.to_owned()),
            other => panic!("{other} in sources.txt"),
        }
    }
    let names = root.join("src/namespace.h");
    let included = if gnu { "-include" } else { "/FI" };
    build.flag(included).flag(names.to_str().unwrap());
    build.define("LANEWISE_NAMESPACE", sys::NAMESPACE);
    build.include(root.join("include")).include(root.join("src")).warnings(false);
    if matches!(env::var("OPT_LEVEL").as_deref(), Ok("0" | "1")) {
        build.opt_level(2); // a debugging build of a Rust program wants no slow hashing
    }
    build.compile("lanewise_rs");
    for library in libraries {
        println!("cargo:rustc-link-lib={library}");
    }
}
