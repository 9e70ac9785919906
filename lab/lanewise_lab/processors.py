# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What a processor is, from what CPUID says: vendor, family and model.

The brand string of a virtual machine ("AMD EPYC") is the same for processors that differ by half;
the generation of the core is what a figure belongs to.
"""

from __future__ import annotations

import re

#: (vendor, family, first model, last model): the product line, the generation. From the vendors'
#: revision guides and the tables of the Linux kernel (arch/x86/include/asm/intel-family.h).
LINES = (
    ("AuthenticAMD", 23, 0x00, 0x07, "EPYC 7001", "Zen"),
    ("AuthenticAMD", 23, 0x30, 0x3F, "EPYC 7002", "Zen 2"),
    ("AuthenticAMD", 23, 0x60, 0x7F, "Ryzen 3000 and 4000", "Zen 2"),
    ("AuthenticAMD", 25, 0x00, 0x07, "EPYC 7003", "Zen 3"),
    ("AuthenticAMD", 25, 0x08, 0x08, "Threadripper 5000", "Zen 3"),
    ("AuthenticAMD", 25, 0x10, 0x17, "EPYC 9004", "Zen 4"),
    ("AuthenticAMD", 25, 0x18, 0x1F, "Threadripper 7000", "Zen 4"),
    ("AuthenticAMD", 25, 0x20, 0x5F, "Ryzen 5000", "Zen 3"),
    ("AuthenticAMD", 25, 0x60, 0x7F, "Ryzen 7000", "Zen 4"),
    ("AuthenticAMD", 25, 0xA0, 0xAF, "EPYC 9004 and 8004, dense", "Zen 4c"),
    ("AuthenticAMD", 26, 0x00, 0x07, "EPYC 9005", "Zen 5"),
    ("AuthenticAMD", 26, 0x08, 0x0F, "Threadripper 9000", "Zen 5"),
    ("AuthenticAMD", 26, 0x10, 0x1F, "EPYC 9005, dense", "Zen 5c"),
    ("AuthenticAMD", 26, 0x20, 0x2F, "Ryzen AI 300", "Zen 5 for notebooks"),
    ("AuthenticAMD", 26, 0x40, 0x4F, "Ryzen 9000", "Zen 5"),
    ("AuthenticAMD", 26, 0x60, 0x6F, "Ryzen AI 300", "Zen 5 for notebooks"),
    ("GenuineIntel", 6, 0x55, 0x55, "Xeon Scalable 1 to 3", "Skylake"),
    ("GenuineIntel", 6, 0x6A, 0x6C, "Xeon Scalable 3", "Ice Lake"),
    ("GenuineIntel", 6, 0x8F, 0x8F, "Xeon Scalable 4", "Sapphire Rapids"),
    ("GenuineIntel", 6, 0xA7, 0xA7, "Core 11", "Rocket Lake"),
    ("GenuineIntel", 6, 0xAD, 0xAE, "Xeon 6", "Granite Rapids"),
    ("GenuineIntel", 6, 0xCF, 0xCF, "Xeon Scalable 5", "Emerald Rapids"),
    ("GenuineIntel", 6, 0x3C, 0x3F, "Core 4 and Xeon v3", "Haswell"),
    ("GenuineIntel", 6, 0x5E, 0x5E, "Core 6", "Skylake client"),
)
#: What a core is called that shows the model of a generation, as hypervisors do, and has a feature
#: which no core of that generation has.
HIDDEN = {
    "Rocket Lake": {"amx_tile": "Intel with AMX", "amx_bf16": "Intel with AMX"},
    "Zen 3": {"avx512f": "AMD with AVX-512"},
    "Haswell": {"avx512f": "Intel with AVX-512"},
}
#: What a report has to keep of a machine's features, so that its core can be told again.
TELLING = sorted({feature for features in HIDDEN.values() for feature in features})


def name(vendor: str, family: int, model: int, features: tuple[str, ...] = ()) -> str:
    """ "EPYC 9005, Zen 5", or what is known where no line of the tables tells."""
    for of, number, first, last, line, generation in LINES:
        if (of, number) == (vendor, family) and first <= model <= last:
            for feature, said in HIDDEN.get(generation, {}).items():
                if feature in features:
                    return f"{said} (reported as family {family} model {model})"
            return f"{line}, {generation}"
    return f"{vendor or 'unknown'} family {family} model {model}"


def of_id(cpu_id: str, vendor: str, features: tuple[str, ...] = ()) -> str:
    """The name of the core that describes itself as "family 26, model 2"."""
    found = re.fullmatch(r"family (\d+), model (\d+)", cpu_id)
    if not found:
        return cpu_id or "unknown"
    return name(vendor, int(found[1]), int(found[2]), features)


def known(core: str) -> bool:
    """Whether name() makes this of some processor."""
    lines = {f"{line}, {generation}" for *_, line, generation in LINES}
    hidden = {said for features in HIDDEN.values() for said in features.values()}
    as_another = re.fullmatch(r"(.+) \(reported as family \d+ model \d+\)", core)
    unknown = re.fullmatch(r"\w+ family \d+ model \d+", core)
    return core in lines or bool(as_another and as_another[1] in hidden) or bool(unknown)


def of_machine(machine: dict) -> str:
    """Of what measuring.machine() wrote about one."""
    return of_id(machine["cpu_id"], machine["vendor"], tuple(machine.get("features", ())))


def slug(core: str) -> str:
    """The name of a core as that of a file and of a heading's link."""
    return re.sub(r"[^a-z0-9]+", "-", core.lower()).strip("-")
