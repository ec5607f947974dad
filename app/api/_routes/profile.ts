import { implement, Reply } from "@/lib/api/implement";
import { connectionCookie } from "@/lib/api/sign-on";
import { profile } from "@/lib/contract/profile";
import { changePassword, patchProfile, readProfile } from "@/lib/services/account/accounts";
import { readEmailState, resendVerification } from "@/lib/services/account/email-verification";
import { failedSignIns } from "@/lib/services/account/failed-sign-ins";
import { readSignInWays, removeIdentity } from "@/lib/services/account/identities";
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
  signIn: ({ owner }) => readSignInWays(owner),
  connectIdentity: async ({ owner, request }) =>
    new Reply(undefined, { headers: { "set-cookie": await connectionCookie(owner, request) } }),
  removeIdentity: ({ owner, path }) => removeIdentity(owner, path.identity_id),
  sessions: ({ owner }) => listSessions(owner),
  revokeSession: ({ owner, body }) => revokeSession(owner, body.id),
  revokeOtherSessions: ({ owner }) => revokeOtherSessions(owner),
  failedSignIns: ({ owner }) => failedSignIns.read(owner),
  clearFailedSignIns: ({ owner }) => failedSignIns.clear(owner),
});
