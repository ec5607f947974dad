import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** What stands in a link, and the hash that is all we keep of it. */
export function newLinkToken(): { token: string; token_hash: string } {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  return { token, token_hash: hashOfToken(token) };
}

/** SHA-256, base64url. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
