/* PYTHONPATH=lab python3 -m lanewise_lab.registry aarch64 > src/keccak/aarch64/cores_aarch64.h */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The AArch64 cores that selection tells apart: how they are recognised, by which column of costs
 * they are ranked, and why. Sources are in lab/lanewise_lab/cores.
 */
#ifndef LANEWISE_CORES_AARCH64_H
#define LANEWISE_CORES_AARCH64_H

/* clang-format off */

/* The columns of backends_aarch64.h, in their order. */
#define LANEWISE_AARCH64_COLUMNS(X) \
    X(UNKNOWN) \
    X(AMPERE_ONE) \
    X(APPLE) \
    X(CORTEX_A55) \
    X(CORTEX_A72) \
    X(CORTEX_A78) \
    X(CORTEX_A510) \
    X(CORTEX_A710) \
    X(CORTEX_X1) \
    X(CORTEX_X2) \
    X(NEOVERSE_N1) \
    X(NEOVERSE_N3) \
    X(NEOVERSE_V3)

/* core, column, name, reason */
#define LANEWISE_AARCH64_CORES(X) \
    X(UNKNOWN, UNKNOWN, unknown, \
      "A core that is not in the list. The choice follows from the instruction set. Ranked by " \
      "the mean of what is predicted for Cortex-A710 and Cortex-X2, not by measurement.") \
    X(AMPERE_ONE, AMPERE_ONE, ampere_one, \
      "Ampere AmpereOne. Out of order, two SHA-3 instructions a cycle and slow with shifted " \
      "operands: they serve even one state. Ranked by LLVM's scheduling models of ampere1b and " \
      "ampere1, not by measurement.") \
    X(AMPERE_ONE_C, NEOVERSE_N3, ampere_one_c, \
      "Ampere1C. SHA-3 instructions serve two states, integer units one. Ranked by cycles that " \
      "a model not yet judged predicts for Neoverse N3, not measured.") \
    X(APPLE, APPLE, apple, \
      "Apple's cores. SHA-3 instructions in all four vector units: they serve two states, and " \
      "even one. Ranked by an estimate from the number of units of Apple's cores, not by " \
      "measurement.") \
    X(ARM_C1_NANO, CORTEX_A510, arm_c1_nano, \
      "Arm C1-Nano. In order, of the family of Cortex-A510 and A520. Ranked by cycles predicted" \
      " for Cortex-A510, not measured.") \
    X(ARM_C1_PRO, NEOVERSE_N3, arm_c1_pro, \
      "Arm C1-Pro. Two vector units, both with SHA-3 instructions. Ranked by cycles that a " \
      "model not yet judged predicts for Neoverse N3, not measured.") \
    X(ARM_C1_ULTRA, NEOVERSE_V3, arm_c1_ultra, \
      "Arm C1-Ultra and C1-Premium. Of the family of Cortex-X925 and Neoverse V3: SHA-3 " \
      "instructions in all vector units, so that they serve even one state. Ranked by cycles " \
      "that a model not yet judged predicts for Neoverse V3, not measured.") \
    X(BROADCOM_VULCAN, CORTEX_A710, broadcom_vulcan, \
      "Broadcom Vulcan. Out of order, no SHA-3 instructions. Ranked by cycles predicted for " \
      "Cortex-A710, not measured.") \
    X(CAVIUM_THUNDERX, UNKNOWN, cavium_thunderx, \
      "Cavium ThunderX. A design of its own, of which too little is known here. Ranked by the " \
      "mean of what is predicted for Cortex-A710 and Cortex-X2, not by measurement.") \
    X(CORTEX_A34, CORTEX_A55, cortex_a34, \
      "Arm Cortex-A34. In order, at most two instructions a cycle, as on Cortex-A55. Ranked by " \
      "cycles predicted for Cortex-A55, not measured.") \
    X(CORTEX_A35, CORTEX_A55, cortex_a35, \
      "Arm Cortex-A35. In order, at most two instructions a cycle, as on Cortex-A55. Ranked by " \
      "cycles predicted for Cortex-A55, not measured.") \
    X(CORTEX_A53, CORTEX_A55, cortex_a53, \
      "Arm Cortex-A53. In order, two instructions a cycle, as on Cortex-A55, which came of it. " \
      "Ranked by cycles predicted for Cortex-A55, not measured.") \
    X(CORTEX_A55, CORTEX_A55, cortex_a55, \
      "Arm Cortex-A55. In order: two instructions a cycle, at most one of them on full vectors," \
      " so two states in integer registers hide next to two in Neon. Ranked by cycles predicted" \
      " for Cortex-A55, not measured.") \
    X(CORTEX_A57, CORTEX_A72, cortex_a57, \
      "Arm Cortex-A57. Out of order, with the units of Cortex-A72, which came of it. Ranked by " \
      "an estimate from the number of units of Cortex-A72, not by measurement.") \
    X(CORTEX_A65, CORTEX_A72, cortex_a65, \
      "Arm Cortex-A65. Out of order and narrow; little is known of it here. Ranked by an " \
      "estimate from the number of units of Cortex-A72, not by measurement.") \
    X(CORTEX_A72, CORTEX_A72, cortex_a72, \
      "Arm Cortex-A72. Out of order, and a shifted operand takes the one unit for " \
      "multiplications: the scalar kernels are slow and Neon pays. Ranked by an estimate from " \
      "the number of units of Cortex-A72, not by measurement.") \
    X(CORTEX_A73, CORTEX_A72, cortex_a73, \
      "Arm Cortex-A73. Out of order, two integer units; little is known of it here. Ranked by " \
      "an estimate from the number of units of Cortex-A72, not by measurement.") \
    X(CORTEX_A75, CORTEX_A72, cortex_a75, \
      "Arm Cortex-A75. Out of order, three instructions a cycle; little is known of it here. " \
      "Ranked by an estimate from the number of units of Cortex-A72, not by measurement.") \
    X(CORTEX_A76, NEOVERSE_N1, cortex_a76, \
      "Arm Cortex-A76. Three integer units and two vector units without SHA-3 instructions: " \
      "Neoverse N1 is this core for servers. Ranked by cycles that a model not yet judged " \
      "predicts for Neoverse N1, not measured.") \
    X(CORTEX_A77, CORTEX_A78, cortex_a77, \
      "Arm Cortex-A77. Four integer units and two vector units without SHA-3 instructions, as " \
      "on Cortex-A78, which followed it. Ranked by cycles predicted for Cortex-A78, not " \
      "measured.") \
    X(CORTEX_A78, CORTEX_A78, cortex_a78, \
      "Arm Cortex-A78. Out of order, two vector units without SHA-3 instructions: states in " \
      "integer registers hide next to two in Neon. Ranked by cycles predicted for Cortex-A78, " \
      "not measured.") \
    X(CORTEX_A320, CORTEX_A510, cortex_a320, \
      "Arm Cortex-A320. In order, of the family of Cortex-A510 and A520. Ranked by cycles " \
      "predicted for Cortex-A510, not measured.") \
    X(CORTEX_A510, CORTEX_A510, cortex_a510, \
      "Arm Cortex-A510. In order: SHA-3 instructions make up for slow vector shifts, but RAX1 " \
      "is avoided. Ranked by cycles predicted for Cortex-A510, not measured.") \
    X(CORTEX_A520, CORTEX_A510, cortex_a520, \
      "Arm Cortex-A520. In order, three instructions a cycle, as on Cortex-A510, which it " \
      "follows. Ranked by cycles predicted for Cortex-A510, not measured.") \
    X(CORTEX_A710, CORTEX_A710, cortex_a710, \
      "Arm Cortex-A710. Out of order, SHA-3 instructions in one of two vector units: they pay " \
      "in part, and next to scalar code. Ranked by cycles predicted for Cortex-A710, not " \
      "measured.") \
    X(CORTEX_A715, CORTEX_A710, cortex_a715, \
      "Arm Cortex-A715. Two vector units, SHA-3 instructions in one of them, as on Cortex-A710," \
      " which it follows. Ranked by cycles predicted for Cortex-A710, not measured.") \
    X(CORTEX_A720, CORTEX_A710, cortex_a720, \
      "Arm Cortex-A720. Two vector units, SHA-3 instructions in one of them, as on Cortex-A710," \
      " of the same family. Ranked by cycles predicted for Cortex-A710, not measured.") \
    X(CORTEX_A725, NEOVERSE_N3, cortex_a725, \
      "Arm Cortex-A725. Two vector units, both with SHA-3 instructions. Ranked by cycles that a" \
      " model not yet judged predicts for Neoverse N3, not measured.") \
    X(CORTEX_X1, CORTEX_X1, cortex_x1, \
      "Arm Cortex-X1. Out of order, four vector units without SHA-3 instructions: states in " \
      "integer registers hide next to two in Neon. Ranked by cycles predicted for Cortex-X1, " \
      "not measured.") \
    X(CORTEX_X2, CORTEX_X2, cortex_x2, \
      "Arm Cortex-X2. Out of order, SHA-3 instructions in one of four vector units: a mixture " \
      "with plain Neon is best. Ranked by cycles predicted for Cortex-X2, not measured.") \
    X(CORTEX_X3, CORTEX_X2, cortex_x3, \
      "Arm Cortex-X3. Four vector units, SHA-3 instructions in one of them, as on Cortex-X2, " \
      "which it follows. Ranked by cycles predicted for Cortex-X2, not measured.") \
    X(CORTEX_X4, NEOVERSE_V3, cortex_x4, \
      "Arm Cortex-X4. Of the family of Neoverse V3: SHA-3 instructions in all vector units, so " \
      "that they serve even one state. Ranked by cycles that a model not yet judged predicts " \
      "for Neoverse V3, not measured.") \
    X(CORTEX_X925, NEOVERSE_V3, cortex_x925, \
      "Arm Cortex-X925. Of the family of Neoverse V3: SHA-3 instructions in all vector units, " \
      "so that they serve even one state. Ranked by cycles that a model not yet judged predicts" \
      " for Neoverse V3, not measured.") \
    X(FUJITSU_A64FX, CORTEX_X1, fujitsu_a64fx, \
      "Fujitsu A64FX. No SHA-3 instructions; vector units are little faster than integer units." \
      " Ranked by cycles predicted for Cortex-X1, not measured.") \
    X(FUJITSU_MONAKA, AMPERE_ONE, fujitsu_monaka, \
      "Fujitsu Monaka. SHA-3 instructions serve two states, and even one. Ranked by LLVM's " \
      "scheduling models of ampere1b and ampere1, not by measurement.") \
    X(HISILICON_HIP09, UNKNOWN, hisilicon_hip09, \
      "HiSilicon HIP09. A design of its own, of which too little is known here. Ranked by the " \
      "mean of what is predicted for Cortex-A710 and Cortex-X2, not by measurement.") \
    X(HISILICON_TSV110, CORTEX_A72, hisilicon_tsv110, \
      "HiSilicon TaiShan v110. A shifted operand takes the one unit for multiplications, as on " \
      "Cortex-A72: the scalar kernels are slow. Ranked by an estimate from the number of units " \
      "of Cortex-A72, not by measurement.") \
    X(MARVELL_THUNDERX2, CORTEX_A710, marvell_thunderx2, \
      "Marvell ThunderX2. Out of order, no SHA-3 instructions. Ranked by cycles predicted for " \
      "Cortex-A710, not measured.") \
    X(MICROSOFT_COBALT_100, CORTEX_A710, microsoft_cobalt_100, \
      "Microsoft Cobalt 100. A Neoverse N2, which is Cortex-A710 for servers: two vector units," \
      " SHA-3 instructions in one of them. Ranked by cycles predicted for Cortex-A710, not " \
      "measured.") \
    X(NEOVERSE_E1, CORTEX_A72, neoverse_e1, \
      "Arm Neoverse E1. Out of order and narrow; little is known of it here. Ranked by an " \
      "estimate from the number of units of Cortex-A72, not by measurement.") \
    X(NEOVERSE_N1, NEOVERSE_N1, neoverse_n1, \
      "Arm Neoverse N1. Out of order, three integer units and two vector units without SHA-3 " \
      "instructions: states in integer registers hide next to two in Neon. Ranked by cycles " \
      "that a model not yet judged predicts for Neoverse N1, not measured.") \
    X(NEOVERSE_N2, CORTEX_A710, neoverse_n2, \
      "Arm Neoverse N2. Cortex-A710 for servers: two vector units, SHA-3 instructions in one of" \
      " them. Ranked by cycles predicted for Cortex-A710, not measured.") \
    X(NEOVERSE_N3, NEOVERSE_N3, neoverse_n3, \
      "Arm Neoverse N3. Out of order, SHA-3 instructions in both vector units: they serve two " \
      "states, and next to scalar code more. Ranked by cycles that a model not yet judged " \
      "predicts for Neoverse N3, not measured.") \
    X(NEOVERSE_V1, CORTEX_X2, neoverse_v1, \
      "Arm Neoverse V1. Cortex-X1 for servers, but with SHA-3 instructions in one of its four " \
      "vector units. Ranked by cycles predicted for Cortex-X2, not measured.") \
    X(NEOVERSE_V2, CORTEX_X2, neoverse_v2, \
      "Arm Neoverse V2. Cortex-X3 for servers: four vector units, SHA-3 instructions in one of " \
      "them. Ranked by cycles predicted for Cortex-X2, not measured.") \
    X(NEOVERSE_V3, NEOVERSE_V3, neoverse_v3, \
      "Arm Neoverse V3. Out of order, SHA-3 instructions in all four vector units: they serve " \
      "even one state. Ranked by cycles that a model not yet judged predicts for Neoverse V3, " \
      "not measured.") \
    X(NEOVERSE_V3AE, UNKNOWN, neoverse_v3ae, \
      "Arm Neoverse V3AE. Of the family of Neoverse V3, but with fewer vector units; no model " \
      "here fits it. Ranked by the mean of what is predicted for Cortex-A710 and Cortex-X2, not" \
      " by measurement.") \
    X(NVIDIA_CARMEL, UNKNOWN, nvidia_carmel, \
      "Nvidia Carmel. A design of its own, of which too little is known here. Ranked by the " \
      "mean of what is predicted for Cortex-A710 and Cortex-X2, not by measurement.") \
    X(NVIDIA_DENVER, UNKNOWN, nvidia_denver, \
      "Nvidia Denver. A design of its own, of which too little is known here. Ranked by the " \
      "mean of what is predicted for Cortex-A710 and Cortex-X2, not by measurement.") \
    X(NVIDIA_OLYMPUS, NEOVERSE_V3, nvidia_olympus, \
      "Nvidia Olympus. SHA-3 instructions in all vector units, as on Neoverse V3, so that they " \
      "serve even one state. Ranked by cycles that a model not yet judged predicts for Neoverse" \
      " V3, not measured.") \
    X(QUALCOMM_FALKOR, CORTEX_A78, qualcomm_falkor, \
      "Qualcomm Falkor. Integer units serve one state well, vector units are slow, and there " \
      "are no SHA-3 instructions. Ranked by cycles predicted for Cortex-A78, not measured.") \
    X(QUALCOMM_KRYO, UNKNOWN, qualcomm_kryo, \
      "Qualcomm Kryo. A design of its own, of which too little is known here. Ranked by the " \
      "mean of what is predicted for Cortex-A710 and Cortex-X2, not by measurement.") \
    X(QUALCOMM_KRYO_2XX_GOLD, CORTEX_A72, qualcomm_kryo_2xx_gold, \
      "Qualcomm Kryo 2xx Gold. Out of order, derived from Cortex-A73, about which little is " \
      "known here. Ranked by an estimate from the number of units of Cortex-A72, not by " \
      "measurement.") \
    X(QUALCOMM_KRYO_2XX_SILVER, CORTEX_A55, qualcomm_kryo_2xx_silver, \
      "Qualcomm Kryo 2xx Silver. In order, two instructions a cycle: derived from Cortex-A53. " \
      "Ranked by cycles predicted for Cortex-A55, not measured.") \
    X(QUALCOMM_KRYO_3XX_GOLD, CORTEX_A72, qualcomm_kryo_3xx_gold, \
      "Qualcomm Kryo 3xx Gold. Out of order, derived from Cortex-A75, about which little is " \
      "known here. Ranked by an estimate from the number of units of Cortex-A72, not by " \
      "measurement.") \
    X(QUALCOMM_KRYO_3XX_SILVER, CORTEX_A55, qualcomm_kryo_3xx_silver, \
      "Qualcomm Kryo 3xx Silver. In order, two instructions a cycle: derived from Cortex-A55. " \
      "Ranked by cycles predicted for Cortex-A55, not measured.") \
    X(QUALCOMM_KRYO_4XX_GOLD, NEOVERSE_N1, qualcomm_kryo_4xx_gold, \
      "Qualcomm Kryo 4xx Gold. Out of order, derived from Cortex-A76: three integer units and " \
      "two vector units. Ranked by cycles that a model not yet judged predicts for Neoverse N1," \
      " not measured.") \
    X(QUALCOMM_KRYO_4XX_SILVER, CORTEX_A55, qualcomm_kryo_4xx_silver, \
      "Qualcomm Kryo 4xx Silver. In order, two instructions a cycle: derived from Cortex-A55. " \
      "Ranked by cycles predicted for Cortex-A55, not measured.") \
    X(QUALCOMM_ORYON, APPLE, qualcomm_oryon, \
      "Qualcomm Oryon. SHA-3 instructions in all four vector units, and few units that shift an" \
      " operand, so that they serve even one state. Ranked by an estimate from the number of " \
      "units of Apple's cores, not by measurement.") \
    X(SAMSUNG_EXYNOS, CORTEX_A72, samsung_exynos, \
      "Samsung Exynos M3 and M4. A shifted operand is slow and there are no SHA-3 instructions:" \
      " the vector kernels serve two states. Ranked by an estimate from the number of units of " \
      "Cortex-A72, not by measurement.")

