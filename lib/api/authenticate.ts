import { decodeToken } from "@/lib/api/tokens";
import { liveSession } from "@/lib/services/account/sessions";
import { Failure } from "@/lib/services/kernel/errors";
import { type Owner, ownerFrom } from "@/lib/services/kernel/owner";

/** The student behind a bearer access token. Never a cookie: that would open the API to CSRF. */
export async function authenticate(request: Request): Promise<Owner> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  const owner = token && (await ownerOf("access", token));
  if (!owner) throw new Failure(401, "Please sign in again.");
  return owner;
}

/** The student behind a browser's session cookie. For pages that are read, never for what changes anything. */
export function studentOfCookie(cookie: string): Promise<Owner | undefined> {
  return ownerOf("cookie", cookie);
}

async function ownerOf(use: "access" | "cookie", token: string): Promise<Owner | undefined> {
  const claims = await decodeToken(use, token);
  const session = claims ? await liveSession(claims.owner_id, claims.session_id) : undefined;
  if (!session) return undefined;
  return ownerFrom({
    id: session.owner_id,
    timezone: session.timezone,
    session_id: session.session_id,
  });
}
