import { z } from "zod";
import { seal, unseal } from "@/lib/services/kernel/sealed";

/** What the table of mails holds of a mail, and nobody who reads the table can read. */
const Content = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
});

export type MailContent = z.infer<typeof Content>;

/** Bound to the id of its message. */
export function sealContent(content: MailContent, message_id: string): string {
  return seal(JSON.stringify(content), "mails", message_id);
}

/** Undefined where it cannot be opened any more. */
export function openContent(sealed: string, message_id: string): MailContent | undefined {
  const content = unseal(sealed, "mails", message_id);
  return content === undefined ? undefined : Content.parse(JSON.parse(content));
}
