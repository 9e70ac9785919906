/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Superscalar cores, in order and out of order: what an executed instruction is to them. One
 * implementation (superscalar.c) serves the stopwatch, which feeds it executed traces, and the
 * search for orders (passes/weave.c), which feeds it loop bodies before they have registers.
 */
#ifndef LANEWISE_SUPERSCALAR_H
#define LANEWISE_SUPERSCALAR_H

/* Classes of instructions: the cores' files give each one latency, units and occupancy. */
enum lanewise_class {
    LW_ALU,       /* plain integer operation, logical immediates, compares */
    LW_ALU_SHIFT, /* integer operation with a shifted second operand */
    LW_SHIFT,     /* a shift or rotation of its own: ROR, LSL, EXTR, UBFM */
    LW_MOVE,      /* register to register */
    LW_MULTIPLY,
    LW_DIVIDE,
    LW_LOAD, /* one X or W register */
    LW_LOAD_PAIR,
    LW_STORE,
    LW_STORE_PAIR,
    LW_BRANCH,
    LW_VLOAD, /* LDR Q or D */
    LW_VLOAD_PAIR,
    LW_VLOAD_REP, /* LD1R */
    LW_VSTORE,
    LW_VSTORE_PAIR,
    LW_VLOGIC, /* EOR, BIC, ORR, ORN, AND, BSL ... on vectors */
    LW_VADD,   /* ADD, SUB */
    LW_VSHIFT, /* SHL, USHR, SLI ... */
    LW_VSRI,   /* SRI: shift right and insert */
    LW_EOR3,
    LW_BCAX,
    LW_XAR,
    LW_RAX1,
    LW_VPERM, /* ZIP, UZP, TRN, EXT, DUP, TBL, REV */
    LW_VMOVE, /* vector register to vector register */
    LW_VFROM, /* vector to integer register: UMOV, FMOV */
    LW_VTO,   /* integer to vector register: INS, FMOV, DUP */
    LW_NOP,
    LW_CLASSES
};

/* What a read is for: a shifted operand and an address may be needed earlier, data of a store
 * later; merge is the old value of a destination that is only partly replaced (SRI). */
enum lanewise_role { LW_PLAIN, LW_SHIFTED, LW_ADDRESS, LW_DATA, LW_MERGE };

/* Names of registers (or of values, where there are no registers yet) are 0 .. LW_NAMES - 1; each
 * list ends at the first -1. Nothing here renames: dependencies are those of the last writer. */
enum { LW_NAMES = 8192, LW_READS = 6, LW_WRITES = 4 };

typedef struct lanewise_step {
    int class_; /* enum lanewise_class */
    int read[LW_READS];
    int role[LW_READS]; /* enum lanewise_role of each read */
    int write[LW_WRITES];
    int place; /* a number for the first 8 bytes that are accessed, or -1 */
    int taken; /* a branch that is taken */
} lanewise_step;

/* The rules of one core; superscalar.py fills it from a file of cores/. */
typedef struct lanewise_rules lanewise_rules;

/*
 * Cycles of `count` steps executed one behind the other on an idle core. issued[i], if it is not
 * NULL, is the cycle in which step i began to execute; why[i], if it is not NULL, what it waited
 * for last (the numbers are superscalar.py's).
 */
int lanewise_simulate(const lanewise_rules *rules, const lanewise_step *steps, int count,
                      int *issued, unsigned char *why);

#endif
