/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * What a Python program gets: hashlib and pycryptodome, called through an embedded interpreter.
 * The figure includes making the hash object and the calls, which a Python program pays as well.
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "../peer.h"

#include <dlfcn.h>

static PyObject *helpers; /* the dictionary of the functions below */

static const char program[] =
    "import sys, hashlib\n"
    "sys.path[:0] = [p for p in site.split(':') if p]\n"
    "def sha3_256(m, n): return hashlib.sha3_256(m).digest()\n"
    "def sha3_512(m, n): return hashlib.sha3_512(m).digest()\n"
    "def shake128(m, n): return hashlib.shake_128(m).digest(n)\n"
    "try:\n"
    "    import Crypto\n"
    "    from Crypto.Hash import SHA3_256, SHAKE128, TurboSHAKE128, KangarooTwelve, KMAC256\n"
    "    cryptodome = Crypto.__version__\n"
    "    key = bytes(range(0x40, 0x60))\n"
    "    def c_sha3_256(m, n): return SHA3_256.new(m).digest()\n"
    "    def c_shake128(m, n): return SHAKE128.new(m).read(n)\n"
    "    def c_turboshake128(m, n): return TurboSHAKE128.new(data=m).read(n)\n"
    "    def c_kt128(m, n): return KangarooTwelve.new(m).read(n)\n"
    "    def c_kmac256(m, n): return KMAC256.new(key=key, data=m, mac_len=n).digest()\n"
    "except Exception as e:\n"
    "    cryptodome = ''\n"
    "version = sys.version.split()[0]\n";

static int call(const char *name, uint8_t *out, size_t outlen, const uint8_t *in, size_t inlen,
                size_t stride, size_t count) {
    PyObject *function = PyDict_GetItemString(helpers, name);
    PyObject *length = PyLong_FromSize_t(outlen);
    int failed = !function || !length;
    for (size_t i = 0; i < count && !failed; i++) {
        PyObject *message =
            PyMemoryView_FromMemory((char *)(in + i * stride), (Py_ssize_t)inlen, PyBUF_READ);
        PyObject *digest =
            message ? PyObject_CallFunctionObjArgs(function, message, length, NULL) : NULL;
        if (digest && PyBytes_Check(digest) && (size_t)PyBytes_GET_SIZE(digest) == outlen)
            memcpy(stride ? out + i * outlen : out, PyBytes_AS_STRING(digest), outlen);
        else
            failed = 1;
        Py_XDECREF(digest);
        Py_XDECREF(message);
    }
    if (PyErr_Occurred())
        PyErr_Clear();
    Py_XDECREF(length);
    return failed;
}

#define WRAP(name)                                                                                 \
    static int run_##name(uint8_t *out, size_t outlen, const uint8_t *in, size_t inlen,            \
                          size_t stride, size_t count) {                                           \
        return call(#name, out, outlen, in, inlen, stride, count);                                 \
    }
WRAP(sha3_256)
WRAP(sha3_512)
WRAP(shake128)
WRAP(c_sha3_256)
WRAP(c_shake128)
WRAP(c_turboshake128)
WRAP(c_kt128)
WRAP(c_kmac256)

static const peer_function functions[] = {
    {"SHA3-256", "hashlib.sha3_256(m).digest()", "", 0, run_sha3_256, NULL, NULL, NULL},
    {"SHA3-512", "hashlib.sha3_512(m).digest()", "", 0, run_sha3_512, NULL, NULL, NULL},
    {"SHAKE128", "hashlib.shake_128(m).digest(n)", "", 0, run_shake128, NULL, NULL, NULL},
    {"SHA3-256", "pycryptodome", "", 0, run_c_sha3_256, NULL, NULL, NULL},
    {"SHAKE128", "pycryptodome", "", 0, run_c_shake128, NULL, NULL, NULL},
    {"TurboSHAKE128", "pycryptodome", "", 0, run_c_turboshake128, NULL, NULL, NULL},
    {"KT128", "pycryptodome", "", 0, run_c_kt128, NULL, NULL, NULL},
    {"KMAC256", "pycryptodome", "", 0, run_c_kmac256, NULL, NULL, NULL},
};
enum { HASHLIB = 3 };

static char version[128];
static peer self = {"Python", version, "Debian package python3, hashlib; PyPI pycryptodome",
                    functions, HASHLIB};

const peer *lanewise_peer(void) {
    /* Python's extension modules look for the interpreter's symbols in the global scope. */
    Dl_info where;
    if (!dladdr((void *)(uintptr_t)Py_InitializeEx, &where) ||
        !dlopen(where.dli_fname, RTLD_NOW | RTLD_GLOBAL | RTLD_NOLOAD))
        return NULL;
    Py_InitializeEx(0);
    const char *site = getenv("LANEWISE_BENCH_SITE");
    PyObject *done, *path = PyUnicode_FromString(site ? site : ""), *cryptodome;
    helpers = PyDict_New();
    if (!path || !helpers || PyDict_SetItemString(helpers, "site", path) ||
        PyDict_SetItemString(helpers, "__builtins__", PyEval_GetBuiltins()))
        return NULL;
    done = PyRun_String(program, Py_file_input, helpers, helpers);
    if (!done) {
        PyErr_Print();
        return NULL;
    }
    cryptodome = PyDict_GetItemString(helpers, "cryptodome");
    const char *extra = cryptodome ? PyUnicode_AsUTF8(cryptodome) : "";
    snprintf(version, sizeof version, "%s%s%s",
             PyUnicode_AsUTF8(PyDict_GetItemString(helpers, "version")),
             *extra ? ", pycryptodome " : "", extra);
    if (*extra)
        self.count = sizeof functions / sizeof functions[0];
    return &self;
}
