/* SPDX-License-Identifier: Apache-2.0 OR MIT */
WCHAR **WINAPI CommandLineToArgvW(const WCHAR *line, int *count);
