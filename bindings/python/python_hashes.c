/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Part of the extension's one translation unit, behind Python.h and lanewise.h; what it calls is in
 * Python's limited interface of 3.11.
 */
#include "python_hashes.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/* Bytes from which on the GIL is released: below, that costs more than another thread gains. */
#define LONG_INPUT 2048

typedef struct hash_kind {
    PyObject *name;
    Py_ssize_t block_size, digest_size; /* digest_size 0: an XOF */
    int is_tree;
    PyMethodDef constructor;
    char *text; /* signature and documentation of the constructor */
} hash_kind;

/* Behind the members lies a lanewise_sponge or a lanewise_tree, which is longer. */
typedef struct python_hash {
    PyObject_VAR_HEAD const hash_kind *kind;
    atomic_flag
        busy; /* a call is amid it, maybe without the GIL; always in those that are copied */
    uint64_t context[];
} python_hash;

static void *failed(int status) {
    if (status)
        PyErr_SetString(PyExc_SystemError, lanewise_status_message(status));
    return NULL;
}

/* 0 and an exception: another thread is amid a call with this object. */
static int taken(python_hash *h) {
    if (!atomic_flag_test_and_set_explicit(&h->busy, memory_order_acquire))
        return 1;
    PyErr_SetString(PyExc_RuntimeError, "another thread uses this hash object");
    return 0;
}

static void put_back(python_hash *h) {
    atomic_flag_clear_explicit(&h->busy, memory_order_release);
}

static python_hash *allocated(PyTypeObject *type, const hash_kind *kind) {
    size_t bytes = kind->is_tree ? sizeof(lanewise_tree) : sizeof(lanewise_sponge);
    python_hash *h = (python_hash *)PyType_GenericAlloc(type, (Py_ssize_t)(bytes / 8));
    if (h) {
        h->kind = kind;
        atomic_flag_clear(&h->busy);
    }
    return h;
}

static void hash_free(PyObject *self) {
    python_hash *h = (python_hash *)self;
    PyTypeObject *type = Py_TYPE(self);
    freefunc give_back = (freefunc)PyType_GetSlot(type, Py_tp_free);
    if (h->kind && h->kind->is_tree)
        lanewise_tree_wipe((lanewise_tree *)h->context);
    else if (h->kind)
        lanewise_sponge_wipe((lanewise_sponge *)h->context);
    give_back(self);
    Py_DECREF(type);
}

/* A new object that goes on from `from`. */
static python_hash *copied(const python_hash *from) {
    python_hash *h = allocated(Py_TYPE((PyObject *)from), from->kind);
    if (!h)
        return NULL;
    int status = from->kind->is_tree ? lanewise_tree_copy((lanewise_tree *)h->context,
                                                          (const lanewise_tree *)from->context)
                                     : lanewise_sponge_copy((lanewise_sponge *)h->context,
                                                            (const lanewise_sponge *)from->context);
    if (status) {
        Py_DECREF(h);
        return failed(status);
    }
    return h;
}

static int absorb(python_hash *h, const void *data, size_t len) {
    return h->kind->is_tree ? lanewise_tree_absorb((lanewise_tree *)h->context, data, len)
                            : lanewise_sponge_absorb((lanewise_sponge *)h->context, data, len);
}

static int add(python_hash *h, PyObject *data) {
    Py_buffer view;
    int status;
    if (PyObject_GetBuffer(data, &view, PyBUF_SIMPLE))
        return 0;
    if (!taken(h)) {
        PyBuffer_Release(&view);
        return 0;
    }
    if (view.len < LONG_INPUT) {
        status = absorb(h, view.buf, (size_t)view.len);
    } else {
        Py_BEGIN_ALLOW_THREADS;
        status = absorb(h, view.buf, (size_t)view.len);
        Py_END_ALLOW_THREADS;
    }
    put_back(h);
    PyBuffer_Release(&view);
    failed(status);
    return !status;
}

static int finish(const python_hash *h, void *out, size_t len) {
    lanewise_tree tree;
    if (!h->kind->is_tree)
        return lanewise_sponge_digest((const lanewise_sponge *)h->context, out, len);
    int status = lanewise_tree_copy(&tree, (const lanewise_tree *)h->context);
    if (!status)
        status = lanewise_tree_finalize(&tree);
    if (!status)
        status = lanewise_tree_squeeze(&tree, out, len);
    lanewise_tree_wipe(&tree);
    return status;
}

