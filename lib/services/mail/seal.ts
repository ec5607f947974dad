import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { z } from "zod";
import { signingKey } from "@/lib/env";

/** What the table of mails holds of a mail, and nobody who reads the table can read. */
const Content = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
});

export type MailContent = z.infer<typeof Content>;

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypted with a key that follows from `AUTH_SECRET`, and bound to the id of its message. */
export function sealContent(content: MailContent, message_id: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key(), iv).setAAD(Buffer.from(message_id));
  const words = Buffer.concat([cipher.update(JSON.stringify(content), "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), words]).toString("base64");
}

/** Undefined where the secret is another one by now. */
export function openContent(sealed: string, message_id: string): MailContent | undefined {
  const bytes = Buffer.from(sealed, "base64");
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, key(), bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(message_id))
      .setAuthTag(tag);
    const words = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
    return Content.parse(JSON.parse(Buffer.concat(words).toString("utf8")));
  } catch {
    return undefined;
  }
}

function key(): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", signingKey(), "", "mails", 32));
}
