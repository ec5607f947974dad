import type { NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { OIDC, oidcProvider, personOf } from "@/lib/api/oidc";
import { enforceRateLimit } from "@/lib/api/rate-limit";
import { isHttps } from "@/lib/api/sign-in";
import { studentWhoConnects } from "@/lib/api/sign-on";
import { decodeToken, encodeToken } from "@/lib/api/tokens";
import { Credentials } from "@/lib/contract/auth";
import { SESSION_SECONDS } from "@/lib/contract/session-cookies";
import { authSecret } from "@/lib/env";
import { log } from "@/lib/log";
import { verifyCredentials } from "@/lib/services/account/accounts";
import { endSession, liveSession, startSession } from "@/lib/services/account/sessions";
import { connectIdentity, signOn } from "@/lib/services/account/sign-on";
import { Failure } from "@/lib/services/kernel/errors";
import { ownerFrom } from "@/lib/services/kernel/owner";

/** The way in by a password, by next-auth's own usual name. */
export const PASSWORD = "credentials";

/**
 * next-auth on our own tokens and session rows: its cookie is the one that `signIn` sets, both ways in by a password
 * share `verifyCredentials`, and an issuer's word ends in the same rows.
 */
export function nextAuthOptions(
  request: Request,
  origin: string,
  troubles: unknown[],
): NextAuthOptions {
  /** next-auth turns whatever is thrown into a refusal. What is no refusal of ours goes to `troubles`. */
  const watched = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Failure)) troubles.push(error);
      throw error;
    }
  };
  let signed_on: number | undefined;
  return {
    secret: authSecret(),
    useSecureCookies: isHttps(request),
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    pages: { signIn: "/login", error: "/login" },
    logger: {
      error: (code) => log.warn({ code }, "next-auth refused"),
      warn: () => {},
      debug: () => {},
    },
    providers: [
      CredentialsProvider({
        id: PASSWORD,
        credentials: { username: {}, password: {} },
        async authorize(credentials) {
          const form = Credentials.safeParse(credentials);
          return form.success ? watched(() => authorized(form.data, request)) : null;
        },
      }),
      ...oidcProvider(),
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
      async signIn({ account, profile }) {
        if (account?.provider !== OIDC) return true;
        const person = personOf({ ...profile });
        const student = await studentWhoConnects(request);
        if (student) {
          const connected = await watched(() => connectIdentity(student, person));
          return `/settings?sign-on=${connected ? "connected" : "elsewhere"}#devices`;
        }
        const result = await watched(() => signOn(person));
        if ("refused" in result) return `/login?refused=${result.refused}`;
        signed_on = result.owner_id;
        return true;
      },
      async jwt({ token, user }) {
        if (signed_on !== undefined) {
          const device = request.headers.get("user-agent") ?? "";
          const owner_id = signed_on;
          const sid = await watched(() => startSession(owner_id, device));
          return { sub: String(owner_id), sid };
        }
        return user && "session_id" in user ? { sub: user.id, sid: user.session_id } : token;
      },
      async session({ session, token }) {
        const { owner_id, session_id } = claimsOf(token);
        const live = await watched(() => liveSession(owner_id, session_id));
        return live ? session : { ...session, user: undefined, expires: new Date(0).toISOString() };
      },
      redirect: ({ url }) => ownPlace(url, origin) ?? origin,
    },
    events: {
      signOut: ({ token }) => watched(() => endSessionOf(token)),
    },
  };
}

async function authorized(form: Credentials, request: Request) {
  const caller = { owner: undefined, body: form };
  const admission = await enforceRateLimit("login", request, caller);
  const user = await verifyCredentials(form);
  await admission.succeeded();
  const session_id = await startSession(user.id, request.headers.get("user-agent") ?? "");
  return { id: String(user.id), session_id, name: user.username, email: user.email };
}

/** Revokes what the cookie stands for: its bearer tokens end as well. */
async function endSessionOf(token: Record<string, unknown> | null) {
  if (!token) return;
  const { owner_id, session_id } = claimsOf(token);
  const live = await liveSession(owner_id, session_id);
  if (live) await endSession(ownerFrom({ ...live, id: live.owner_id }));
}

/** `place` as an address of `origin`; undefined where it leads elsewhere or is none. */
export function ownPlace(place: string, origin: string): string | undefined {
  if (!URL.canParse(place, origin)) return undefined;
  const url = new URL(place, origin);
  return url.origin === origin ? url.href : undefined;
}

function claimsOf(token: Record<string, unknown> | undefined) {
  return { owner_id: Number(token?.sub), session_id: String(token?.sid) };
}
