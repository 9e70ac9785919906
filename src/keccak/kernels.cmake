# SPDX-License-Identifier: Apache-2.0 OR MIT
# Which kernels there are says one table for each instruction set, backends_ISA.h, which the C
# preprocessor reads too. The lab makes it of the recipes.
set(LANEWISE_KERNEL_TABLES ${CMAKE_CURRENT_LIST_DIR})

# In `sources` the files of the kernels in the table of `isa`, with those of their chains; in `names` the
# kernels, as x4_avx2, and in `names`_WITH_CHAINS those of them that have chains.
function(lanewise_kernels isa sources names)
  set(folder ${LANEWISE_KERNEL_TABLES}/${isa})
  set(table ${folder}/backends_${isa}.h)
  if(NOT CMAKE_SCRIPT_MODE_FILE)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${table})
  endif()
  set(found "")
  set(found_names "")
  set(with_chains "")
  file(READ ${table} text)
  string(REGEX MATCHALL " K\\([^)]*\\)" rows "${text}")
  foreach(row IN LISTS rows)
    string(REGEX MATCH "x[0-9][a-z0-9_]*" name "${row}")
    list(APPEND found_names ${name})
    list(APPEND found ${folder}/keccakp1600_${name}.S)
    if(row MATCHES "[, ]CHAINS[,)]")
      list(APPEND found ${folder}/shake256_${name}_chain.S)
      list(APPEND with_chains ${name})
    endif()
  endforeach()
  set(${sources} ${found} PARENT_SCOPE)
  set(${names} ${found_names} PARENT_SCOPE)
  set(${names}_WITH_CHAINS ${with_chains} PARENT_SCOPE)
endfunction()
