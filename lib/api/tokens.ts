import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { signingKey } from "@/lib/env";

/** What a token may be used for. One kind never passes for another. */
export type TokenUse = "access" | "refresh" | "cookie" | "device" | "connect";

export const ACCESS_SECONDS = 60 * 60;

const Claims = z.object({ sub: z.string().regex(/^\d{1,10}$/), sid: z.uuid(), exp: z.number() });

export interface TokenClaims {
  owner_id: number;
  session_id: string;
}

/** A signed JWT (HS256) that belongs to one session row and lives for `seconds`. */
export function encodeToken(use: TokenUse, claims: TokenClaims, seconds: number): Promise<string> {
  return new SignJWT({ token_use: use, sid: claims.session_id })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(String(claims.owner_id))
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .sign(signingKey());
}

/** The claims of a token that is ours, unexpired and of this use; else null. */
export async function decodeToken(use: TokenUse, token: string): Promise<TokenClaims | null> {
  const proven = provenTokens.get(token) ?? (await prove(token));
  if (!proven || proven.use !== use || proven.expires * 1000 <= Date.now()) return null;
  return proven.claims;
}

interface Proven {
  use: unknown;
  /** Seconds since 1970. */
  expires: number;
  claims: TokenClaims;
}

/** A page asks with one token a dozen times; its signature stays good. Whether its session lives is asked each time. */
const provenTokens = new Map<string, Proven>();
const MOST_PROVEN = 5_000;

async function prove(token: string): Promise<Proven | null> {
  try {
    const { payload } = await jwtVerify(token, signingKey(), { algorithms: ["HS256"] });
    const { sub, sid, exp } = Claims.parse(payload);
    const claims = { owner_id: Number(sub), session_id: sid };
    const proven = { use: payload.token_use, expires: exp, claims };
    if (provenTokens.size >= MOST_PROVEN) provenTokens.clear();
    provenTokens.set(token, proven);
    return proven;
  } catch {
    return null;
  }
}
