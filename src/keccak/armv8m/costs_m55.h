/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * What kernels cost on a Cortex-M55, of which there is no model of cycles, and no board was timed:
 * the instructions of 24 rounds, those of the vector kernel doubled. The core handles half a vector
 * in a cycle; how often two vector instructions overlap is not known, so two cycles for each is
 * what they cost at most, beside latencies. Then one call for four states costs less than three for
 * one.
 */
#ifndef LANEWISE_COSTS_M55_H
#define LANEWISE_COSTS_M55_H

enum { LANEWISE_M55_SINGLE = 8426, LANEWISE_M55_MANY = 2 * 12322, LANEWISE_M55_MANY_FROM = 3 };

#endif
