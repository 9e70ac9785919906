# SPDX-License-Identifier: Apache-2.0 OR MIT
# The one door. Each target prints the commands it runs; `make help` lists them.

PY     := .venv/bin/python
JOBS   ?= $(shell nproc)
CMAKE  := cmake -G Ninja -DLANEWISE_PYTHON=$(CURDIR)/$(PY) -DLANEWISE_TESTS=all
SHELL  := bash
comma  := ,
# $(call ctest,BUILD,OPTIONS) runs tests (before CMake 3.20 ctest has no option that names BUILD), then lists what they skipped and fails where a tool was missing.
ctest  = time { (cd $(1) && ctest --output-on-failure --no-tests=error -j $(JOBS) $(2)) && $(PY) tests/skipped.py $(1); }
PYTEST := time $(PY) -m pytest -q -rs -n $(JOBS) --dist loadgroup
export TIMEFORMAT := --- took %lR

# In the three tiers a missing tool is an error, not a reason to skip a test.
check test full: export LANEWISE_REQUIRE_TOOLS := 1
full: export LANEWISE_TEST_TIER := full
full: export LANEWISE_FUZZ_SECONDS := 60
# Continuous integration runs more in `make test`: what is marked "ci", and it proves all sizes of a quarter of
# all functions, whatever was proved before. A plain `make test` proves a sample where nothing is kept.
IN_CI := $(if $(CI),yes)
full: IN_CI := yes
PROOFS = $(if $(IN_CI),--no-cache --quarter "$(COMMIT)",--sample)
# What `make test` leaves out, of this build and of other builds.
OUT = |full$(if $(IN_CI),,|ci)
LEFT_OUT = -LE '^($(OUT:|%=%))'
full: OUT :=
full: LEFT_OUT :=
PART ?=
# Machines with 32-bit registers, the second of them big-endian and without unaligned loads, and
# two big-endian ones with 64.
PORTS ?= arm-linux-gnueabihf mips-linux-gnu i686-linux-gnu powerpc-linux-gnu powerpc64-linux-gnu s390x-linux-gnu
# The commit chooses: of these and MSan continuous integration runs one, of what is its own under ctest a half,
# of the tests of the lab that are its own and of proofs of all sizes a quarter, of its other slow tests a half.
# A plain `make test` runs a half of what it has under ctest, a tenth of the lab's slow tests, and one of two
# builds for another machine and of two products of the hardware.
ONE_OF_MANY = test-$$($(PY) -m lanewise_lab.turns $(PORTS:%=port-%) msan msan)
full: ONE_OF_MANY := test-ports test-msan
ONE_OF_TWO = test-$$($(PY) -m lanewise_lab.turns aarch64 riscv)
IN_TURN = $(if $(IN_CI),-L '^ci$$',-LE '^(check$(OUT))$$')
OTHERS = -R . -E "$$(ctest -N $(IN_TURN) | sed -n 's/^ *Test *\#[0-9]*: //p' | $(CURDIR)/$(PY) -m lanewise_lab.turns --others)"
full: OTHERS :=
COMMIT = $$(git rev-parse --short=12 HEAD 2>/dev/null || echo 0)
full: COMMIT :=

.PHONY: help build report check test full test-aarch64 test-riscv test-ports test-bare test-musl test-wasm test-windows test-shims test-rust test-go test-npm test-browser test-python test-clusters test-sanitizers test-asan test-msan test-rtl-sample rtl-test rtl-route kem-route soc-route \
        area prove kernel kernels docs dist abi cortex-m boards bench fmt lint mutants search clean wheels setup-build setup-test setup-report

help: ## this list
	@grep -hE '^[a-z0-9 -]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*##/\t/' | expand -t 20

setup-build setup-test setup-report setup-windows setup-browser setup-clusters setup-wheels setup-docs: setup-%:
	packaging/setup.sh $*

build: setup-build ## the library and the command, in build/release
	$(CMAKE) -S . -B build/release
	cmake --build build/release -j $(JOBS)

report: setup-report build ## measure this machine and write report/index.html (20 to 35 minutes)
	bench/peers/build.sh build/peers
	$(PY) bench/report.py --build build/release --peers build/peers --out report

bench: setup-report build ## the quick form of the measurements, on the terminal
	bench/peers/build.sh build/peers
	$(PY) bench/report.py --quick --build build/release --peers build/peers

check: setup-test build ## what to run before a commit: two to three minutes on 2 idle cores
	$(call ctest,build/release,-L '^check$$')
	time packaging/lint.sh
	time $(PY) -m lanewise_lab.cli check
	$(PYTEST) -m 'not slow and not full' lab/tests

