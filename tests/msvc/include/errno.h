/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The codes of errno of Microsoft's C library that the command uses; their values do not matter. */
int *_errno(void);
#define errno (*_errno())
enum {
    ENOENT = 1,
    EIO,
    EBADF,
    ENOMEM,
    EACCES,
    EBUSY,
    EEXIST,
    EXDEV,
    ENOTDIR,
    EISDIR,
    EINVAL,
    ENFILE,
    EMFILE,
    ENOSPC,
    ENOSYS,
    EROFS,
    EPIPE,
    ENAMETOOLONG,
    ELOOP,
    EOVERFLOW,
    EWOULDBLOCK
};
