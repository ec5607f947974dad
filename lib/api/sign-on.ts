import { cookiesOf } from "@/lib/api/cookies";
import { Reply } from "@/lib/api/implement";
import { originOf } from "@/lib/api/origin";
import { answerWithTokens, cookie, cookieName } from "@/lib/api/sign-in";
import { decodeToken, encodeToken } from "@/lib/api/tokens";
import { readProfile } from "@/lib/services/account/accounts";
import { liveSession } from "@/lib/services/account/sessions";
import { Failure } from "@/lib/services/kernel/errors";
import { type Owner, ownerFrom } from "@/lib/services/kernel/owner";

/**
 * Tokens for the session of the browser's own cookie, once an issuer has signed it on. Only for our own pages: 403
 * where another site asks.
 */
export async function continueSession(request: Request) {
  if (!isFromOwnPage(request)) throw new Failure(403, "Please open the sign-in page.");
  const token = cookiesOf(request)[cookieName(request)];
  const claims = token ? await decodeToken("cookie", token) : null;
  const session = claims ? await liveSession(claims.owner_id, claims.session_id) : undefined;
  if (!claims || !session) throw new Failure(401, "Please sign in again.");
  const user = await readProfile(ownerFrom({ ...session, id: session.owner_id }));
  const { body, options } = await answerWithTokens(claims, user, "Welcome!", request);
  const is_new = Date.now() - Date.parse(user.date_joined) < NEW_MS;
  return new Reply({ ...body, is_new }, options);
}

/** An account that was opened on the way here. */
const NEW_MS = 10 * 60 * 1000;

/** Browsers say where a request comes from; a program without a browser has no cookie of somebody else's. */
function isFromOwnPage(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  return (
    (site ?? "same-origin") === "same-origin" && (origin ?? originOf(request)) === originOf(request)
  );
}

/** For ten minutes, whom the browser connects with an issuer instead of signing on by it. */
export async function connectionCookie(owner: Owner, request: Request): Promise<string> {
  const claims = { owner_id: owner.id, session_id: String(owner.session_id) };
  const value = await encodeToken("connect", claims, CONNECT_SECONDS);
  return cookie({ ...CONNECTION, value, seconds: CONNECT_SECONDS }, request);
}

export function clearedConnection(request: Request): string {
  return cookie({ ...CONNECTION, value: "", seconds: 0 }, request);
}

/** The student who has just asked for it, while their session lives. */
export async function studentWhoConnects(request: Request): Promise<Owner | undefined> {
  const token = cookiesOf(request)[CONNECTION.name];
  const claims = token ? await decodeToken("connect", token) : null;
  const session = claims ? await liveSession(claims.owner_id, claims.session_id) : undefined;
  return session && ownerFrom({ ...session, id: session.owner_id });
}

const CONNECTION = { name: "study-companion.connect", path: "/api/auth" };
const CONNECT_SECONDS = 600;
