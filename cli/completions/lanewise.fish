# cli/generate.py
# SPDX-License-Identifier: Apache-2.0 OR MIT
# fish completion for lanewise

set -l none "not __fish_seen_subcommand_from sum tuple sign kem kernels bench help"
set -l second "test (count (commandline -opc)) -eq 2"

complete -c lanewise -n $none -f
complete -c lanewise -n $none -a sum -d "Print or check checksums"
complete -c lanewise -n $none -a tuple -d "Hash a sequence of files"
complete -c lanewise -n $none -a sign -d "Keys and signatures of SLH-DSA"
complete -c lanewise -n $none -a kem -d "Keys and secrets of ML-KEM"
complete -c lanewise -n $none -a kernels -d "Show kernels and the choice among them"
complete -c lanewise -n $none -a bench -d "Measure this machine"
complete -c lanewise -n $none -a help -d "Explain a command"
complete -c lanewise -n $none -l version -d "Print the version"
complete -c lanewise -l help -d "Explain the command"
complete -c lanewise -n "__fish_seen_subcommand_from help" -x -a "sum tuple sign kem kernels bench"

# sum
set -l sum "test (count (commandline -opc)) -ge 2; and test (commandline -opc)[2] = sum"
complete -c lanewise -n $sum -s a -l algorithm -x -a "sha3-224 sha3-256 sha3-384 sha3-512 keccak-256 shake128 shake256 cshake128 cshake256 kmac128 kmac256 kmacxof128 kmacxof256 parallelhash128 parallelhash256 parallelhashxof128 parallelhashxof256 turboshake128 turboshake256 kt128 kt256" -d "Function"
complete -c lanewise -n $sum -s l -l length -x -d "Bytes of output"
complete -c lanewise -n $sum -s b -l binary -d "Mark lines with an asterisk"
complete -c lanewise -n $sum -s t -l text -d "Mark lines with a space"
complete -c lanewise -n $sum -l tag -d "Lines that name their function"
complete -c lanewise -n $sum -s z -l zero -d "End lines with a zero byte"
complete -c lanewise -n $sum -s r -l recursive -d "Go into directories"
complete -c lanewise -n $sum -s j -l jobs -x -d "Threads for several files"
complete -c lanewise -n $sum -l threads -x -d "Threads for several files"
complete -c lanewise -n $sum -l progress -d "Progress bar for large files"
complete -c lanewise -n $sum -l custom -x -d "Customisation string"
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

# tuple
set -l tuple "test (count (commandline -opc)) -ge 2; and test (commandline -opc)[2] = tuple"
complete -c lanewise -n $tuple -s a -l algorithm -x -a "tuplehash128 tuplehash256 tuplehashxof128 tuplehashxof256" -d "Function"
complete -c lanewise -n $tuple -s l -l length -x -d "Bytes of output"
complete -c lanewise -n $tuple -l custom -x -d "Customisation string"

# sign
set -l sign "test (count (commandline -opc)) -ge 2; and test (commandline -opc)[2] = sign"
complete -c lanewise -n "$sign; and $second" -f -a "keygen pubkey sign verify"
complete -c lanewise -n $sign -s a -l algorithm -x -a "slh-dsa-shake-128s slh-dsa-shake-128f slh-dsa-shake-192s slh-dsa-shake-192f slh-dsa-shake-256s slh-dsa-shake-256f" -d "Parameter set"
complete -c lanewise -n $sign -s k -l key -r -d "The key"
complete -c lanewise -n $sign -s o -l output -r -d "File that is written"
complete -c lanewise -n $sign -s p -l public -r -d "File for the public key"
complete -c lanewise -n $sign -s g -l signature -r -d "Signature to verify"
complete -c lanewise -n $sign -l der -d "Write keys as DER"
complete -c lanewise -n $sign -s f -l force -d "Replace files that exist"
complete -c lanewise -n $sign -l any-mode -d "Take a key that others can read"
complete -c lanewise -n $sign -l context -x -d "Context"
complete -c lanewise -n $sign -l context-hex -x -d "Context in hexadecimal"
complete -c lanewise -n $sign -l prehash -x -a "sha2-256 sha2-384 sha2-512 sha2-512-256 sha3-256 sha3-384 sha3-512 shake128 shake256" -d "Sign the digest"
complete -c lanewise -n $sign -l digest -d "The file holds the digest itself"
complete -c lanewise -n $sign -l mixed-use -d "Pre-hash with a key for signatures without"
complete -c lanewise -n $sign -l deterministic -d "Without fresh random bytes"
complete -c lanewise -n $sign -l check -d "Against faults, or of the public key"
complete -c lanewise -n $sign -l progress -d "Progress bar"
complete -c lanewise -n $sign -s q -l quiet -d "Print only failures"
complete -c lanewise -n $sign -l status -d "Print nothing"

# kem
set -l kem "test (count (commandline -opc)) -ge 2; and test (commandline -opc)[2] = kem"
complete -c lanewise -n "$kem; and $second" -f -a "keygen pubkey encaps decaps"
complete -c lanewise -n $kem -s a -l algorithm -x -a "ml-kem-512 ml-kem-768 ml-kem-1024" -d "Parameter set"
complete -c lanewise -n $kem -l form -x -a "seed expanded both" -d "Form of the private key"
complete -c lanewise -n $kem -s k -l key -r -d "The key"
complete -c lanewise -n $kem -s o -l output -r -d "File that is written"
complete -c lanewise -n $kem -s p -l public -r -d "File for the public key"
complete -c lanewise -n $kem -s s -l secret -r -d "File for the secret"
complete -c lanewise -n $kem -l der -d "Write keys as DER"
complete -c lanewise -n $kem -s f -l force -d "Replace files that exist"
complete -c lanewise -n $kem -l any-mode -d "Take a key that others can read"

# kernels
set -l kernels "test (count (commandline -opc)) -ge 2; and test (commandline -opc)[2] = kernels"
complete -c lanewise -n $kernels -l json -d "Print JSON"

# bench
set -l bench "test (count (commandline -opc)) -ge 2; and test (commandline -opc)[2] = bench"
complete -c lanewise -n $bench -l json -d "Print JSON"
complete -c lanewise -n $bench -l peers -d "Also measure OpenSSL"
complete -c lanewise -n $bench -l kernels -d "Measure each kernel"