test: check ## what must hold, cheapest first: 15 to 20 minutes on 2 idle cores, 45 to 75 with CI=1
	$(PYTEST) $(if $(IN_CI),,-m 'not ci') tests/make
	time $(PY) -m lanewise_lab.prove.shipped $(PROOFS)
	export LANEWISE_COMMIT="$(COMMIT)" LANEWISE_TURNS=$(if $(IN_CI),ci:4$(comma)slow:2,slow:10); $(PYTEST) -m 'slow and not full$(if $(IN_CI),, and not ci)' lab/tests
	$(call ctest,build/release,-LE '^(check$(OUT))$$' $(OTHERS))
	$(MAKE) --no-print-directory test-shims test-rust test-go test-npm
	$(MAKE) --no-print-directory test-python ARCHIVE=build/release/liblanewise.a
	$(MAKE) --no-print-directory $(if $(IN_CI),test-riscv test-aarch64,$(ONE_OF_TWO)) PART="$(LEFT_OUT)"
	$(if $(IN_CI),$(MAKE) --no-print-directory test-asan $(ONE_OF_MANY) PART="$(LEFT_OUT)")
	$(MAKE) --no-print-directory test-rtl-sample $(if $(IN_CI),,RTL_TESTS="$(RTL_EVERYDAY)")

full: test ## everything: all mutants, all of the hardware, long fuzzing, all ports (hours)
	$(PYTEST) -m full lab/tests
	$(MAKE) --no-print-directory test-musl test-wasm
	$(MAKE) --no-print-directory test-rust TARGETS=--targets
	$(MAKE) --no-print-directory test-go GO_TESTS=--full
	$(MAKE) --no-print-directory test-shims SHIMS=aarch64
	$(MAKE) --no-print-directory test-npm NPM_TESTS=--full
	$(MAKE) --no-print-directory test-browser
	$(MAKE) --no-print-directory test-python test-clusters wheels
	$(MAKE) --no-print-directory mutants
	$(MAKE) --no-print-directory rtl-test

SHIMS ?= native cortex-m4
K ?=
kernel: ## one kernel, K=NAME: generated, compared, proved, run, predicted or measured; 10 seconds
	@cmp -s packaging/locked-test.txt .venv/.lanewise-test || packaging/setup.sh test
	@$(PY) -m lanewise_lab.cli kernel "$(K)"

# Names of rtl/tools/benches.toml; all of them if none is given. Simulators take time to build: a plain `make
# test` builds that of the processor with all its features, or that of the KEM core with all its programs.
RTL_TESTS :=
RTL_PROCESSOR := programs random
RTL_KEM := model leaves core control faults-kem proofs-kem
RTL_EVERYDAY = $$($(PY) -m lanewise_lab.turns "$(RTL_PROCESSOR)" "$(RTL_KEM)")

test-rtl-sample: setup-test ## the part of the hardware's tests that `make test` runs
	$(PY) rtl/tools/bench.py --sample $(RTL_TESTS)

rtl-test: setup-test ## all tests of the hardware (slow)
	$(PY) rtl/tools/bench.py
	$(PY) rtl/rvkeccak/doc/pipeline.py --check

# What is built for each, and which of its tests run; MSan cannot see what assembly writes, so it has the portable kernels.
cross = -DCMAKE_TOOLCHAIN_FILE=$(CURDIR)/cmake/$(1).cmake -DLANEWISE_BENCH=OFF
sanitized = -DLANEWISE_BENCH=OFF -DCMAKE_C_COMPILER=clang-19 -DLANEWISE_SANITIZE=$(1)
built_aarch64 = $(call cross,aarch64-linux)
built_riscv = $(call cross,riscv64-linux)
built_musl = $(call cross,musl) -DLANEWISE_TESTS=basic
built_asan = $(call sanitized,address$(comma)undefined) -DCMAKE_BUILD_TYPE=RelWithDebInfo
built_msan = $(call sanitized,memory) -DCMAKE_BUILD_TYPE=RelWithDebInfo -DLANEWISE_NATIVE=OFF
tested_aarch64 = $(PART)
tested_riscv = $(PART)
tested_asan = -L san $(PART)
tested_msan = -L san $(PART)

test-aarch64 test-riscv test-musl test-asan test-msan: test-%: setup-test ## the library built for that, and its tests
	$(CMAKE) -S . -B build/$* $(built_$*)
	cmake --build build/$* -j $(JOBS)
	$(call ctest,build/$*,$(tested_$*))

test-ports: setup-test ## the library built for machines without kernels of their own, PORTS, and its tests under qemu
	@for m in $(PORTS); do \
	  $(CMAKE) -S . -B build/$$m -DCMAKE_TOOLCHAIN_FILE=$(CURDIR)/cmake/debian-cross.cmake -DLANEWISE_MACHINE=$$m -DLANEWISE_BENCH=OFF \
	  && cmake --build build/$$m -j $(JOBS) && $(call ctest,build/$$m,$(PART)) || exit; done

