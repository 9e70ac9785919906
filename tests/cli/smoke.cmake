# SPDX-License-Identifier: Apache-2.0 OR MIT
# Does the command work at all? With CMake alone, so that it runs wherever the library is built; the
# tests in Python ask for the rest. `program` is the command, `emulator` what runs it, if anything.
string(REPLACE "|" ";" emulator "${emulator}")
file(REMOVE_RECURSE ${work})
file(MAKE_DIRECTORY ${work})
function(lanewise status) # lanewise STATUS ARGUMENTS...: runs it in `work`; stdout is in out
  execute_process(COMMAND ${emulator} ${program} ${ARGN} WORKING_DIRECTORY ${work}
    RESULT_VARIABLE code OUTPUT_VARIABLE out ERROR_VARIABLE err)
  if(NOT code STREQUAL status)
    message(FATAL_ERROR "lanewise ${ARGN}: ${code}, not ${status}\n${out}${err}")
  endif()
  set(out "${out}" PARENT_SCOPE)
endfunction()
function(expect value pattern)
  if(NOT value MATCHES "${pattern}")
    message(FATAL_ERROR "not ${pattern}: ${value}")
  endif()
endfunction()

# Of "abc" and of nothing, as FIPS 202's examples have them.
file(WRITE ${work}/abc "abc")
file(WRITE ${work}/empty "")
lanewise(0 sum -a sha3-256 abc empty)
expect("${out}" "^3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532  abc\r?\na7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a  empty\r?\n$")
file(WRITE ${work}/SUMS "${out}")
lanewise(0 sum --check SUMS)
expect("${out}" "abc: OK\r?\nempty: OK")
file(APPEND ${work}/empty "x")
lanewise(1 sum --check SUMS)
expect("${out}" "abc: OK\r?\nempty: FAILED")
lanewise(1 sum missing)
lanewise(2 sum -a sha4 abc)
lanewise(0 kernels)
expect("${out}" "keccakp1600_x1_")
lanewise(0 --version)
message(STATUS "lanewise sum, kernels, --version: all right")
