import { db } from "@/db/client";
import { identities } from "@/db/schema/identities";
import type { Student } from "@/tests/support/student";

/** The student has signed on by an issuer before. */
export async function isKnownElsewhere({ user }: Student): Promise<void> {
  const at = new Date().toISOString();
  await db()
    .insert(identities)
    .values({
      owner_id: user.id,
      ...{ issuer: "https://login.invalid", subject: user.username },
      ...{ created_at: at, last_used_at: at },
    });
}
