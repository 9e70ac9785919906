/* PYTHONPATH=lab python3 -m lanewise_lab.gen armv7m_bytes > src/keccak/armv7m/keccakp1600_bytes_armv7m.S */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Bytes into and out of a bit-interleaved Keccak state, for ARMv7-M (Cortex-M3, M4, M7).
 *
 * void lanewise_armv7m_add_bytes(uint32_t state[50], const uint8_t *data, uint32_t offset,
 *                                uint32_t length);
 *     XORs `length` bytes into the state, from byte `offset` of it on.
 * Stack: 32 bytes
 *
 * void lanewise_armv7m_extract_bytes(const uint32_t state[50], uint8_t *out, uint32_t offset,
 *                                    uint32_t length);
 *     Copies `length` bytes out of the state, from byte `offset` of it on.
 * Stack: 16 bytes
 *
 * Byte 8(x + 5y) + i of the state is byte i, least significant first, of lane (x, y). Word 2j of
 * the state holds the 32 even bits of lane j = x + 5y and word 2j + 1 its odd bits. Lengths and
 * offsets are in bytes, 0 <= offset, 0 <= length, offset + length <= 200: the caller checks. The
 * state is aligned to 4 bytes; data and out need no alignment, but lie in normal memory with
 * unaligned access allowed (the reset state: CCR.UNALIGN_TRP is 0).
 *
 * Time depends on offset and length alone: no branch and no address depends on data or state.
 * Registers: the AAPCS. Nothing is kept on the stack but the caller's registers.
 */
    .syntax unified
    .thumb
    .text
#if defined(__ELF__)
    .cfi_sections .debug_frame
#endif

    .p2align 2
    .globl lanewise_armv7m_add_bytes
    .hidden lanewise_armv7m_add_bytes
    .type lanewise_armv7m_add_bytes, %function
    .thumb_func
lanewise_armv7m_add_bytes:
    .cfi_startproc
    push {r4-r11}
    .cfi_def_cfa_offset 32
    .cfi_offset r4, -32
    .cfi_offset r5, -28
    .cfi_offset r6, -24
    .cfi_offset r7, -20
    .cfi_offset r8, -16
    .cfi_offset r9, -12
    .cfi_offset r10, -8
    .cfi_offset r11, -4
    add r0, r0, r2
    ands r2, r2, #7
    sub r0, r0, r2
    bne .Ladd_bytes_part
.Ladd_bytes_next:
    subs r3, r3, #16
    blo .Ladd_bytes_rest
    .p2align 2
