# SPDX-License-Identifier: Apache-2.0 OR MIT
# bash completion for lanewise

_lanewise_algorithms="sha3-224 sha3-256 sha3-384 sha3-512 keccak-256 shake128 shake256 \
cshake128 cshake256 kmac128 kmac256 kmacxof128 kmacxof256 parallelhash128 parallelhash256 \
parallelhashxof128 parallelhashxof256 turboshake128 turboshake256 kt128 kt256"

_lanewise_signers="slh-dsa-shake-128s slh-dsa-shake-128f slh-dsa-shake-192s slh-dsa-shake-192f \
slh-dsa-shake-256s slh-dsa-shake-256f"

_lanewise_words() {
    local IFS=$' \t\n'
    mapfile -t COMPREPLY < <(compgen -W "$1" -- "$2")
}

_lanewise_files() {
    compopt -o filenames 2>/dev/null
    mapfile -t COMPREPLY < <(compgen -f -- "$1")
}

# Options of a command behind sign or kem.
_lanewise_key_options() {
    case $1 in
    "sign keygen") echo "--algorithm --output --public --der --force --help" ;;
    "sign pubkey") echo "--key --output --der --force --check --any-mode --help" ;;
    "sign sign")
        echo "--key --output --force --context --context-hex --prehash --digest --mixed-use
            --deterministic --check --progress --any-mode --help"
        ;;
    "sign verify")
        echo "--key --signature --context --context-hex --prehash --digest --mixed-use --quiet
            --status --help"
        ;;
    "kem keygen") echo "--algorithm --form --output --public --der --force --help" ;;
    "kem pubkey") echo "--key --output --der --force --any-mode --help" ;;
    "kem encaps") echo "--key --output --secret --force --help" ;;
    "kem decaps") echo "--key --secret --force --any-mode --help" ;;
    esac
}

_lanewise() {
    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
    local command=${COMP_WORDS[1]} algorithms=$_lanewise_algorithms options
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        _lanewise_words "sum tuple sign kem kernels bench help --version --help" "$current"
        # Options only for those who begin one.
        [ -n "$current" ] || COMPREPLY=(sum tuple sign kem kernels bench help)
        return
    fi
    case $command in
    sum)
        options="--algorithm --length --binary --text --tag --zero --recursive --jobs --threads --progress
            --custom --function-name --key-file --key-hex --block --domain --check
            --ignore-missing --quiet --status --strict --warn --help"
        ;;
    tuple)
        options="--algorithm --length --custom --help"
        algorithms="tuplehash128 tuplehash256 tuplehashxof128 tuplehashxof256"
        ;;
    sign | kem)
        if [ "$COMP_CWORD" -eq 2 ]; then
            case $command in
            sign) _lanewise_words "keygen pubkey sign verify --help" "$current" ;;
            kem) _lanewise_words "keygen pubkey encaps decaps --help" "$current" ;;
            esac
            return
        fi
        options=$(_lanewise_key_options "$command ${COMP_WORDS[2]}")
        algorithms=$_lanewise_signers
        [ "$command" = sign ] || algorithms="ml-kem-512 ml-kem-768 ml-kem-1024"
        ;;
    kernels) options="--json --help" ;;
    bench) options="--json --peers --kernels --help" ;;
    help)
        _lanewise_words "sum tuple sign kem kernels bench" "$current"
        return
        ;;
    *) return ;;
    esac
    # "--option=value" arrives as three words or as one, as COMP_WORDBREAKS has it.
    if [ "$current" = "=" ]; then
        current=""
    elif [ "$before" = "=" ]; then
        before=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    case $before in
    -a | --algorithm)
        _lanewise_words "$algorithms" "$current"
        return
        ;;
    --form)
        _lanewise_words "seed expanded both" "$current"
        return
        ;;
    --prehash)
        _lanewise_words "sha2-256 sha2-384 sha2-512 sha2-512-256 sha3-256 sha3-384 sha3-512
            shake128 shake256" "$current"
        return
        ;;
    -l | --length | --context | --context-hex | -j | --jobs | --threads | --custom | --function-name | --key-hex | --block | --domain)
        return
        ;;
    esac
    case $current in
    -*) _lanewise_words "$options" "$current" ;;
    *)
        case $command in
        sum | tuple | sign | kem) _lanewise_files "$current" ;;
        esac
        ;;
    esac
}

complete -F _lanewise lanewise
