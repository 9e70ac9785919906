# SPDX-License-Identifier: Apache-2.0 OR MIT
# fish completion for lanewise

set -l commands sum tuple kernels bench help
set -l algorithms sha3-224 sha3-256 sha3-384 sha3-512 keccak-256 shake128 shake256 cshake128 \
    cshake256 kmac128 kmac256 kmacxof128 kmacxof256 parallelhash128 parallelhash256 \
    parallelhashxof128 parallelhashxof256 turboshake128 turboshake256 kt128 kt256
set -l none "not __fish_seen_subcommand_from $commands"
set -l sum "__fish_seen_subcommand_from sum"
set -l tuple "__fish_seen_subcommand_from tuple"
set -l both "__fish_seen_subcommand_from sum tuple"

complete -c lanewise -n $none -f
complete -c lanewise -n $none -a sum -d "Print or check checksums"
complete -c lanewise -n $none -a tuple -d "Hash a sequence of files"
complete -c lanewise -n $none -a kernels -d "Show kernels and the choice among them"
complete -c lanewise -n $none -a bench -d "Measure this machine"
complete -c lanewise -n $none -a help -d "Explain a command"
complete -c lanewise -n $none -l version -d "Print the version"
complete -c lanewise -l help -d "Explain the command"

complete -c lanewise -n $sum -s a -l algorithm -x -a "$algorithms" -d Function
complete -c lanewise -n $tuple -s a -l algorithm -x -d Function \
    -a "tuplehash128 tuplehash256 tuplehashxof128 tuplehashxof256"
complete -c lanewise -n $both -s l -l length -x -d "Bytes of output"
complete -c lanewise -n $both -l custom -x -d "Customisation string"

complete -c lanewise -n $sum -s b -l binary -d "Mark lines with an asterisk"
complete -c lanewise -n $sum -s t -l text -d "Mark lines with a space"
complete -c lanewise -n $sum -l tag -d "Lines that name their function"
complete -c lanewise -n $sum -s z -l zero -d "End lines with a zero byte"
complete -c lanewise -n $sum -s r -l recursive -d "Go into directories"
complete -c lanewise -n $sum -s j -l jobs -x -d "Threads for several files"
complete -c lanewise -n $sum -l threads -x -d "Threads for several files"
complete -c lanewise -n $sum -l progress -d "Progress bar for large files"
complete -c lanewise -n $sum -l function-name -x -d "Function name of cSHAKE"
complete -c lanewise -n $sum -l key-file -r -d "File that holds the key"
complete -c lanewise -n $sum -l key-hex -x -d "Key in hexadecimal"
complete -c lanewise -n $sum -l block -x -d "Block size of ParallelHash"
complete -c lanewise -n $sum -l domain -x -d "Domain byte of TurboSHAKE"
complete -c lanewise -n $sum -s c -l check -d "Check lists of checksums"
complete -c lanewise -n $sum -l ignore-missing -d "Pass over files that do not exist"
complete -c lanewise -n $sum -l quiet -d "Print only failures"
complete -c lanewise -n $sum -l status -d "Print nothing"
complete -c lanewise -n $sum -l strict -d "Fail on improperly formatted lines"
complete -c lanewise -n $sum -s w -l warn -d "Name improperly formatted lines"

complete -c lanewise -n "__fish_seen_subcommand_from kernels bench" -l json -d "Print JSON"
complete -c lanewise -n "__fish_seen_subcommand_from bench" -l peers -d "Also measure OpenSSL"
complete -c lanewise -n "__fish_seen_subcommand_from help" -x -a "sum tuple kernels bench"