.Ladd_bytes_pair:
    ldr.w r4, [r1, #0]
    ldr.w r5, [r1, #4]
    ldr.w r6, [r1, #8]
    ldr.w r7, [r1, #12]
    ldr.w r8, [r0, #0]
    ldr.w r9, [r0, #4]
    ldr.w r10, [r0, #8]
    ldr.w r11, [r0, #12]
    add.w r1, r1, #16
    lsr.w r12, r4, #16
    bfi r4, r5, #16, #16
    bfi r5, r12, #0, #16
    lsr.w r2, r6, #16
    eor.w r12, r5, r4, lsr #8
    bfi r6, r7, #16, #16
    and.w r12, r12, #0x00ff00ff
    bfi r7, r2, #0, #16
    eor.w r5, r5, r12
    eor.w r2, r7, r6, lsr #8
    eor.w r4, r4, r12, lsl #8
    and.w r2, r2, #0x00ff00ff
    eor.w r12, r4, r5, lsl #4
    eor.w r7, r7, r2
    and.w r12, r12, #0xf0f0f0f0
    eor.w r6, r6, r2, lsl #8
    eor.w r4, r4, r12
    eor.w r2, r6, r7, lsl #4
    eor.w r5, r5, r12, lsr #4
    and.w r2, r2, #0xf0f0f0f0
    eor.w r12, r5, r4, lsr #2
    eor.w r6, r6, r2
    and.w r12, r12, #0x33333333
    eor.w r7, r7, r2, lsr #4
    eor.w r5, r5, r12
    eor.w r2, r7, r6, lsr #2
    eor.w r4, r4, r12, lsl #2
    and.w r2, r2, #0x33333333
    eor.w r12, r4, r5, lsl #1
    eor.w r7, r7, r2
    and.w r12, r12, #0xaaaaaaaa
    eor.w r6, r6, r2, lsl #2
    eor.w r4, r4, r12
    eor.w r2, r6, r7, lsl #1
    eor.w r5, r5, r12, lsr #1
    and.w r2, r2, #0xaaaaaaaa
    eor.w r8, r8, r4
    eor.w r6, r6, r2
    eor.w r9, r9, r5
    eor.w r7, r7, r2, lsr #1
    str.w r9, [r0, #4]
    eor.w r10, r10, r6
    eor.w r11, r11, r7
    str.w r10, [r0, #8]
    str.w r11, [r0, #12]
    str.w r8, [r0], #16
    subs.w r3, r3, #16
    bhs.w .Ladd_bytes_pair
.Ladd_bytes_rest:
    adds r3, r3, #16
    movs r2, #0
.Ladd_bytes_part:
    cmp r3, #0
    beq .Ladd_bytes_done
    rsb r6, r2, #8                  // bytes of this lane: min(8 - r2, r3)
    cmp r6, r3
    bls .Ladd_bytes_some
    mov r6, r3
.Ladd_bytes_some:
    subs r3, r3, r6
    cmp r6, #8
    bne .Ladd_bytes_gather
    ldr r4, [r1]
    ldr r5, [r1, #4]
    adds r1, r1, #8
.Ladd_bytes_lane:
    ldrd r8, r9, [r0]
    lsr.w r12, r4, #16
    bfi r4, r5, #16, #16
    bfi r5, r12, #0, #16
    eor.w r12, r5, r4, lsr #8
    and.w r12, r12, #0x00ff00ff
    eor.w r5, r5, r12
    eor.w r4, r4, r12, lsl #8
    eor.w r12, r4, r5, lsl #4
    and.w r12, r12, #0xf0f0f0f0
    eor.w r4, r4, r12
    eor.w r5, r5, r12, lsr #4
    eor.w r12, r5, r4, lsr #2
    and.w r12, r12, #0x33333333
    eor.w r5, r5, r12
    eor.w r4, r4, r12, lsl #2
    eor.w r12, r4, r5, lsl #1
    and.w r12, r12, #0xaaaaaaaa
    eor.w r4, r4, r12
    eor.w r5, r5, r12, lsr #1
    eor r8, r8, r4
    eor r9, r9, r5
    strd r8, r9, [r0], #8
    b .Ladd_bytes_next
// r6 bytes enter (r5:r4) at the top, one by one, and are shifted down to their place r2.
.Ladd_bytes_gather:
    movs r4, #0
    movs r5, #0
    add r2, r2, r6
    rsb r2, r2, #8
    lsls r2, r2, #3
.Ladd_bytes_byte:
    ldrb r7, [r1], #1
    lsrs r4, r4, #8
    orr r4, r4, r5, lsl #24
    lsrs r5, r5, #8
    orr r5, r5, r7, lsl #24
    subs r6, r6, #1
    bne .Ladd_bytes_byte
    lsr r4, r4, r2
    rsb r7, r2, #32
    lsl r7, r5, r7
    orrs r4, r4, r7
    sub r7, r2, #32
    lsr r7, r5, r7
    orrs r4, r4, r7
    lsr r5, r5, r2
    b .Ladd_bytes_lane
.Ladd_bytes_done:
    pop {r4-r11}
    bx lr
    .cfi_endproc
    .size lanewise_armv7m_add_bytes, . - lanewise_armv7m_add_bytes

    .p2align 2
    .globl lanewise_armv7m_extract_bytes
    .hidden lanewise_armv7m_extract_bytes
    .type lanewise_armv7m_extract_bytes, %function
    .thumb_func
lanewise_armv7m_extract_bytes:
    .cfi_startproc
    push {r4-r7}
    .cfi_def_cfa_offset 16
    .cfi_offset r4, -16
    .cfi_offset r5, -12
    .cfi_offset r6, -8
    .cfi_offset r7, -4
    add r0, r0, r2
    ands r2, r2, #7
    sub r0, r0, r2
    bne .Lextract_bytes_part
.Lextract_bytes_next:
    subs r3, r3, #16
    blo .Lextract_bytes_rest
    .p2align 2
.Lextract_bytes_pair:
    ldr.w r4, [r0, #0]
    ldr.w r5, [r0, #4]
    ldr.w r6, [r0, #8]
    ldr.w r7, [r0, #12]
    add.w r0, r0, #16
    eor.w r12, r4, r5, lsl #1
    and.w r12, r12, #0xaaaaaaaa
    eor.w r4, r4, r12
    eor.w r2, r6, r7, lsl #1
    eor.w r5, r5, r12, lsr #1
    and.w r2, r2, #0xaaaaaaaa
    eor.w r12, r5, r4, lsr #2
    eor.w r6, r6, r2
    and.w r12, r12, #0x33333333
    eor.w r7, r7, r2, lsr #1
    eor.w r5, r5, r12
    eor.w r2, r7, r6, lsr #2
    eor.w r4, r4, r12, lsl #2
    and.w r2, r2, #0x33333333
    eor.w r12, r4, r5, lsl #4
    eor.w r7, r7, r2
    and.w r12, r12, #0xf0f0f0f0
    eor.w r6, r6, r2, lsl #2
    eor.w r4, r4, r12
    eor.w r2, r6, r7, lsl #4
    eor.w r5, r5, r12, lsr #4
    and.w r2, r2, #0xf0f0f0f0
    eor.w r12, r5, r4, lsr #8
    eor.w r6, r6, r2
    and.w r12, r12, #0x00ff00ff
    eor.w r7, r7, r2, lsr #4
    eor.w r5, r5, r12
    eor.w r2, r7, r6, lsr #8
    eor.w r4, r4, r12, lsl #8
    and.w r2, r2, #0x00ff00ff
    lsr.w r12, r4, #16
    eor.w r7, r7, r2
    bfi r4, r5, #16, #16
    eor.w r6, r6, r2, lsl #8
    bfi r5, r12, #0, #16
    lsr.w r2, r6, #16
    str.w r5, [r1, #4]
    bfi r6, r7, #16, #16
    bfi r7, r2, #0, #16
    str.w r6, [r1, #8]
    str.w r7, [r1, #12]
    str.w r4, [r1], #16
    subs.w r3, r3, #16
    bhs.w .Lextract_bytes_pair
.Lextract_bytes_rest:
    adds r3, r3, #16
    movs r2, #0
.Lextract_bytes_part:
    cmp r3, #0
    beq .Lextract_bytes_done
    rsb r6, r2, #8                  // bytes of this lane: min(8 - r2, r3)
    cmp r6, r3
    bls .Lextract_bytes_some
    mov r6, r3
.Lextract_bytes_some:
    subs r3, r3, r6
    ldrd r4, r5, [r0], #8
    eor.w r12, r4, r5, lsl #1
    and.w r12, r12, #0xaaaaaaaa
    eor.w r4, r4, r12
    eor.w r5, r5, r12, lsr #1
    eor.w r12, r5, r4, lsr #2
    and.w r12, r12, #0x33333333
    eor.w r5, r5, r12
    eor.w r4, r4, r12, lsl #2
    eor.w r12, r4, r5, lsl #4
    and.w r12, r12, #0xf0f0f0f0
    eor.w r4, r4, r12
    eor.w r5, r5, r12, lsr #4
    eor.w r12, r5, r4, lsr #8
    and.w r12, r12, #0x00ff00ff
    eor.w r5, r5, r12
    eor.w r4, r4, r12, lsl #8
    lsr.w r12, r4, #16
    bfi r4, r5, #16, #16
    bfi r5, r12, #0, #16
    cmp r6, #8
    bne .Lextract_bytes_scatter
    str r4, [r1]
    str r5, [r1, #4]
    adds r1, r1, #8
    b .Lextract_bytes_next
// The bytes from place r2 on leave (r5:r4) at the bottom, r6 of them.
.Lextract_bytes_scatter:
    lsls r2, r2, #3
    lsr r4, r4, r2
    rsb r7, r2, #32
    lsl r7, r5, r7
    orrs r4, r4, r7
    sub r7, r2, #32
    lsr r7, r5, r7
    orrs r4, r4, r7
    lsr r5, r5, r2
.Lextract_bytes_byte:
    strb r4, [r1], #1
    lsrs r4, r4, #8
    orr r4, r4, r5, lsl #24
    lsrs r5, r5, #8
    subs r6, r6, #1
    bne .Lextract_bytes_byte
    b .Lextract_bytes_next
.Lextract_bytes_done:
    pop {r4-r7}
    bx lr
    .cfi_endproc
    .size lanewise_armv7m_extract_bytes, . - lanewise_armv7m_extract_bytes

#if defined(__linux__)
    .section .note.GNU-stack, "", %progbits
#endif
