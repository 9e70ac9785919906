// SPDX-License-Identifier: Apache-2.0 OR MIT
// The read-only memory of an emulated x86-64 machine, 64 KiB that end at 2^32: from reset to 64-bit
// mode with the registers of AVX-512, in ring 0, each address of the first 4 GiB the physical one; the
// first 2 MiB are not there, so that a null pointer is one. Then kernel_x86_64.c, at 2 MiB.
    .code16
    .globl _start
_start:
    cli
    data32 lgdt %cs:gdtr - _start
    mov %cr0, %eax
    or $1, %al
    mov %eax, %cr0
    data32 ljmp $8, $protected
    .code32
protected:
    mov $16, %eax
    mov %eax, %ds
    mov %eax, %es
    mov %eax, %ss
    cld
    // Bochs reads an image into the place of its first block and on, and gives places to blocks when
    // they are first used. So those of the disk are used in their order, and before all others.
    mov $0x20000000, %esi
0:  mov (%esi), %eax
    add $0x10000, %esi
    cmp $0x40000000, %esi
    jne 0b
    xor %eax, %eax
    mov $0x1000, %edi
    mov $0x6000 / 4, %ecx
    rep stosl
    movl $0x2003, 0x1000
    mov $0x3003, %eax
    mov $0x2000, %edi
1:  mov %eax, (%edi)
    add $0x1000, %eax
    add $8, %edi
    cmp $0x7003, %eax
    jne 1b
    // 2 MiB pages, the first one absent
    mov $0x3008, %edi
    mov $0x200083, %eax
2:  mov %eax, (%edi)
    add $8, %edi
    add $0x200000, %eax
    jnc 2b
    mov $0x1000, %eax
    mov %eax, %cr3
    mov $0x40620, %eax // PAE, OSFXSR, OSXMMEXCPT, OSXSAVE
    mov %eax, %cr4
    mov $0xc0000080, %ecx
    mov $0x101, %eax // LME, SCE
    xor %edx, %edx
    wrmsr
    mov $0x80010033, %eax // PG, WP, NE, ET, MP, PE
    mov %eax, %cr0
    ljmp $24, $long_mode
    .code64
long_mode:
    mov $0xe7, %eax
    xor %edx, %edx
    xor %ecx, %ecx
    xsetbv
    mov $0x200000, %eax
    jmp *%rax
    .balign 8
gdt:
    .quad 0
    .quad 0x00cf9a000000ffff
    .quad 0x00cf92000000ffff
    .quad 0x00af9a000000ffff
gdtr:
    .word . - gdt - 1
    .long gdt
    .org 0xfff0
    .code16
    jmp _start
    .org 0x10000
