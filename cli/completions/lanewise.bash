# cli/generate.py
# SPDX-License-Identifier: Apache-2.0 OR MIT
# bash completion for lanewise

# What comes behind an option: words, ? for free text, * for files.
_lanewise_values() {
    case $1\ $2 in
    "sum --algorithm" | "sum -a")
        echo "sha3-224 sha3-256 sha3-384 sha3-512 keccak-256 shake128 shake256 cshake128 cshake256
            kmac128 kmac256 kmacxof128 kmacxof256 parallelhash128 parallelhash256 parallelhashxof128
            parallelhashxof256 turboshake128 turboshake256 kt128 kt256"
        ;;
    "sum --length" | "sum -l")
        echo "?"
        ;;
    "sum --jobs" | "sum --threads" | "sum -j")
        echo "?"
        ;;
    "sum --custom")
        echo "?"
        ;;
    "sum --function-name")
        echo "?"
        ;;
    "sum --key-file")
        echo "*"
        ;;
    "sum --key-hex")
        echo "?"
        ;;
    "sum --block")
        echo "?"
        ;;
    "sum --domain")
        echo "?"
        ;;
    "tuple --algorithm" | "tuple -a")
        echo "tuplehash128 tuplehash256 tuplehashxof128 tuplehashxof256"
        ;;
    "tuple --length" | "tuple -l")
        echo "?"
        ;;
    "tuple --custom")
        echo "?"
        ;;
    "sign --algorithm" | "sign -a")
        echo "slh-dsa-shake-128s slh-dsa-shake-128f slh-dsa-shake-192s slh-dsa-shake-192f
            slh-dsa-shake-256s slh-dsa-shake-256f ml-dsa-44 ml-dsa-65 ml-dsa-87"
        ;;
    "sign --form")
        echo "seed expanded both"
        ;;
    "sign --key" | "sign -k")
        echo "*"
        ;;
    "sign --output" | "sign -o")
        echo "*"
        ;;
    "sign --public" | "sign -p")
        echo "*"
        ;;
    "sign --signature" | "sign -g")
        echo "*"
        ;;
    "sign --context")
        echo "?"
        ;;
    "sign --context-hex")
        echo "?"
        ;;
    "sign --prehash")
        echo "sha2-256 sha2-384 sha2-512 sha2-512-256 sha3-256 sha3-384 sha3-512 shake128 shake256"
        ;;
    "kem --algorithm" | "kem -a")
        echo "ml-kem-512 ml-kem-768 ml-kem-1024"
        ;;
    "kem --form")
        echo "seed expanded both"
        ;;
    "kem --key" | "kem -k")
        echo "*"
        ;;
    "kem --output" | "kem -o")
        echo "*"
        ;;
    "kem --public" | "kem -p")
        echo "*"
        ;;
    "kem --secret" | "kem -s")
        echo "*"
        ;;
    esac
}

# Options of a command, or of one behind sign or kem.
_lanewise_options() {
    case $1 in
    "sum")
        echo "--algorithm --length --binary --text --tag --zero --recursive --jobs --threads
            --progress --custom --function-name --key-file --key-hex --block --domain --check
            --ignore-missing --quiet --status --strict --warn --help"
        ;;
    "tuple")
        echo "--algorithm --length --custom --help"
        ;;
    "sign keygen")
        echo "--algorithm --form --output --public --der --force --help"
        ;;
    "sign pubkey")
        echo "--key --output --der --force --any-mode --check --help"
        ;;
    "sign sign")
        echo "--key --output --force --any-mode --context --context-hex --prehash --digest --mixed-use
            --deterministic --check --progress --help"
        ;;
    "sign verify")
        echo "--key --signature --context --context-hex --prehash --digest --mixed-use --quiet
            --status --help"
        ;;
    "kem keygen")
        echo "--algorithm --form --output --public --der --force --help"
        ;;
    "kem pubkey")
        echo "--key --output --der --force --any-mode --help"
        ;;
    "kem encaps")
        echo "--key --output --secret --force --help"
        ;;
    "kem decaps")
        echo "--key --secret --force --any-mode --help"
        ;;
    "kernels")
        echo "--json --help"
        ;;
    "bench")
        echo "--json --peers --kernels --calibrate --help"
        ;;
    esac
}

_lanewise() {
    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
    local command=${COMP_WORDS[1]} found
    words() {
        local IFS=$' \t\n'
        mapfile -t COMPREPLY < <(compgen -W "$1" -- "$current")
    }
    files() {
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
    }
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        words "sum tuple sign kem kernels bench help --version --help"
        # Options only for those who begin one.
        [ -n "$current" ] || COMPREPLY=(sum tuple sign kem kernels bench help)
        return
    fi
    case $command in
    sign | kem)
        if [ "$COMP_CWORD" -eq 2 ]; then
            case $command in
            sign) words "keygen pubkey sign verify --help" ;;
            kem) words "keygen pubkey encaps decaps --help" ;;
            esac
            return
        fi
        found=$(_lanewise_options "$command ${COMP_WORDS[2]}")
        ;;
    help)
        words "sum tuple sign kem kernels bench"
        return
        ;;
    *) found=$(_lanewise_options "$command") ;;
    esac
    # "--option=value" arrives as three words or as one, as COMP_WORDBREAKS has it.
    if [ "$current" = "=" ]; then
        current=""
    elif [ "$before" = "=" ]; then
        before=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    case $(_lanewise_values "$command" "$before") in
    "?") return ;;
    "*") files ;;
    "") case $current in
        -*) words "$found" ;;
        *) case $command in sum | tuple | sign | kem) files ;; esac ;;
        esac ;;
    *) words "$(_lanewise_values "$command" "$before")" ;;
    esac
}

complete -F _lanewise lanewise
