/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Superscalar cores, in order and out of order: what an executed instruction is to them. One
 * implementation (superscalar.c) serves the stopwatch, which feeds it executed traces, and the
 * search for orders (search/schedule.c), which feeds it loop bodies before they have registers.
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

/* What a read is for: an operand that the operation shifts inline may be needed earlier; merge is
 * the old value of a destination that is only partly replaced (SRI). */
enum lanewise_role { LW_PLAIN, LW_SHIFTED, LW_ADDRESS, LW_DATA, LW_MERGE };

/* Names of registers (or of values, where there are no registers yet) are 0 .. LW_NAMES - 1; each
 * list ends at the first -1. Nothing here renames: dependencies are those of the last writer. */
enum { LW_NAMES = 8192, LW_READS = 6, LW_WRITES = 4, LW_LONGEST = 64 /* queue */ };

typedef struct lanewise_step {
    int class_; /* enum lanewise_class */
    int read[LW_READS];
    int role[LW_READS]; /* enum lanewise_role of each read */
    int write[LW_WRITES];
    int place;   /* the first 8 bytes that are accessed, as a number; the next 8 are one more.
                    -1: no memory, or none that is accessed again */
    int taken;   /* a branch that is taken: taken to be predicted */
    int updates; /* the last name written is a base register */
} lanewise_step;

/* Units that execute, and queues in front of them (out of order). */
enum {
    LW_UNIT_INTEGER = 0, /* up to 4 */
    LW_UNIT_BRANCH = 4,  /* up to 2 */
    LW_UNIT_LOAD = 6,    /* up to 2 */
    LW_UNIT_STORE = 8,   /* up to 2 */
    LW_UNIT_VECTOR = 10, /* up to 4 */
    LW_UNITS = 14
};

/* The rules of one core; superscalar.py fills them from a file of cores/, which says where each
 * number is from. Times are in cycles; a set of classes has a bit for each. No class is treated
 * specially in superscalar.c: what holds for which is said here. */
typedef struct lanewise_rules {
    int out_of_order;
    int width;                /* instructions issued (in order) or dispatched a cycle */
    int latency[LW_CLASSES];  /* from the beginning to the result; -1: the core cannot do it */
    int busy[LW_CLASSES];     /* how long a unit is taken */
    unsigned on[LW_CLASSES];  /* units that can execute it, a bit each; 0: it needs none */
    unsigned all[LW_CLASSES]; /* units that are taken besides the one that executes */
    int latency_base;         /* of a base register that is written back */
    int store_to_load;        /* from a store to a load of the same place */
    int after_branch;         /* from a taken branch to what comes behind it, at least */
    /* In order */
    int shifted_early; /* an operand that is shifted inline is needed so much earlier, */
    int shift_early;   /* and all operands of these classes so much */
    unsigned shift_classes;
    int merge_late;         /* an operand that is merged with is needed so much later if it was */
    unsigned merge_classes; /* made by one of these */
    unsigned first_slot;    /* classes that are issued in the first slot of a cycle alone */
    int vector_queue;       /* length of the queue in front of the vector units; 0: there is none */
    unsigned queued;        /* classes that go through it, */
    unsigned queue_units;   /* and of them those that take their unit when they leave it */
    /* Out of order */
    int reorder;        /* length of the reorder buffer */
    int room[LW_UNITS]; /* length of the queue in front of each unit */
    /* Dispatched a cycle at most: to all integer, vector, load and store units; to one vector
     * unit. 0: no such limit */
    int cap_integer, cap_vector, cap_memory, cap_vector_unit;
} lanewise_rules;

/* What a step waited for last before it was issued (in order) or dispatched (out of order). */
enum lanewise_reason {
    LW_NOTHING,
    LW_RESULT,       /* a result */
    LW_SHIFT_EARLY,  /* a result that will be shifted */
    LW_LOADED,       /* a loaded value */
    LW_FORWARD,      /* a store to the place that it loads from */
    LW_UNIT_BUSY,    /* its unit */
    LW_FIRST_SLOT,   /* the first slot of a cycle */
    LW_QUEUE_FULL,   /* room in the queue in front of the vector units (in order) */
    LW_REORDER_FULL, /* room in the reorder buffer */
    LW_INTEGER_FULL, /* room in the queues of the integer units, */
    LW_VECTOR_FULL,  /* of the vector units, */
    LW_MEMORY_FULL,  /* of the load and store units */
    LW_CAPPED,       /* a cycle that has dispatched as many of its kind as it can */
    LW_REASONS
};

/* What happened to a step. */
typedef struct lanewise_event {
    int dispatched; /* the cycle; in order the same as issued, except for a queued one */
    int issued;     /* the cycle in which it began to execute */
    short unit;     /* that executed it; -1: none */
    short why;      /* enum lanewise_reason: what its issue or dispatch waited for */
} lanewise_event;

/*
 * Cycles of `count` steps executed one behind the other on an idle core. issued[i], if it is not
 * NULL, is the cycle in which step i began to execute; why[i], if it is not NULL, what it waited
 * for last (enum lanewise_reason). -1 - i: the core cannot execute step i. INT_MIN: no memory.
 */
int lanewise_simulate(const lanewise_rules *rules, const lanewise_step *steps, int count,
                      int *issued, unsigned char *why);

/* The same with all that happened: events[i] for step i, or NULL. */
int lanewise_events(const lanewise_rules *rules, const lanewise_step *steps, int count,
                    lanewise_event *events);

#endif
