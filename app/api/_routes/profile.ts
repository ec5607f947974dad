import { implement } from "@/lib/api/implement";
import { profile } from "@/lib/contract/profile";
import { changePassword, patchProfile, readProfile } from "@/lib/services/account/accounts";
import { readEmailState, resendVerification } from "@/lib/services/account/email-verification";
import { failedSignIns } from "@/lib/services/account/failed-sign-ins";
import { listSessions, revokeOtherSessions, revokeSession } from "@/lib/services/account/sessions";

export const profileRoutes = implement(profile, {
  read: ({ owner }) => readProfile(owner),
  patch: ({ owner, body }) => patchProfile(owner, body),
  changePassword: async ({ owner, body }) => {
    await changePassword(owner, body);
    return { message: "You've changed your password, and we signed out your other devices." };
  },
  email: ({ owner }) => readEmailState(owner),
  resendVerification: ({ owner }) => resendVerification(owner),
  sessions: ({ owner }) => listSessions(owner),
  revokeSession: ({ owner, body }) => revokeSession(owner, body.id),
  revokeOtherSessions: ({ owner }) => revokeOtherSessions(owner),
  failedSignIns: ({ owner }) => failedSignIns.read(owner),
  clearFailedSignIns: ({ owner }) => failedSignIns.clear(owner),
});