$(PORTS:%=test-port-%): test-port-%:
	$(MAKE) --no-print-directory test-ports PORTS=$*

# Static and as a DLL. Wine is not part of setup-test.
test-windows: setup-windows ## library and command built for Windows by mingw-w64, clang-cl and, as far as that can be tried here, as by Microsoft's compiler, and their tests under wine
	@export WINEPREFIX=$(CURDIR)/build/wine WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml='; wine wineboot -i; for kind in OFF ON; do \
	  cmake -G Ninja -S . -B build/windows-$$kind -DCMAKE_TOOLCHAIN_FILE=$(CURDIR)/cmake/mingw-w64.cmake -DBUILD_SHARED_LIBS=$$kind -DLANEWISE_BENCH=OFF \
	  && cmake --build build/windows-$$kind -j $(JOBS) && $(call ctest,build/windows-$$kind) \
	  && time tests/windows/command.sh build/windows-$$kind $(PY) -n $(JOBS) -k "$$([ $$kind = OFF ] || echo 'windows or sum')" || exit; done
	$(PY) tests/windows/same_code.py . build/windows-OFF gcc
	export WINEPREFIX=$(CURDIR)/build/wine WINEDEBUG=-all; cmake -G Ninja -S . -B build/windows-debug -DCMAKE_TOOLCHAIN_FILE=$(CURDIR)/cmake/mingw-w64.cmake -DCMAKE_BUILD_TYPE=Debug -DLANEWISE_BENCH=OFF \
	  && cmake --build build/windows-debug -j $(JOBS) && $(call ctest,build/windows-debug,-R '^(unit.kernels|slhdsa)')
	export WINEPREFIX=$(CURDIR)/build/wine WINEDEBUG=-all; cmake -G Ninja -S . -B build/windows-cl -DCMAKE_TOOLCHAIN_FILE=$(CURDIR)/tests/msvc/clang-cl.cmake -DCMAKE_BUILD_TYPE=Release -DLANEWISE_BENCH=OFF \
	  && cmake --build build/windows-cl -j $(JOBS) && $(call ctest,build/windows-cl)
	packaging/windows_objects.py build/objects
	export WINEPREFIX=$(CURDIR)/build/wine WINEDEBUG=-all; for kind in OFF ON; do \
	  cmake -G Ninja -S . -B build/windows-objects-$$kind -DCMAKE_TOOLCHAIN_FILE=$(CURDIR)/tests/msvc/clang-cl.cmake -DCMAKE_BUILD_TYPE=Release -DLANEWISE_BENCH=OFF \
	    -DLANEWISE_OBJECTS=$(CURDIR)/build/objects -DBUILD_SHARED_LIBS=$$kind && cmake --build build/windows-objects-$$kind -j $(JOBS) && $(call ctest,build/windows-objects-$$kind) || exit; done
	tests/windows/exports.sh . build/windows-objects-ON
	$(PY) -m lanewise_lab.coff_proofs build/objects

test-shims: build setup-test ## libraries above bindings/shims and the driver of bindings/psa; SHIMS="native cortex-m4 aarch64" with what test-aarch64 has built
	time for m in $(SHIMS); do bindings/shims/test/shims.sh $$m build/shims/$$m build/$$( [ $$m = native ] && echo release || echo $$m )/liblanewise.a || exit; done

test-rust: setup-test ## the crates of bindings/rust by cargo; TARGETS=--targets also what they compile for other machines
	time bindings/rust/test.sh $(TARGETS)

test-go: setup-test ## the module of bindings/go, with and without cgo; GO_TESTS=--full also the race detector, fuzzing, other machines
	time bindings/go/test.sh $(GO_TESTS)

test-npm: setup-test ## the package of bindings/wasm in Node.js; NPM_TESTS=--full also without vectors, long cases, and its types
	time bindings/wasm/test.sh $(NPM_TESTS)

test-browser: setup-test setup-browser ## the package of bindings/wasm in headless Chromium
	time bindings/wasm/test.sh --browser chromium-headless-shell

test-python: setup-test ## the package of bindings/python: built, and its tests; ARCHIVE=FILE a sample of them, with a library that is there
	time env $(if $(ARCHIVE),LANEWISE_ARCHIVE=$(abspath $(ARCHIVE))) bindings/python/test.sh $(if $(ARCHIVE),-m 'not full')

test-clusters: setup-test setup-clusters ## the package that test-python has built, on a local Dask and a local Spark
	time bindings/python/clusters/test.sh

