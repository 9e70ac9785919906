// SPDX-License-Identifier: Apache-2.0 OR MIT
// What a program for Linux on x86-64 needs of a kernel, on an emulated machine that has nothing but
// a processor and memory: the program and its dynamic linker are loaded, their system calls are
// answered. They run in ring 0, so that a system call is a jump: `syscall` comes here and the way
// back is no `sysret`. One process, one thread, no signals. Files are those of `disk`; what is
// written to standard output and to standard error goes to port 0xe9.
#include <elf.h>
#include <stdint.h>

// Physical memory; reset_x86_64.S says where this program is.
#define DISK 0x20000000u
#define MMAP_TOP 0x1f000000u
#define STACK_TOP 0x1ff00000u
#define PROGRAM 0x08000000u     // where a position-independent program goes
#define INTERPRETER 0x1f000000u // and its dynamic linker
#define PAGE 4096u

enum { ENOENT = 2, EBADF = 9, ENOMEM = 12, EINVAL = 22, ENOSYS = 38 };

// The disk: a header for each file, its contents from the next page on; name 0 ends it. The first
// is the program, the second its dynamic linker or empty, the third what execve() is told: counts
// of arguments and of the environment, then these, each with a zero behind it; the fourth is
// standard input.
typedef struct {
    char name[504];
    uint64_t size;
} file_t;

typedef struct {
    const file_t *file;
    uint64_t at;
} open_t;

static open_t opened[32];
static uint64_t unknown_call; // the last one
static uint64_t brk_now, mmap_low = MMAP_TOP;

static void out(uint16_t port, const char *from, uint64_t n) {
    __asm__ volatile("rep outsb" : "+S"(from), "+c"(n) : "d"(port) : "memory");
}

static void copy(void *to, const void *from, uint64_t n) {
    __asm__ volatile("rep movsb" : "+D"(to), "+S"(from), "+c"(n) : : "memory");
}

static void clear(void *to, uint64_t n) {
    __asm__ volatile("rep stosb" : "+D"(to), "+c"(n) : "a"(0) : "memory");
}

static uint64_t length(const char *s) {
    uint64_t n = 0;
    while (s[n])
        n++;
    return n;
}

static void say(const char *s) {
    out(0xe9, s, length(s));
}

static void say_number(const char *what, uint64_t x) {
    char digits[17] = {0};
    for (int i = 15; i >= 0; i--, x >>= 4)
        digits[i] = "0123456789abcdef"[x & 15];
    say(what);
    say(digits);
}

// The end of what is written: the status, and where there is something to say, what and where.
static void leave(uint64_t status, const char *why, uint64_t where, uint64_t address) {
    say_number("\n\1exit ", status);
    if (unknown_call)
        say_number(" unknown system call ", unknown_call);
    if (why) {
        say_number(why, where);
        say_number(" address ", address);
    }
    say("\n");
    out(0x8900, "Shutdown", 8);
    for (;;)
        __asm__ volatile("hlt");
}

static const char *contents(const file_t *file) {
    return (const char *)file + PAGE;
}

static const file_t *next(const file_t *file) {
    return (const file_t *)(contents(file) + ((file->size + PAGE - 1) & -(uint64_t)PAGE));
}

static const file_t *find(const char *name) {
    uint64_t n = length(name) + 1;
    for (const file_t *file = (const file_t *)(uintptr_t)DISK; file->name[0]; file = next(file)) {
        uint64_t i = 0;
        while (i < n && n <= sizeof file->name && file->name[i] == name[i])
            i++;
        if (i == n)
            return file;
    }
    return 0;
}

static open_t *descriptor(uint64_t fd) {
    return fd < sizeof opened / sizeof opened[0] && opened[fd].file ? &opened[fd] : 0;
}

static uint64_t give(open_t *open, uint64_t at, void *to, uint64_t n) {
    uint64_t left = at < open->file->size ? open->file->size - at : 0;
    n = n < left ? n : left;
    copy(to, contents(open->file) + at, n);
    return n;
}

static int64_t do_open(const char *name) {
    const file_t *file = find(name);
    if (!file)
        return -ENOENT;
    for (uint64_t fd = 3; fd < sizeof opened / sizeof opened[0]; fd++)
        if (!opened[fd].file) {
            opened[fd] = (open_t){file, 0};
            return (int64_t)fd;
        }
    return -ENOMEM;
}

// struct stat of a regular file (or of a terminal): mode and size.
static int64_t do_stat(const file_t *file, uint64_t *to) {
    clear(to, 144);
    *(uint32_t *)(to + 3) = file ? 0100755 : 020620;
    to[1] = file ? (uint64_t)(uintptr_t)file : 0; // the dynamic linker knows a file again by this
    to[6] = file ? file->size : 0;
    return 0;
}

static int64_t do_brk(uint64_t to) {
    if (to > brk_now && to < mmap_low) {
        clear((void *)brk_now, to - brk_now);
        brk_now = to;
    }
    return (int64_t)brk_now;
}

