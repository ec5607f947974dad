import { and, inArray, lt, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

/** Finishes the work among `ids` whose time is over, on its own day: today's figures are about today's work. */
export async function finishPast(tx: Transaction, owner: Owner, ids: number[]) {
  await tx
    .update(assignments)
    .set({ status: "completed", completed_at: sql`${assignments.due_date}` })
    .where(
      and(
        ownedBy(assignments, owner),
        inArray(assignments.id, ids),
        lt(assignments.due_date, new Date().toISOString()),
      ),
    );
}
