/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#define SDDL_REVISION_1 1
BOOL WINAPI ConvertSidToStringSidW(PSID sid, WCHAR **text);
BOOL WINAPI ConvertStringSecurityDescriptorToSecurityDescriptorW(const WCHAR *text, DWORD revision,
                                                                 PSECURITY_DESCRIPTOR *made,
                                                                 ULONG *size);
