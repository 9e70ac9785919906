/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Of Microsoft's C library what platform_windows.c uses, as its documentation declares it. */
#include <stdint.h>
intptr_t _get_osfhandle(int fd);
int _open_osfhandle(intptr_t handle, int how);
int _open(const char *name, int how, ...);
int _close(int fd);
int _dup2(int from, int to);
int _setmode(int fd, int mode);
