# SPDX-License-Identifier: Apache-2.0 OR MIT
# bash completion for lanewise

_lanewise_algorithms="sha3-224 sha3-256 sha3-384 sha3-512 keccak-256 shake128 shake256 \
cshake128 cshake256 kmac128 kmac256 kmacxof128 kmacxof256 parallelhash128 parallelhash256 \
parallelhashxof128 parallelhashxof256 turboshake128 turboshake256 kt128 kt256"

_lanewise_words() {
    local IFS=$' \t\n'
    mapfile -t COMPREPLY < <(compgen -W "$1" -- "$2")
}

_lanewise_files() {
    compopt -o filenames 2>/dev/null
    mapfile -t COMPREPLY < <(compgen -f -- "$1")
}

_lanewise() {
    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
    local command=${COMP_WORDS[1]} algorithms=$_lanewise_algorithms options
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        _lanewise_words "sum tuple kernels bench help --version --help" "$current"
        # Options only for those who begin one.
        [ -n "$current" ] || COMPREPLY=(sum tuple kernels bench help)
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
    kernels) options="--json --help" ;;
    bench) options="--json --peers --help" ;;
    help)
        _lanewise_words "sum tuple kernels bench" "$current"
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
    -l | --length | -j | --jobs | --threads | --custom | --function-name | --key-hex | --block | --domain)
        return
        ;;
    esac
    case $current in
    -*) _lanewise_words "$options" "$current" ;;
    *) if [ "$command" = sum ] || [ "$command" = tuple ]; then _lanewise_files "$current"; fi ;;
    esac
}

complete -F _lanewise lanewise
