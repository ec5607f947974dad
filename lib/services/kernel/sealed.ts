import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { signingKey } from "@/lib/env";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * A text as it is stored where nobody shall read it from the database alone: encrypted with the key of its use, and
 * bound to what it belongs to, so that it opens nowhere else.
 */
export function seal(text: string, use: string, belongs_to = ""): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(use), nonce).setAAD(Buffer.from(belongs_to));
  const words = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), words]).toString("base64url");
}

/** Undefined where the server's secret is another one by now, or something was changed. */
export function unseal(sealed: string, use: string, belongs_to = ""): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  const begin = NONCE_BYTES + TAG_BYTES;
  try {
    const decipher = createDecipheriv(CIPHER, keyFor(use), bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(belongs_to))
      .setAuthTag(bytes.subarray(NONCE_BYTES, begin));
    const words = [decipher.update(bytes.subarray(begin)), decipher.final()];
    return Buffer.concat(words).toString("utf8");
  } catch {
    return undefined;
  }
}

/** A key that follows from `AUTH_SECRET`, another one for each use. */
export function keyFor(use: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", signingKey(), "", use, 32));
}
