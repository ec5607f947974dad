import { implement, Reply } from "@/lib/api/implement";
import { clearedCookie, refreshTokens, signIn } from "@/lib/api/sign-in";
import { continueSession } from "@/lib/api/sign-on";
import { auth } from "@/lib/contract/auth";
import { register, verifyCredentials } from "@/lib/services/account/accounts";
import { verifyEmail } from "@/lib/services/account/email-verification";
import { askForReset, resetByMail, resetPassword } from "@/lib/services/account/password-resets";
import { endSession } from "@/lib/services/account/sessions";
import { readInvitation, signInOptions } from "@/lib/services/account/sign-up";

export const authRoutes = implement(auth, {
  register: async ({ body, request }) => signIn(await register(body), "Welcome!", request),
  login: async ({ body, request }) =>
    signIn(await verifyCredentials(body), "Welcome back!", request),
  refresh: ({ body, request }) => refreshTokens(body.refresh, request),
  resetByMail: () => resetByMail(),
  askForReset: async ({ body }) => {
    await askForReset(body.username);
    return { message: "If we know this name, a mail with a link is on its way." };
  },
  resetPassword: async ({ body }) => {
    await resetPassword(body);
    return { message: "You've set a new password, and we signed out all your devices." };
  },
  verifyEmail: async ({ body }) => {
    await verifyEmail(body.token);
    return { message: "You've verified your email." };
  },
  options: () => signInOptions(),
  invitation: async ({ body }) => readInvitation(body.token),
  continue: ({ request }) => continueSession(request),
  logout: async ({ owner, request }) => {
    await endSession(owner);
    const headers = { "set-cookie": clearedCookie(request) };
    return new Reply({ message: "You're signed out." }, { headers });
  },
});
