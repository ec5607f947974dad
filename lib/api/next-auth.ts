import type { NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { enforceRateLimit } from "@/lib/api/rate-limit";
import { isHttps } from "@/lib/api/sign-in";
import { decodeToken, encodeToken, SESSION_SECONDS } from "@/lib/api/tokens";
import { Credentials } from "@/lib/contract/auth";
import { authSecret } from "@/lib/env";
import { verifyCredentials } from "@/lib/services/account/accounts";
import { liveSession, startSession } from "@/lib/services/account/sessions";

/**
 * next-auth on our own tokens and session rows: its cookie is the one that `signIn` sets, and both
 * ways in share `verifyCredentials`. Institutional sign-on is one more provider here.
 */
export function nextAuthOptions(request: Request): NextAuthOptions {
  return {
    secret: authSecret(),
    useSecureCookies: isHttps(request),
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    pages: { signIn: "/login" },
    providers: [
      CredentialsProvider({
        credentials: { username: {}, password: {} },
        async authorize(credentials, from) {
          const form = Credentials.safeParse(credentials);
          if (!form.success) return null;
          const admission = await enforceRateLimit("login", request, {
            owner: undefined,
            body: form.data,
          });
          const user = await verifyCredentials(form.data);
          await admission.succeeded();
          const device = String(from.headers?.["user-agent"] ?? "");
          const session_id = await startSession(user.id, device);
          return { id: String(user.id), session_id, name: user.username, email: user.email };
        },
      }),
    ],
    jwt: {
      encode: async ({ token, maxAge }) =>
        encodeToken("cookie", claimsOf(token), maxAge ?? SESSION_SECONDS),
      decode: async ({ token }) => {
        const claims = token ? await decodeToken("cookie", token) : null;
        return claims && { sub: String(claims.owner_id), sid: claims.session_id };
      },
    },
    callbacks: {
      jwt: ({ token, user }) =>
        user && "session_id" in user ? { sub: user.id, sid: user.session_id } : token,
      async session({ session, token }) {
        const { owner_id, session_id } = claimsOf(token);
        const live = await liveSession(owner_id, session_id);
        return live ? session : { ...session, user: undefined, expires: new Date(0).toISOString() };
      },
    },
  };
}

function claimsOf(token: Record<string, unknown> | undefined) {
  return { owner_id: Number(token?.sub), session_id: String(token?.sid) };
}
