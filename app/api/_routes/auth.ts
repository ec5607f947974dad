import { implement, Reply } from "@/lib/api/implement";
import { clearedCookie, refreshTokens, signIn } from "@/lib/api/sign-in";
import { auth } from "@/lib/contract/auth";
import { register, verifyCredentials } from "@/lib/services/account/accounts";
import { endSession } from "@/lib/services/account/sessions";

export const authRoutes = implement(auth, {
  register: async ({ body, request }) => signIn(await register(body), "Welcome!", request),
  login: async ({ body, request }) =>
    signIn(await verifyCredentials(body), "Welcome back!", request),
  refresh: ({ body, request }) => refreshTokens(body.refresh, request),
  logout: async ({ owner, request }) => {
    await endSession(owner);
    const headers = { "set-cookie": clearedCookie(request) };
    return new Reply({ message: "You're signed out." }, { headers });
  },
});