/* The bytes of a digest, which one argument says of an XOF; -1 and an exception. */
static Py_ssize_t digest_length(const hash_kind *kind, PyObject *const *given, Py_ssize_t count) {
    if (count > 1) {
        PyErr_Format(PyExc_TypeError, "a digest takes one length, not %zd arguments", count);
        return -1;
    }
    int none = !count || given[0] == Py_None;
    if (kind->digest_size) {
        if (none)
            return kind->digest_size;
        PyErr_Format(PyExc_TypeError, "%U has a digest of %zd bytes", kind->name,
                     kind->digest_size);
        return -1;
    }
    if (none) {
        PyErr_Format(PyExc_TypeError, "%U needs the length of the digest", kind->name);
        return -1;
    }
    Py_ssize_t length = PyNumber_AsSsize_t(given[0], PyExc_OverflowError);
    if (length < 0 && !PyErr_Occurred())
        PyErr_SetString(PyExc_ValueError, "the length is negative");
    return length < 0 ? -1 : length;
}

static PyObject *hash_digest(PyObject *self, PyObject *const *given, Py_ssize_t count) {
    python_hash *h = (python_hash *)self;
    Py_ssize_t length = digest_length(h->kind, given, count);
    PyObject *out = length < 0 ? NULL : PyBytes_FromStringAndSize(NULL, length);
    int status;
    if (!out)
        return NULL;
    if (!taken(h)) {
        Py_DECREF(out);
        return NULL;
    }
    char *bytes = PyBytes_AsString(out);
    if (length < LONG_INPUT) {
        status = finish(h, bytes, (size_t)length);
    } else {
        Py_BEGIN_ALLOW_THREADS;
        status = finish(h, bytes, (size_t)length);
        Py_END_ALLOW_THREADS;
    }
    put_back(h);
    if (status) {
        Py_DECREF(out);
        return failed(status);
    }
    return out;
}

static PyObject *hash_hexdigest(PyObject *self, PyObject *const *given, Py_ssize_t count) {
    PyObject *bytes = hash_digest(self, given, count);
    PyObject *text = bytes ? PyObject_CallMethod(bytes, "hex", NULL) : NULL;
    Py_XDECREF(bytes);
    return text;
}

static PyObject *hash_update(PyObject *self, PyObject *data) {
    return add((python_hash *)self, data) ? Py_NewRef(Py_None) : NULL;
}

static PyObject *hash_copy(PyObject *self, PyObject *unused) {
    (void)unused;
    if (!taken((python_hash *)self))
        return NULL;
    python_hash *h = copied((python_hash *)self);
    put_back((python_hash *)self);
    return (PyObject *)h;
}

static PyObject *hash_repr(PyObject *self) {
    return PyUnicode_FromFormat("<lanewise %U>", ((python_hash *)self)->kind->name);
}

static PyObject *get_name(PyObject *self, void *unused) {
    (void)unused;
    return Py_NewRef(((python_hash *)self)->kind->name);
}

static PyObject *get_block_size(PyObject *self, void *unused) {
    (void)unused;
    return PyLong_FromSsize_t(((python_hash *)self)->kind->block_size);
}

static PyObject *get_digest_size(PyObject *self, void *unused) {
    (void)unused;
    return PyLong_FromSsize_t(((python_hash *)self)->kind->digest_size);
}

/* Python calls a function by the type that its flags say. */
#define METHOD(function) ((PyCFunction)(void (*)(void))(function))

