/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The locks and threads of the library, and what only the command needs of them. */
#ifndef LANEWISE_CLI_THREADS_H
#define LANEWISE_CLI_THREADS_H

#include "common/thread.h"

/* Wakes one of those that wait. */
void condition_tell_one(lanewise_condition *condition);
/* Nonzero if the time was over before anyone told it. */
int condition_wait_for(lanewise_condition *condition, lanewise_lock *lock, double seconds);

#endif
