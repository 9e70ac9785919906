# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Who is fastest in a row of a measurement, and what the others are called."""

from __future__ import annotations

import re

OURS = "lanewise"


#: What rows of a scheme begin with, and its name; then the parameter set and the operation.
SCHEMES = {"mlkem": "ML-KEM", "mldsa": "ML-DSA", "slhdsa": "SLH-DSA"}
_OPERATIONS = ("keygen", "encaps", "decaps", "sign", "verify")


def scheme_of(ident: str) -> tuple[str, str, str] | None:
    """Of a row of a scheme: what it begins with, the parameter set, the operation."""
    scheme, _, rest = ident.partition("-")
    return (scheme, *rest.partition("-")[::2]) if scheme in SCHEMES else None


def main_operations(rows: list[dict]) -> list[str]:
    """Names of the rows of whole operations that all schemes have, in the order of schemes, sets
    (128s before 128f) and operations."""

    def order(found: tuple[str, str, str]) -> tuple:
        scheme, name, operation = found
        size = int("".join(filter(str.isdigit, name)) or 0)
        return list(SCHEMES).index(scheme), size, name[::-1] < "s", _OPERATIONS.index(operation)

    found = {scheme_of(row["id"]) for row in rows} - {None}
    known = [each for each in found if each[2] in _OPERATIONS]
    return ["-".join(each) for each in sorted(known, key=order)]


def is_plain(contender: dict) -> bool:
    return not re.search("AVX|SSE|NEON|SVE", contender["needs"])


def ours_of(row: dict | None, which: str = "best") -> dict | None:
    """Our fastest contender of a row; "plain" leaves out those that need vector instructions. None
    if there is none, no such row, or one that was not measured."""
    if not row or "error" in row:
        return None
    first = row["contenders"][0]["function"] if row["contenders"] else ""
    found = [
        c
        for c in row["contenders"]
        if c["peer"] == OURS and c["function"] == first and (which == "best" or is_plain(c))
    ]
    return min(found, key=lambda c: c["cycles"], default=None)


def peer_of(row: dict, peer: str, function: str | None = None) -> dict | None:
    """The fastest of a peer's contenders for its first function in the row, or for this one."""
    found = [
        c
        for c in row["contenders"]
        if c["peer"] == peer and function in (None, c["function"]) and "hashlib" not in c["detail"]
    ]
    found = [c for c in found if c["function"] == found[0]["function"]]
    return min(found, key=lambda c: c["cycles"], default=None)


def best_other(row: dict) -> dict | None:
    """The fastest contender that is not ours, whatever function it performs in this row."""
    others = [c for c in row["contenders"] if c["peer"] != OURS]
    return min(others, key=lambda c: c["cycles"], default=None)


#: Of a figure's windows, how many must have been quiet. Those of code that itself disturbs the
#: core, by page faults say, are few, and no better than the others.
LEAST_QUIET = 0.05


def never_quiet(contender: dict) -> bool:
    """Next to no window had the core for itself: such a figure is marked, and decides nothing."""
    used, dropped = contender.get("quiet") or map(contender.get, ("windows", "dropped"))
    return used is not None and used < LEAST_QUIET * (used + (dropped or 0)) or used == 0


def quiet_words(rows: list[dict]) -> str:
    """How much of the measurement had the core for itself, and how many figures never had."""
    found = [c for row in rows for c in row["contenders"]]
    pairs = [c.get("quiet") or [c.get("windows"), c.get("dropped")] for c in found]
    if any(None in pair for pair in pairs):
        return "The share of quiet windows was not recorded."
    used, dropped = (sum(pair[i] for pair in pairs) for i in (0, 1))
    never = sum(map(never_quiet, found))
    share = 100 * used / (used + dropped) if used + dropped else 0
    said = f"{share:.0f} % of {used + dropped} windows were quiet"
    return said + (
        f"; {never} of {len(pairs)} figures never were, and are marked." if never else "."
    )