static PyMethodDef methods[] = {
    {"update", hash_update, METH_O, "update($self, data, /)\n--\n\nContinue with these bytes."},
    {"digest", METHOD(hash_digest), METH_FASTCALL,
     "digest($self, length=None, /)\n--\n\nThe digest so far; an XOF is told its length in bytes."},
    {"hexdigest", METHOD(hash_hexdigest), METH_FASTCALL,
     "hexdigest($self, length=None, /)\n--\n\nThe digest so far, in hexadecimal digits."},
    {"copy", hash_copy, METH_NOARGS, "copy($self, /)\n--\n\nAn object that goes on from here."},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef attributes[] = {
    {"name", get_name, NULL, "of the algorithm", NULL},
    {"block_size", get_block_size, NULL, "bytes of input for each permutation", NULL},
    {"digest_size", get_digest_size, NULL, "bytes of a digest; 0: an XOF", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

void *python_hash_type(void) {
    static PyType_Slot slots[] = {
        {Py_tp_doc, "One computation. An XOF has digest_size 0, and digest takes a length."},
        {Py_tp_dealloc, (void *)hash_free},
        {Py_tp_repr, (void *)hash_repr},
        {Py_tp_methods, methods},
        {Py_tp_getset, attributes},
        {0, NULL},
    };
    static PyType_Spec spec = {
        .name = "lanewise.Hash",
        .basicsize = offsetof(python_hash, context),
        .itemsize = 8,
        .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION | Py_TPFLAGS_IMMUTABLETYPE,
        .slots = slots,
    };
    return PyType_FromSpec(&spec);
}

/* `data` of a call f(data=b"", *, usedforsecurity=True), NULL without it; 0 and an exception where
 * it was called otherwise. */
static int arguments(const hash_kind *kind, PyObject *const *given, Py_ssize_t count,
                     PyObject *names, PyObject **data) {
    *data = count ? given[0] : NULL;
    if (count > 1) {
        PyErr_Format(PyExc_TypeError, "%U() takes one positional argument, not %zd", kind->name,
                     count);
        return 0;
    }
    for (Py_ssize_t n = 0; names && n < PyTuple_Size(names); ++n) {
        PyObject *name = PyTuple_GetItem(names, n);
        if (!PyUnicode_CompareWithASCIIString(name, "data") && !*data) {
            *data = given[count + n];
        } else if (PyUnicode_CompareWithASCIIString(name, "usedforsecurity")) {
            PyErr_Format(PyExc_TypeError, "%U() got an unexpected keyword argument '%U'",
                         kind->name, name);
            return 0;
        }
    }
    return 1;
}

/* `self` is an object before its first byte. */
static PyObject *construct(PyObject *self, PyObject *const *given, Py_ssize_t count,
                           PyObject *names) {
    const python_hash *first = (const python_hash *)self;
    PyObject *data;
    if (!arguments(first->kind, given, count, names, &data))
        return NULL;
    python_hash *h = copied(first);
    if (h && data && !add(h, data)) {
        Py_DECREF(h);
        return NULL;
    }
    return (PyObject *)h;
}

static hash_kind *described(PyObject *name, uint32_t algorithm) {
    lanewise_algorithm_info info;
    int status = lanewise_algorithm_describe(algorithm, &info);
    if (status)
        return failed(status);
    PyObject *text = PyUnicode_FromFormat(
        "%U(data=b'', *, usedforsecurity=True)\n--\n\nA hash object for %U.", name, name);
    PyObject *utf8 = text ? PyUnicode_AsUTF8String(text) : NULL;
    hash_kind *kind = utf8 ? calloc(1, sizeof *kind) : NULL;
    Py_ssize_t length = utf8 ? PyBytes_Size(utf8) : 0;
    const char *method = PyUnicode_AsUTF8AndSize(name, NULL);
    if (kind && method)
        kind->text = malloc((size_t)length + 1);
    if (!kind || !kind->text) {
        free(kind);
        kind = NULL;
        if (!PyErr_Occurred())
            PyErr_NoMemory();
    } else {
        memcpy(kind->text, PyBytes_AsString(utf8), (size_t)length + 1);
        kind->name = Py_NewRef(name);
        kind->block_size = (Py_ssize_t)info.rate_bytes;
        kind->digest_size = info.extendable ? 0 : (Py_ssize_t)info.output_bytes;
        kind->is_tree = algorithm == LANEWISE_KT128 || algorithm == LANEWISE_KT256;
        kind->constructor.ml_name = method;
        kind->constructor.ml_meth = METHOD(construct);
        kind->constructor.ml_flags = METH_FASTCALL | METH_KEYWORDS;
        kind->constructor.ml_doc = kind->text;
    }
    Py_XDECREF(utf8);
    Py_XDECREF(text);
    return kind;
}

void *python_hash_constructor(void *type, void *name, uint32_t algorithm) {
    hash_kind *kind = described(name, algorithm); /* stays as long as the process */
    python_hash *first = kind ? allocated(type, kind) : NULL;
    if (!first)
        return NULL;
    int status = !kind->is_tree ? lanewise_sponge_init((lanewise_sponge *)first->context, algorithm)
                 : algorithm == LANEWISE_KT128
                     ? lanewise_kt128_init((lanewise_tree *)first->context)
                     : lanewise_kt256_init((lanewise_tree *)first->context);
    /* Whoever finds it by __self__ can call none of its methods. */
    atomic_flag_test_and_set(&first->busy);
    PyObject *module = status ? failed(status) : PyUnicode_FromString("lanewise");
    PyObject *made =
        module ? PyCFunction_NewEx(&kind->constructor, (PyObject *)first, module) : NULL;
    Py_XDECREF(module);
    Py_DECREF(first);
    return made;
}
