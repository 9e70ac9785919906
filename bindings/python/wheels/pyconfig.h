/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * What Python.h asks of its configuration where only the limited interface is used, for each
 * machine that wheels.py compiles for: sizes of types, which the compiler knows, and on Windows
 * that names come from python3.dll.
 */
#ifndef LANEWISE_WHEELS_PYCONFIG_H
#define LANEWISE_WHEELS_PYCONFIG_H

#define SIZEOF_INT __SIZEOF_INT__
#define SIZEOF_LONG __SIZEOF_LONG__
#define SIZEOF_LONG_LONG __SIZEOF_LONG_LONG__
#define SIZEOF_SIZE_T __SIZEOF_SIZE_T__
#define SIZEOF_VOID_P __SIZEOF_POINTER__
#define SIZEOF_WCHAR_T __SIZEOF_WCHAR_T__
#define HAVE_LONG_LONG 1
#define HAVE_STDDEF_H 1
#define HAVE_WCHAR_H 1
#define WITH_THREAD 1

#ifdef _WIN32
#define MS_WINDOWS
#define MS_WIN32
#define MS_WIN64
#define HAVE_DECLSPEC_DLL
#define Py_ENABLE_SHARED 1
#endif

#endif