def called(contender: dict) -> str:
    """The peer, or the function where that is what a reader knows."""
    return "BLAKE3" if contender["function"] == "BLAKE3" else contender["peer"]


def name_of(contender: dict) -> str:
    """What a reader knows the contender by."""
    if contender["peer"] == "Rust":
        crate = contender["detail"].split(",")[0].removeprefix("crate ")
        return f"Rust {crate}" + (", 2 threads" if "2 threads" in contender["function"] else "")
    if contender["peer"] == "Python":
        return "Python hashlib" if "hashlib" in contender["detail"] else "Python pycryptodome"
    if contender["peer"] == "Go" and "circl" in contender["detail"]:
        return "Go circl"
    if "," in contender["function"] and "[" not in contender["function"]:
        return contender["peer"] + "," + contender["function"].split(",")[1]
    return contender["peer"]


#: What the rows of every length measure: a function of ours, and others that do the same.
LENGTHS = (("SHA3-256", ()), ("TurboSHAKE128", ()), ("KT128", ("BLAKE3",)))
#: Rows in which ours is forced to other kernels, while the others run as ever.
FORCED = ("-plain", "-avx2")
#: Ours / theirs within this is called level: two runs of one program differ by as much.
LEVEL = 0.005


def tasks(rows: list[dict]) -> list[dict]:
    """The rows in which ours is compared with others: one for each function of a row of lengths,
    and none in which a slower kernel of ours was forced."""
    out = []
    for row in rows:
        if "error" in row or row["id"].endswith(FORCED):
            continue
        if not row["id"].startswith("sweep-"):
            out.append(row)
            continue
        for function, others in LENGTHS:
            wanted = (function, *others)
            found = [c for c in row["contenders"] if c["function"] in wanted]
            found.sort(key=lambda c, first=function: c["function"] != first)
            out.append(row | {"title": f"{function}, {row['title']}", "contenders": found})
    return out


def judged(rows: list[dict]) -> list[tuple[float, dict, dict]]:
    """Of each task with others in it: ours / the fastest other, the row, that other. None of a
    core that never was quiet: who is faster there is not known."""
    out = []
    for row in tasks(rows):
        ours, other = ours_of(row), best_other(row)
        if ours and other and not (never_quiet(ours) or never_quiet(other)):
            out.append((ours["cycles"] / other["cycles"], row, other))
    return out


def verdict(ratio: float) -> str:
    """Of ours / theirs."""
    if abs(ratio - 1) <= LEVEL:
        return "level"
    return "faster" if ratio < 1 else "slower"


def slower_rows(rows: list[dict]) -> list[str]:
    """Titles of the tasks in which a peer is faster than we are, and which. Those of a function at
    many lengths are one item with the worst of them, and so are those of an operation of a scheme,
    of all its sets, the mean and the percentiles."""
    found: dict[tuple[str, ...], list[tuple[float, dict, dict]]] = {}
    for ratio, row, other in judged(rows):
        if verdict(ratio) == "slower":
            of, *what = row["title"].split(", ")
            key: tuple[str, ...] = (row["title"],)
            if of in dict(LENGTHS):
                key = (of,)
            elif row["id"].startswith(tuple(f"{scheme}-" for scheme in SCHEMES)):
                key = (of.rsplit("-", 1)[0], *what[:1])
            found.setdefault(key, []).append((ratio, row, other))
    out = []
    for key, each in found.items():
        ratio, row, other = max(each, key=lambda f: f[0])
        lengths = len({r["bytes"] for _, r, _ in each}) - 1
        more = ""
        if key[0] in dict(LENGTHS) and lengths:
            more = f", and at {lengths} other lengths"
        elif len(each) > 1:
            rows_left = "one other row" if len(each) == 2 else f"{len(each) - 1} other rows"
            more = f", and in {rows_left}"
        out.append(f"{row['title']} ({ratio:.2f} times {called(other)}{more})")
    return out