static int64_t do_mmap(uint64_t at, uint64_t n, uint64_t flags, uint64_t fd, uint64_t from) {
    n = (n + PAGE - 1) & -(uint64_t)PAGE;
    if (!(flags & 0x10)) { // not MAP_FIXED
        if (n > mmap_low - brk_now)
            return -ENOMEM;
        at = mmap_low -= n;
    }
    clear((void *)at, n);
    open_t *open = descriptor(fd);
    if (!(flags & 0x20)) { // not MAP_ANONYMOUS
        if (!open)
            return -EBADF;
        give(open, from, (void *)at, n);
    }
    return (int64_t)at;
}

// Memory comes back only in the order in which it was given, which is enough for tests.
static int64_t do_munmap(uint64_t at, uint64_t n) {
    if (at == mmap_low)
        mmap_low += (n + PAGE - 1) & -(uint64_t)PAGE;
    return 0;
}

static int64_t do_writev(const uint64_t *vectors, uint64_t n) {
    uint64_t sum = 0;
    for (uint64_t i = 0; i < n; sum += vectors[2 * i + 1], i++)
        out(0xe9, (const char *)vectors[2 * i], vectors[2 * i + 1]);
    return (int64_t)sum;
}

static int64_t do_lseek(open_t *open, uint64_t to, uint64_t whence) {
    if (!open)
        return -29; // ESPIPE
    open->at = to + (whence == 1 ? open->at : whence == 2 ? open->file->size : 0);
    return (int64_t)open->at;
}

static int64_t do_read(open_t *open, void *to, uint64_t n) {
    if (!open)
        return -EBADF;
    n = give(open, open->at, to, n);
    open->at += n;
    return (int64_t)n;
}

static void write_msr(uint32_t which, uint64_t value) {
    __asm__ volatile("wrmsr" : : "c"(which), "a"((uint32_t)value), "d"((uint32_t)(value >> 32)));
}

static uint64_t cycles(void) {
    uint32_t low, high;
    __asm__ volatile("rdtsc" : "=a"(low), "=d"(high));
    return (uint64_t)high << 32 | low;
}

static int64_t do_getrandom(uint8_t *to, uint64_t n) {
    static uint64_t x = 0x9e3779b97f4a7c15;
    for (uint64_t i = 0; i < n; i++) {
        x ^= x << 13, x ^= x >> 7, x ^= x << 17;
        to[i] = (uint8_t)(x >> 24);
    }
    return (int64_t)n;
}

static int64_t do_clock(uint64_t *to) {
    uint64_t now = cycles(); // of 10^8 a second, as the runner has set it
    to[0] = now / 100000000, to[1] = now % 100000000 * 10;
    return 0;
}

int64_t kernel_call(uint64_t a, uint64_t b, uint64_t c, uint64_t d, uint64_t e, uint64_t f,
                    uint64_t number);
int64_t kernel_call(uint64_t a, uint64_t b, uint64_t c, uint64_t d, uint64_t e, uint64_t f,
                    uint64_t number) {
    open_t *open = descriptor(a);
    switch (number) {
    case 0:
        return do_read(open, (void *)b, c);
    case 1:
        return a == 1 || a == 2 ? (out(0xe9, (const char *)b, c), (int64_t)c) : -EBADF;
    case 3:
        return open ? (open->file = 0, 0) : 0;
    case 5:
        return do_stat(open ? open->file : 0, (uint64_t *)b);
    case 8:
        return do_lseek(open, b, c);
    case 9:
        return do_mmap(a, b, d, e, f);
    case 10:
        return 0; // mprotect
    case 11:
        return do_munmap(a, b);
    case 12:
        return do_brk(a);
    case 13:
    case 14:
        return 0; // rt_sigaction, rt_sigprocmask
    case 16:
        return -25; // ioctl: ENOTTY
    case 17:
        return open ? (int64_t)give(open, d, (void *)b, c) : -EBADF;
    case 20:
        return do_writev((const uint64_t *)b, c);
    case 21:
        return find((const char *)a) ? 0 : -ENOENT; // access
    case 28:
        return 0; // madvise
    case 39:
    case 186:
        return 1; // getpid, gettid
    case 60:
    case 231:
        leave(a & 0xff, 0, 0, 0);
        return 0;
    case 62:
    case 200:
        leave(128 + (b & 127), " killed by itself at ", 0, 0);
        return 0; // kill, tkill
    case 234:
        leave(128 + (c & 127), " killed by itself at ", 0, 0);
        return 0; // tgkill
    case 158:
        return a == 0x1002 ? (write_msr(0xc0000100, b), 0) : -EINVAL; // arch_prctl: FS
    case 218:
        return 1; // set_tid_address
    case 228:
        return do_clock((uint64_t *)b);
    case 257:
        return do_open((const char *)b);
    case 262: {
        const file_t *file = *(const char *)b ? find((const char *)b) : open ? open->file : 0;
        return file || !*(const char *)b ? do_stat(file, (uint64_t *)c) : -ENOENT;
    }
    case 318:
        return do_getrandom((uint8_t *)a, b);
    case 89:
        return -ENOENT; // readlink
    case 99:
    case 273:
    case 334:
    case 302:
        return -ENOSYS; // sysinfo, set_robust_list, rseq, prlimit64
    default:
        unknown_call = number;
        return -ENOSYS;
    }
}