/* implementer (bits 31 to 24 of MIDR_EL1), part number (bits 15 to 4), core */
#define LANEWISE_AARCH64_PARTS(X) \
    X(0x41, 0xD02, CORTEX_A34) \
    X(0x41, 0xD03, CORTEX_A53) \
    X(0x41, 0xD04, CORTEX_A35) \
    X(0x41, 0xD05, CORTEX_A55) \
    X(0x41, 0xD06, CORTEX_A65) \
    X(0x41, 0xD07, CORTEX_A57) \
    X(0x41, 0xD08, CORTEX_A72) \
    X(0x41, 0xD09, CORTEX_A73) \
    X(0x41, 0xD0A, CORTEX_A75) \
    X(0x41, 0xD0B, CORTEX_A76) \
    X(0x41, 0xD0C, NEOVERSE_N1) \
    X(0x41, 0xD0D, CORTEX_A77) \
    X(0x41, 0xD0E, CORTEX_A76) \
    X(0x41, 0xD40, NEOVERSE_V1) \
    X(0x41, 0xD41, CORTEX_A78) \
    X(0x41, 0xD42, CORTEX_A78) \
    X(0x41, 0xD43, CORTEX_A65) \
    X(0x41, 0xD44, CORTEX_X1) \
    X(0x41, 0xD46, CORTEX_A510) \
    X(0x41, 0xD47, CORTEX_A710) \
    X(0x41, 0xD48, CORTEX_X2) \
    X(0x41, 0xD49, NEOVERSE_N2) \
    X(0x41, 0xD4A, NEOVERSE_E1) \
    X(0x41, 0xD4B, CORTEX_A78) \
    X(0x41, 0xD4C, CORTEX_X1) \
    X(0x41, 0xD4D, CORTEX_A715) \
    X(0x41, 0xD4E, CORTEX_X3) \
    X(0x41, 0xD4F, NEOVERSE_V2) \
    X(0x41, 0xD80, CORTEX_A520) \
    X(0x41, 0xD81, CORTEX_A720) \
    X(0x41, 0xD82, CORTEX_X4) \
    X(0x41, 0xD83, NEOVERSE_V3AE) \
    X(0x41, 0xD84, NEOVERSE_V3) \
    X(0x41, 0xD85, CORTEX_X925) \
    X(0x41, 0xD87, CORTEX_A725) \
    X(0x41, 0xD88, CORTEX_A520) \
    X(0x41, 0xD89, CORTEX_A720) \
    X(0x41, 0xD8A, ARM_C1_NANO) \
    X(0x41, 0xD8B, ARM_C1_PRO) \
    X(0x41, 0xD8C, ARM_C1_ULTRA) \
    X(0x41, 0xD8E, NEOVERSE_N3) \
    X(0x41, 0xD8F, CORTEX_A320) \
    X(0x41, 0xD90, ARM_C1_ULTRA) \
    X(0x42, 0x516, BROADCOM_VULCAN) \
    X(0x43, 0x0A1, CAVIUM_THUNDERX) \
    X(0x43, 0x0AF, MARVELL_THUNDERX2) \
    X(0x46, 0x001, FUJITSU_A64FX) \
    X(0x46, 0x003, FUJITSU_MONAKA) \
    X(0x48, 0xD01, HISILICON_TSV110) \
    X(0x48, 0xD02, HISILICON_HIP09) \
    X(0x4E, 0x003, NVIDIA_DENVER) \
    X(0x4E, 0x004, NVIDIA_CARMEL) \
    X(0x4E, 0x010, NVIDIA_OLYMPUS) \
    X(0x51, 0x001, QUALCOMM_ORYON) \
    X(0x51, 0x200, QUALCOMM_KRYO) \
    X(0x51, 0x201, QUALCOMM_KRYO) \
    X(0x51, 0x205, QUALCOMM_KRYO) \
    X(0x51, 0x211, QUALCOMM_KRYO) \
    X(0x51, 0x800, QUALCOMM_KRYO_2XX_GOLD) \
    X(0x51, 0x801, QUALCOMM_KRYO_2XX_SILVER) \
    X(0x51, 0x802, QUALCOMM_KRYO_3XX_GOLD) \
    X(0x51, 0x803, QUALCOMM_KRYO_3XX_SILVER) \
    X(0x51, 0x804, QUALCOMM_KRYO_4XX_GOLD) \
    X(0x51, 0x805, QUALCOMM_KRYO_4XX_SILVER) \
    X(0x51, 0xC00, QUALCOMM_FALKOR) \
    X(0x53, 0x002, SAMSUNG_EXYNOS) \
    X(0x53, 0x003, SAMSUNG_EXYNOS) \
    X(0x6D, 0xD49, MICROSOFT_COBALT_100) \
    X(0xC0, 0xAC3, AMPERE_ONE) \
    X(0xC0, 0xAC4, AMPERE_ONE) \
    X(0xC0, 0xAC5, AMPERE_ONE) \
    X(0xC0, 0xAC7, AMPERE_ONE_C)

/* implementers all of whose other parts are one core */
#define LANEWISE_AARCH64_IMPLEMENTERS(X) \
    X(0x61, APPLE)

/* clang-format on */

#endif