WHEELS ?=

wheels: setup-wheels ## wheels for Linux (glibc, musl; x86-64, AArch64) and Windows, checked and as far as possible run, in build/wheels/dist; WHEELS="TARGET..." some of them
	time $(PY) bindings/python/wheels/wheels.py $(WHEELS)
	$(PYTEST) bindings/python/wheels

BARE ?= plain build debian

test-bare: ## as root: what a Debian 12 without anything else suffices for, made by debootstrap; BARE=plain takes cmake and gcc alone, BARE=bindings other languages, BARE=readme the commands of README.md
	tests/install/bare.sh . build/bare $(BARE)

test-wasm: setup-test ## the library and its tests as WebAssembly, under wasmtime
	$(PY) tests/wasm/wasm.py build/wasm

area: setup-test ## LUT, FF, DSP and block RAM of the hardware whose source has changed; leaves simulated as mapped (slow)
	$(PY) rtl/rvkeccak/syn/area.py
	$(PY) rtl/mlkem/syn/area.py
	$(PY) rtl/keccak/syn/area.py
	$(PY) rtl/mlkem/syn/netlist.py

ROUTED ?= e64x1_lutram_base

rtl-route: setup-test ## routed frequency on ECP5 of the vector unit of the builds ROUTED (20 minutes each), or of the core: ROUTED=scalar
	$(PY) rtl/rvkeccak/syn/route.py $(ROUTED)

KEM_ROUTED ?=

kem-route: setup-test ## routed frequency of the KEM core and its parts on ECP5, rows KEM_ROUTED of rows.toml
	$(PY) rtl/mlkem/syn/route.py $(KEM_ROUTED)

soc-route: setup-test ## routed frequency of the example system with its program, on the ECP5 of a ULX3S board
	$(PY) rtl/soc/syn/route.py

test-sanitizers: test-asan test-msan ## unit and vector tests under ASan, UBSan and MSan

prove: setup-test ## prove the object code of every native kernel and of ML-KEM's and ML-DSA's arithmetic
	$(PY) -m lanewise_lab.prove.shipped $(if $(IN_CI),--no-cache)
	$(PY) -m lanewise_lab.arith_vectors
	$(PY) -m lanewise_lab.ntt.proofs

cortex-m: ## the drop-in for Cortex-M firmware, in build/dropin
	packaging/cortex-m/amalgamate.py build/dropin
	cp packaging/cortex-m/example/* packaging/cortex-m/README.md build/dropin

docs: setup-docs ## the documentation as a site, build/docs/site, and the manual pages, build/docs/man3
	$(PY) packaging/docs/links.py
	$(PY) packaging/docs/site.py build/docs/pages
	$(PY) packaging/docs/man3.py build/docs/man3
	NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --strict --config-file packaging/docs/mkdocs.yml

boards: setup-build ## firmware that measures the Cortex-M kernels, an image for each board, in build/boards
	$(PY) bench/boards/board.py build

dist: build setup-test ## tarball, objects for Windows, Verilog of the hardware, SPDX document and checksums of the last commit, in build/dist
	$(PY) packaging/dist.py build/dist

abi: setup-test ## keep what the public headers say now: packaging/abi
	$(PY) packaging/abi.py --write

kernels: setup-test ## make every generated file anew: kernels of their recipes, tables of kernels and cores
	$(PY) -m lanewise_lab.cli gen

SEARCHED := armv7m_m4_resident armv7m_m7_paired \
            aarch64_x4_scalar_neon_a55 aarch64_x5_scalar_sha3_a510 aarch64_x5_scalar_neon_a78 \
            aarch64_x4_scalar_mixed_a710 aarch64_x4_scalar_neon_x1 aarch64_x3_scalar_mixed_x2
MINUTES ?= 30

search: setup-test ## look for better recipes, K (one or several) for MINUTES each (slow; goes on where it was)
	for k in $(or $(K),$(SEARCHED)); do $(PY) -m lanewise_lab.cli search $$k --minutes $(MINUTES) || exit; done
	$(PY) -m lanewise_lab.cli gen

mutants: setup-test build ## show that the tests catch every one of a set of planted faults (slow)
	$(PY) tests/mutate/mutate.py --all

fmt: setup-test ## format C and Python
	git ls-files '*.c' '*.h' '*.cpp' | xargs clang-format-19 -i
	.venv/bin/ruff format lab bench bindings tests packaging rtl
	.venv/bin/ruff check --fix lab bench bindings tests packaging rtl

lint: setup-test ## formatting, shell, spelling, licence lines
	packaging/lint.sh

clean: ## remove what was built, keep .venv
	rm -rf build report .cache/proofs