// An exception of the processor ends the run as a signal does. frame: what it pushed.
void kernel_exception(uint64_t vector, const uint64_t *frame);
void kernel_exception(uint64_t vector, const uint64_t *frame) {
    uint64_t address;
    __asm__ volatile("mov %%cr2, %0" : "=r"(address));
    frame += (0x27d00 >> vector) & 1; // an error code lies before the rest
    leave(128 + (vector == 6 ? 4 : 11), vector == 6 ? " illegal instruction at " : " fault at ",
          frame[0], address);
}

// Returns where to go in.
static uint64_t load(const file_t *file, uint64_t base, uint64_t *end) {
    const char *from = contents(file);
    const Elf64_Ehdr *elf = (const Elf64_Ehdr *)from;
    const Elf64_Phdr *part = (const Elf64_Phdr *)(from + elf->e_phoff);
    if (elf->e_type == ET_EXEC)
        base = 0;
    for (int i = 0; i < elf->e_phnum; i++, part++)
        if (part->p_type == PT_LOAD) {
            uint64_t at = base + part->p_vaddr;
            clear((void *)at, part->p_memsz);
            copy((void *)at, from + part->p_offset, part->p_filesz);
            *end = at + part->p_memsz;
        }
    return base + elf->e_entry;
}

// The stack as the ABI has it at the first instruction; strings stay where `told` has them.
static uint64_t *stacked(const file_t *program, const file_t *linker, const file_t *told,
                         uint64_t entry) {
    const Elf64_Ehdr *elf = (const Elf64_Ehdr *)contents(program);
    const uint64_t *counts = (const uint64_t *)contents(told);
    const char *text = (const char *)(counts + 2);
    uint64_t first = ((const Elf64_Phdr *)(contents(program) + elf->e_phoff))->p_vaddr;
    uint64_t base = elf->e_type == ET_EXEC ? first & -(uint64_t)PAGE : PROGRAM;
    uint64_t headers = base + elf->e_phoff;
    uint64_t *bottom = (uint64_t *)(uintptr_t)(STACK_TOP - PAGE) - 64 - counts[0] - counts[1];
    uint64_t *to = bottom = (uint64_t *)((uint64_t)bottom & -64);
    *to++ = counts[0];
    for (int part = 0; part < 2; part++) {
        for (uint64_t i = 0; i < counts[part]; i++, text += length(text) + 1)
            *to++ = (uint64_t)text;
        *to++ = 0;
    }
    const uint64_t vector[] = {AT_PHDR,   headers,
                               AT_PHENT,  sizeof(Elf64_Phdr),
                               AT_PHNUM,  elf->e_phnum,
                               AT_PAGESZ, PAGE,
                               AT_BASE,   linker->size ? INTERPRETER : 0,
                               AT_ENTRY,  entry,
                               AT_UID,    0,
                               AT_EUID,   0,
                               AT_GID,    0,
                               AT_EGID,   0,
                               AT_SECURE, 0,
                               AT_RANDOM, (uint64_t)elf,
                               AT_NULL,   0};
    copy(to, vector, sizeof vector);
    return bottom;
}

extern char kernel_syscall[], kernel_vectors[];

void kernel_main(void);
void kernel_main(void) {
    static uint64_t idt[32][2];
    for (int i = 0; i < 32; i++) {
        uint64_t to = (uint64_t)kernel_vectors + 16 * (uint64_t)i;
        idt[i][0] = (to & 0xffff) | 24 << 16 | 0x8e0000000000 | (to >> 16 & 0xffff) << 48;
        idt[i][1] = to >> 32;
    }
    struct __attribute__((packed)) {
        uint16_t limit;
        uint64_t base;
    } where = {sizeof idt - 1, (uint64_t)idt};
    __asm__ volatile("lidt %0" : : "m"(where));
    write_msr(0xc0000081, (uint64_t)24 << 32);       // STAR: the code segment
    write_msr(0xc0000082, (uint64_t)kernel_syscall); // LSTAR
    write_msr(0xc0000084, 0x700);                    // SFMASK: interrupts, direction, traps

    const file_t *program = (const file_t *)(uintptr_t)DISK;
    const file_t *linker = next(program), *told = next(linker);
    uint64_t unused, entry = load(program, PROGRAM, &brk_now);
    brk_now = (brk_now + PAGE - 1) & -(uint64_t)PAGE;
    uint64_t *stack = stacked(program, linker, told, entry);
    if (linker->size)
        entry = load(linker, INTERPRETER, &unused);
    opened[0].file = next(told); // the fourth is standard input
    say("\1begin\n");            // what stands before it is the emulator's
    __asm__ volatile("mov %0, %%rsp\n\txor %%edx, %%edx\n\txor %%ebp, %%ebp\n\tjmp *%1"
                     :
                     : "r"(stack), "a"(entry));
}
