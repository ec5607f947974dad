import { randomUUID } from "node:crypto";
import { db } from "@/db/client";
import { identities } from "@/db/schema/identities";
import type { Student } from "@/tests/support/student";

/** The student has signed on by an issuer before; the id of that. */
export async function isKnownElsewhere({ user }: Student): Promise<number | undefined> {
  const at = new Date().toISOString();
  const [row] = await db()
    .insert(identities)
    .values({
      owner_id: user.id,
      ...{ issuer: "https://login.invalid", subject: randomUUID() },
      ...{ created_at: at, last_used_at: at },
    })
    .returning({ id: identities.id });
  return row?.id;
}
