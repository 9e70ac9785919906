#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""ct_object.py OBJECT ... [--objdump NAME]: can what the arithmetic's vector code loads reach a
branch or an address? For AVX-512, which valgrind does not run, and Neon, in the object code.

What a function loads from memory is secret, but for the stack, unless secrets are stored there, and
for constants behind an address of the object's own. What an instruction writes is secret if
anything that it reads may be, on any way to it: registers, flags, masks. Refused is

    a conditional branch by flags that may hold a secret
    an operand in memory with a secret in its address or in the mask of its elements
    an indirect jump, a conditional move or a division that reads a secret
    a call of a function that is not among those of its object

`reject` is left out: its input is public (arith.h). Exit 1 if anything is refused, 2 if the objects
do not hold what they should.
"""

import argparse
import re
import subprocess
import sys
from dataclasses import dataclass

PUBLIC = {"reject"}
NEEDED = {"ntt", "inverse", "prepare", "inner", "compress", "decompress", "encode", "decode"}
LINE = re.compile(r"^ +([0-9a-f]+):\t(\S+)\s*(.*)$")
X86_64_GENERAL = re.compile(r"^(?:[re]?([abcd])[xlh]|[re]?(si|di|bp|sp)l?|(r\d+)[dwb]?)$")
#: AArch64, whose first operand is read too.
READ_TOO = {"mla", "mls", "ins", "movk", "bfi", "bfxil", "bif", "bit", "bsl", "sri", "sli"}
ACCUMULATE = ("lal", "lal2", "lsl", "lsl2", "tn2")
#: A part of a general register: the rest stays.
PART = re.compile(r"^([abcd][xlh]|[sd]il?|[sb]pl?|r\d+[wb])$")
#: Two operands, of which the first is written without being read.
INTO_NEW = {
    "popcnt",
    "vpabsw",
    "vptestmw",
    "vptestnmw",
    "vpbroadcastw",
    "vpbroadcastd",
    "vpbroadcastq",
}
FLAGS_ONLY = {"cmp", "test", "kortestd", "kortestq", "ktestd", "ktestq", "vptest", "bt", "vtestps"}
KEEPS_FLAGS = (
    "mov",
    "lea",
    "nop",
    "push",
    "pop",
    "ret",
    "leave",
    "xchg",
    "kmov",
    "v",
    "j",
    "endbr",
)


@dataclass
class Instruction:
    at: int
    name: str
    written: set[str]
    read: set[str]
    address: set[str]  # registers in addresses
    memory: str | None  # what kind of memory it reads: "stack", "constant", "data"
    stores: str | None
    sets_flags: bool
    mask: str | None  # of elements in memory


def functions(text: str) -> dict[str, list[tuple[int, str, str]]]:
    found: dict[str, list[tuple[int, str, str]]] = {}
    current = None
    for line in text.splitlines():
        if begins := re.match(r"^[0-9a-f]+ <([\w.$]+)>:$", line):
            current = found.setdefault(begins[1].split(".")[0], [])
        elif current is not None and (match := LINE.match(line)):
            current.append(
                (int(match[1], 16), match[2], re.split(r"  +# |\s+// ", match[3])[0].strip())
            )
    return found


def split(operands: str) -> list[str]:
    return [o.strip() for o in re.split(r",(?![^\[{]*[\]}])", operands) if o.strip()]


def general_x86(name: str) -> str | None:
    match = X86_64_GENERAL.match(name)
    return next(g for g in match.groups() if g) if match else None


def registers_x86(text: str) -> set[str]:
    out = set()
    for word in re.findall(r"\b[a-z][a-z0-9]*\b", text):
        if general := general_x86(word):
            out.add(general)
        elif vector := re.fullmatch(r"[xyz]mm(\d+)", word):
            out.add("v" + vector[1])
        elif re.fullmatch(r"k[1-7]|k0", word):
            out.add(word)
    return out


def kind_x86(address: set[str], text: str, constants: set[str]) -> str:
    if "rip" in text:
        return "constant"
    if address & {"sp", "bp"} and "rbp" not in text.replace("[rbp", "") and address <= {"sp", "bp"}:
        return "stack"
    return "constant" if address & constants else "data"


def read_x86(lines: list[tuple[int, str, str]]) -> list[Instruction]:
    targets = {
        int(m[1], 16)
        for _, name, ops in lines
        if name[0] == "j" and (m := re.match(r"([0-9a-f]+)\b", ops))
    }
    out, constants = [], set()
    for at, name, operands in lines:
        if at in targets:
            constants = set()
        while name in ("notrack", "bnd", "cs", "data16", "rep"):
            name, _, operands = operands.partition(" ")
        ops = split(operands)
        memory = [o for o in ops if "[" in o and name != "lea" and not name.startswith("nop")]
        address, mask = set(), None
        for o in memory:
            address |= registers_x86(o[o.index("[") :].split("]")[0])
            if masked := re.search(r"\{(k\d)\}", operands):
                mask = masked[1]
        written, read = set(), set()
        plain = [registers_x86(o if "[" not in o or name == "lea" else "") for o in ops]
        masks = set(re.findall(r"\{(k\d)\}", operands))
        only_reads = (
            name.startswith(
                ("cmp", "test", "j", "push", "ret", "nop", "kortest", "ktest", "vptest ", "call")
            )
            or name == "vptest"
        )
        for i, regs in enumerate(plain):
            regs = regs - masks if len(regs) > 1 else regs
            if i == 0 and not only_reads:
                written |= regs
                whole = name.startswith(("mov", "lea", "kmov", "pop", "set")) and not PART.match(
                    ops[0]
                )
                new = (
                    name[0] == "v"
                    and (len(ops) > 2 or name.startswith("vmov"))
                    and "{" not in ops[0]
                )
                if not whole and not new and "{z}" not in ops[0] and name not in INTO_NEW:
                    read |= regs
            else:
                read |= regs
        read |= masks
        if name in ("div", "idiv", "mul"):
            read |= {"a", "d"}
            written |= {"a", "d"}
        if (
            len(ops) > 1
            and ops[0] == ops[1]
            and name in ("xor",)
            or len(ops) == 3
            and ops[1] == ops[2]
            and name.startswith("vpxor")
        ):
            read = set()
        kinds = {kind_x86(address, o, constants) for o in memory}
        stores = memory and ops and "[" in ops[0] and not only_reads
        loads = memory and not (
            stores and (name.startswith(("mov", "vmov", "kmov", "vpmov", "vextract")))
        )
        kind = "data" if "data" in kinds else next(iter(kinds), None)
        if name == "lea" and "rip" in operands:
            constants |= written
        else:
            constants -= written
        sets = name in FLAGS_ONLY or not name.startswith(KEEPS_FLAGS)
        out.append(
            Instruction(
                at,
                name,
                written,
                read,
                address,
                kind if loads else None,
                kind if stores else None,
                sets,
                mask,
            )
        )
    return out


def general_arm(word: str) -> str | None:
    if re.fullmatch(r"[wx]([0-9]|[12][0-9]|30)", word):
        return "x" + word[1:]
    return "sp" if word in ("sp", "wsp") else None


def registers_arm(text: str) -> set[str]:
    out = set()
    for word in re.findall(r"\b[a-z]\d*\w*\b", text):
        if general := general_arm(word):
            out.add(general)
        elif vector := re.fullmatch(r"[vqdshb](\d+)", word):
            out.add("v" + vector[1])
    return out


def read_arm(lines: list[tuple[int, str, str]]) -> list[Instruction]:
    out, constants = [], set()
    targets = {
        int(m[1], 16)
        for _, name, ops in lines
        if name[0] in "bct" and (m := re.search(r"\b([0-9a-f]+) <", ops))
    }
    for at, name, operands in lines:
        if at in targets:
            constants = set()
        ops = split(operands)
        inside = (
            re.search(r"\[([^\]]*)\]", operands.replace("{", "").replace("}", ""))
            if name.startswith(("ld", "st", "prf"))
            else None
        )
        address = registers_arm(inside[1]) if inside else set()
        outside = [registers_arm(o) for o in ops if "[x" not in o and "[sp" not in o]
        if inside and "{" in operands:
            outside = [registers_arm(re.search(r"\{(.*?)\}", operands)[1])]
        branch = name.startswith(("b.", "cb", "tb", "br", "bl", "ret")) or name == "b"
        only_reads = (
            branch
            or name in ("cmp", "cmn", "tst", "ccmp", "fcmp")
            or name.startswith(("st", "prf"))
        )
        written, read = set(), set()
        count = 2 if name == "ldp" else len(outside) if "{" in operands and inside else 1
        for i, regs in enumerate(outside):
            if i < count and not only_reads:
                written |= regs
                vector = ops[0].startswith("v")
                again = name in READ_TOO or (vector and name.endswith(ACCUMULATE))
                if again or "[" in ops[0]:
                    read |= regs
            else:
                read |= regs
        kind = None
        if inside:
            kind = (
                "stack"
                if "sp" in address or "x29" in address
                else "constant"
                if address & constants
                else "data"
            )
        if (
            name in ("adrp", "adr")
            or name == "ldr"
            and kind == "constant"  # the address of another table
            or name == "add"
            and ops
            and len(ops) > 1
            and registers_arm(ops[1])
            and registers_arm(ops[1]) <= constants
        ):
            constants |= written
        else:
            constants -= written
        sets = name in ("cmp", "cmn", "tst", "ccmp", "fcmp", "subs", "adds", "ands", "bics")
        out.append(
            Instruction(
                at,
                name,
                written,
                read,
                address,
                kind if name.startswith("ld") else None,
                kind if name.startswith("st") else None,
                sets,
                None,
            )
        )
    return out


def successors(code: list[Instruction], n: int, index: dict[int, int], text: str) -> list[int]:
    """Where it goes on: everywhere after an indirect jump."""
    name = code[n].name
    if name.startswith("ret"):
        return []
    if name in ("br", "jmp") and not re.match(r"[0-9a-f]+ <", text):
        return list(range(len(code)))
    out = [] if name in ("jmp", "b") else [n + 1]
    if (
        name[0] in "jbct"
        and name not in ("bl", "call")
        and (m := re.search(r"\b([0-9a-f]+) <", text))
    ):
        out.append(index.get(int(m[1], 16), n))
    return [m for m in out if m < len(code)]


def check(name: str, code: list[Instruction], known: set[str], texts: dict[int, str]) -> list[str]:
    index = {i.at: n for n, i in enumerate(code)}
    before: list[set[str] | None] = [None] * len(code)
    stack = again = True
    stack = False
    while again:  # until no secret is stored on the stack that was not known before
        again, work = False, [0]
        before = [None] * len(code)
        before[0] = set()
        while work:
            n = work.pop()
            i, state = code[n], set(before[n])
            if "<memcpy>" in texts[i.at] and not stack:
                stack = again = True
            loads = i.memory == "data" or (i.memory == "stack" and stack)
            results = i.written | ({"flags"} if i.sets_flags else set())
            if loads or i.read & state:
                state |= results
                if i.stores == "stack" and not stack:
                    stack = again = True
            else:
                state -= results
            for m in successors(code, n, index, texts[i.at]):
                if before[m] is None or not state <= before[m]:
                    before[m] = state | (before[m] or set())
                    work.append(m)
    wrong = []

    def refuse(i: Instruction, why: str) -> None:
        wrong.append(f"{name}+{i.at - code[0].at:#x}: {i.name} {texts[i.at]}: {why}")

    for i, secret in zip(code, before, strict=True):
        if secret is None:  # padding between functions
            continue
        conditional = i.name.startswith(("b.", "cmov", "csel", "csinc", "cset", "set")) or (
            i.name[0] == "j" and i.name != "jmp"
        )
        if conditional and "flags" in secret:
            refuse(i, "depends on flags that may hold a secret")
        if i.name in ("cbz", "cbnz", "tbz", "tbnz") and i.read & secret:
            refuse(i, "branches on a secret")
        if i.address & secret:
            refuse(i, "a secret in an address")
        if i.mask and i.mask in secret:
            refuse(i, "which elements are accessed depends on a secret")
        if i.name in ("jmp", "br", "blr") and i.read & secret:
            refuse(i, "an indirect jump to a secret")
        if "div" in i.name and (i.read & secret or i.memory == "data"):
            refuse(i, "a quotient of a secret")
        if "gather" in i.name or "scatter" in i.name:
            refuse(i, "addresses in a vector")
        copies = "<memcpy>" in texts[i.at] or "<memset>" in texts[i.at]
        if (
            i.name in ("call", "bl")
            and not copies
            and not any(f"<{k}" in texts[i.at] for k in known)
        ):
            refuse(i, "a function that is not looked at")
        if copies and {"x0", "x1", "x2"} & secret:
            refuse(i, "a secret as address or length of a copy")
    return wrong


def disassembled(objdump: str, path: str) -> tuple[bool, dict[str, list[tuple[int, str, str]]]]:
    """Whether it is of AArch64, and its functions; of those in assembly the name in arith.h."""
    command = [objdump, "-dr", "--no-show-raw-insn", path]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    arm = "aarch64" in text.split("\n", 3)[1]
    if not arm:
        command = [objdump, "-d", "--no-show-raw-insn", "-Mintel", path]
        text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    found = functions(text)
    return arm, {re.sub(r"^lanewise_mlkem_(\w+)_\w+$", r"\1", k): v for k, v in found.items()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("objects", nargs="+", metavar="OBJECT")
    parser.add_argument("--objdump", default="objdump")
    parser.add_argument(
        "--refuses", action="store_true", help="each function of the objects must be refused"
    )
    options = parser.parse_args()
    failed, names = 0, set()
    for path in options.objects:
        arm, found = disassembled(options.objdump, path)
        names |= found.keys()
        for name, lines in sorted(found.items()):
            if name in PUBLIC:
                continue
            code = (read_arm if arm else read_x86)(lines)
            wrong = check(name, code, {*found} - PUBLIC, {at: ops for at, _, ops in lines})
            print(f"{name}: {len(code)} instructions, {len(wrong)} refused")
            for line in wrong[:8]:
                print(f"    {line}")
            failed += bool(wrong) != options.refuses
    if lacking := NEEDED - names if not options.refuses else set():
        print(f"the objects lack {', '.join(sorted(lacking))}", file=sys.stderr)
        return 2
    return 1 if failed or not names else 0


if __name__ == "__main__":
    sys.exit(main())
