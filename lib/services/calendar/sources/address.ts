import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { authSecret } from "@/lib/env";

/** The address as it is stored: nobody reads it from the database alone. */
export function sealed(address: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor("calendar-address"), nonce);
  const text = Buffer.concat([cipher.update(address, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString("base64url");
}

/** Undefined where the secret of the server is another than when it was stored. */
export function unsealed(stored: string): string | undefined {
  const bytes = Buffer.from(stored, "base64url");
  const [nonce, tag] = [
    bytes.subarray(0, NONCE_BYTES),
    bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
  ];
  try {
    const decipher = createDecipheriv(CIPHER, keyFor("calendar-address"), nonce);
    decipher.setAuthTag(tag);
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}

/** Tells one address from another without saying it. */
export function fingerprintOf(address: string): string {
  return createHmac("sha256", keyFor("calendar-fingerprint")).update(address).digest("base64url");
}

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function keyFor(use: string): Buffer {
  return Buffer.from(hkdfSync("sha256", authSecret(), "", use, 32));
}
