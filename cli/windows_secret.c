/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Secret files on Windows, where an access list stands in place of a mode. What mode 0600 says is a
 * list that inherits nothing and names the user who runs the program. Like mode 0600, which root
 * overrides, it does not keep administrators out, who may take any file.
 */
#include "cli.h"
#include "platform.h"
#include "windows_names.h"

#include <aclapi.h>
#include <io.h>
#include <sddl.h>
#include <stdlib.h>
#include <string.h>

/* Who runs this program, of malloc. */
static TOKEN_USER *this_user(void) {
    HANDLE token;
    DWORD size = 0;
    TOKEN_USER *user = NULL;
    if (!OpenProcessToken(GetCurrentProcess(), TOKEN_QUERY, &token))
        return NULL;
    GetTokenInformation(token, TokenUser, NULL, 0, &size);
    if (size) {
        user = need(malloc(size));
        if (!GetTokenInformation(token, TokenUser, user, size, &size)) {
            free(user);
            user = NULL;
        }
    }
    CloseHandle(token);
    return user;
}

PSECURITY_DESCRIPTOR windows_for_owner(void) {
    static const wchar_t protected_list[] = L"D:P(A;;FA;;;", end[] = L")";
    TOKEN_USER *user = this_user();
    PSECURITY_DESCRIPTOR made = NULL;
    wchar_t *sid = NULL;
    if (user && ConvertSidToStringSidW(user->User.Sid, &sid)) {
        size_t room = wcslen(protected_list) + wcslen(sid) + sizeof end / sizeof end[0];
        wchar_t *text = need(malloc(room * sizeof *text));
        wcscpy(text, protected_list);
        wcscat(text, sid);
        wcscat(text, end);
        if (!ConvertStringSecurityDescriptorToSecurityDescriptorW(text, SDDL_REVISION_1, &made,
                                                                  NULL))
            made = NULL;
        free(text);
        LocalFree(sid);
    }
    free(user);
    return made;
}

/* The owner, the system and administrators can use every file anyway. */
static int is_expected(PSID sid, PSID owner, const TOKEN_USER *user) {
    static const WELL_KNOWN_SID_TYPE known[] = {WinLocalSystemSid, WinBuiltinAdministratorsSid,
                                                WinCreatorOwnerSid, WinCreatorOwnerRightsSid};
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (IsWellKnownSid(sid, known[i]))
            return 1;
    return (owner && EqualSid(sid, owner)) || (user && EqualSid(sid, user->User.Sid));
}

/* The first in the list whom it lets read or change the file, though the file is not theirs. */
static PSID stranger(ACL *list, PSID owner, const TOKEN_USER *user) {
    const DWORD harmful = FILE_READ_DATA | FILE_WRITE_DATA | FILE_APPEND_DATA | DELETE | WRITE_DAC |
                          WRITE_OWNER | GENERIC_ALL | GENERIC_READ | GENERIC_WRITE;
    for (DWORD i = 0; i < list->AceCount; i++) {
        void *found;
        if (!GetAce(list, i, &found))
            continue;
        ACCESS_ALLOWED_ACE *one = found;
        if (one->Header.AceType == ACCESS_ALLOWED_ACE_TYPE &&
            !(one->Header.AceFlags & INHERIT_ONLY_ACE) && (one->Mask & harmful) &&
            !is_expected(&one->SidStart, owner, user))
            return &one->SidStart;
    }
    return NULL;
}

static void put_why(char *why, size_t room, const char *who) {
    snprintf(why, room,
             "its access list has %s (icacls FILE /inheritance:r /grant:r %%USERNAME%%:F is right",
             who);
}

int file_others_can_use(int fd, char *why, size_t room) {
    PSECURITY_DESCRIPTOR all = NULL;
    PSID owner = NULL, other;
    ACL *list = NULL;
    file_info info;
    wchar_t *sid = NULL;
    int can = 0;
    if (file_describe(fd, &info) || info.kind != IS_REGULAR ||
        GetSecurityInfo((HANDLE)_get_osfhandle(fd), SE_FILE_OBJECT,
                        OWNER_SECURITY_INFORMATION | DACL_SECURITY_INFORMATION, &owner, NULL, &list,
                        NULL, &all) != ERROR_SUCCESS)
        return 0;
    TOKEN_USER *user = this_user();
    if (!list) {
        put_why(why, room, "no entries, which lets in everyone");
        can = 1;
    } else if ((other = stranger(list, owner, user)) != NULL) {
        char *text = ConvertSidToStringSidW(other, &sid) ? windows_utf8(sid, -1) : NULL;
        put_why(why, room, text ? text : "another user");
        free(text);
        LocalFree(sid);
        can = 1;
    }
    free(user);
    LocalFree(all);
    return can;
}
