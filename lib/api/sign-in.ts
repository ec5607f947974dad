import { Reply } from "@/lib/api/implement";
import { ACCESS_SECONDS, decodeToken, encodeToken, type TokenClaims } from "@/lib/api/tokens";
import type { SignedIn } from "@/lib/contract/auth";
import { SESSION_COOKIES, SESSION_SECONDS } from "@/lib/contract/session-cookies";
import { startSession, touchSession } from "@/lib/services/account/sessions";
import { Failure } from "@/lib/services/kernel/errors";

const DEVICE_SECONDS = 365 * 24 * 60 * 60;

/** Starts a session for a student who has just proven who they are: tokens, and the browser's cookie. */
export async function signIn(user: SignedIn["user"], message: string, request: Request) {
  const session_id = await startSession(user.id, request.headers.get("user-agent") ?? "");
  return answerWithTokens({ owner_id: user.id, session_id }, user, message, request);
}

/** What a client gets once it is signed in. */
export async function answerWithTokens(
  claims: TokenClaims,
  user: SignedIn["user"],
  message: string,
  request: Request,
) {
  const access = await encodeToken("access", claims, ACCESS_SECONDS);
  const refresh = await encodeToken("refresh", claims, SESSION_SECONDS);
  const body: SignedIn = { access, refresh, tokens: { access, refresh }, user, message };
  return new Reply(body, { headers: await cookiesFor(claims, request) });
}

/** A new access token. The refresh token stays the same: clients refresh in parallel and keep the old one. */
export async function refreshTokens(refresh: string, request: Request) {
  const claims = await decodeToken("refresh", refresh);
  const session = claims ? await touchSession(claims.owner_id, claims.session_id) : undefined;
  if (!claims || !session) throw new Failure(401, "Please sign in again.");
  const access = await encodeToken("access", claims, ACCESS_SECONDS);
  return new Reply({ access, refresh }, { headers: await cookiesFor(claims, request) });
}

/** The header that takes the browser's session cookie away. */
export function clearedCookie(request: Request): string {
  return cookie({ value: "", seconds: 0 }, request);
}

/** next-auth's own cookie names, so that its pages and ours share one session. */
export function cookieName(request: Request): string {
  return isHttps(request) ? SESSION_COOKIES.secure : SESSION_COOKIES.plain;
}

export function isHttps(request: Request): boolean {
  const forwarded = request.headers.get("x-forwarded-proto")?.split(",")[0]?.trim();
  return (forwarded ?? new URL(request.url).protocol.replace(":", "")) === "https";
}

/** The name of the cookie by which a browser is known when it signs in again. */
export function deviceCookieName(request: Request): string {
  return `${isHttps(request) ? "__Secure-" : ""}study-companion.device`;
}

async function cookiesFor(claims: TokenClaims, request: Request): Promise<[string, string][]> {
  const session = await encodeToken("cookie", claims, SESSION_SECONDS);
  // So that wrong passwords from elsewhere do not count against this browser. It signs nobody in.
  const device = await encodeToken("device", claims, DEVICE_SECONDS);
  const known = { name: deviceCookieName(request), path: "/api/auth" };
  return [
    ["set-cookie", cookie({ value: session, seconds: SESSION_SECONDS }, request)],
    ["set-cookie", cookie({ ...known, value: device, seconds: DEVICE_SECONDS }, request)],
  ];
}

interface Cookie {
  name?: string;
  path?: string;
  value: string;
  seconds: number;
}

/** The header that sets a cookie of ours. */
export function cookie({ name, path = "/", value, seconds }: Cookie, request: Request): string {
  const secure = isHttps(request) ? "; Secure" : "";
  return `${name ?? cookieName(request)}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
