/* SPDX-License-Identifier: Apache-2.0 OR MIT */
typedef enum { SE_FILE_OBJECT = 1 } SE_OBJECT_TYPE;
DWORD WINAPI GetSecurityInfo(HANDLE object, SE_OBJECT_TYPE type, DWORD which, PSID *owner,
                             PSID *group, ACL **list, ACL **audit, PSECURITY_DESCRIPTOR *all);
