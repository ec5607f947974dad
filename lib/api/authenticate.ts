import { decodeToken } from "@/lib/api/tokens";
import type { Role } from "@/lib/contract/values";
import { liveSession } from "@/lib/services/account/sessions";
import { Failure } from "@/lib/services/kernel/errors";
import { type Owner, ownerFrom } from "@/lib/services/kernel/owner";

interface Caller {
  owner: Owner;
  role: Role;
}

/** The student behind a bearer access token. Never a cookie: that would open the API to CSRF. */
export async function authenticate(request: Request): Promise<Caller> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  const caller = token && (await callerOf("access", token));
  if (!caller) throw new Failure(401, "Please sign in again.");
  return caller;
}

/** The student behind a browser's session cookie. For pages that are read, never for what changes anything. */
export async function studentOfCookie(cookie: string): Promise<Owner | undefined> {
  return (await callerOf("cookie", cookie))?.owner;
}

async function callerOf(use: "access" | "cookie", token: string): Promise<Caller | undefined> {
  const claims = await decodeToken(use, token);
  const session = claims ? await liveSession(claims.owner_id, claims.session_id) : undefined;
  if (!session) return undefined;
  const { owner_id, timezone, session_id, role } = session;
  return { owner: ownerFrom({ id: owner_id, timezone, session_id }), role };
}
