import { createSecretKey, type KeyObject } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { authSecret } from "@/lib/env";

/** What a token may be used for. One kind never passes for another. */
export type TokenUse = "access" | "refresh" | "cookie";

export const ACCESS_SECONDS = 60 * 60;
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

const Claims = z.object({ sub: z.string().regex(/^\d{1,10}$/), sid: z.uuid() });

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
  try {
    const { payload } = await jwtVerify(token, signingKey(), { algorithms: ["HS256"] });
    const claims = Claims.parse(payload);
    if (payload.token_use !== use) return null;
    return { owner_id: Number(claims.sub), session_id: claims.sid };
  } catch {
    return null;
  }
}

let key: KeyObject | undefined;

function signingKey(): KeyObject {
  key ??= createSecretKey(Buffer.from(authSecret(), "utf8"));
  return key;
}
