import { desc, eq, lt } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { db, type Reader } from "@/db/client";
import { operatorActions } from "@/db/schema/operator";
import { users } from "@/db/schema/users";
import type { OperatorEntry } from "@/lib/contract/operator";
import type { OperatorAction } from "@/lib/contract/operator-values";

/** Who does it: an operator who is signed in, or null for a command. */
export type By = { id: number } | null;

const PAGE = 50;

interface About {
  account_id?: number | undefined;
  subject_id?: number | undefined;
}

/**
 * Notes what an operator does, in the transaction that does it; what a job or a student's document is to do again,
 * which has transactions of its own, before it. Nothing takes a note back.
 */
export async function note(
  by: By,
  action: OperatorAction,
  { account_id, subject_id }: About,
  tx: Reader = db(),
): Promise<void> {
  await tx.insert(operatorActions).values({
    operator_id: by?.id ?? null,
    action,
    account_id: account_id ?? null,
    subject_id: subject_id ?? null,
    created_at: new Date().toISOString(),
  });
}

/** What was done, newest first, before the entry `cursor`. */
export async function listActions({ cursor }: { cursor?: number | undefined }) {
  const operator = alias(users, "operator");
  const rows: OperatorEntry[] = await db()
    .select({
      id: operatorActions.id,
      operator_id: operatorActions.operator_id,
      operator: operator.username,
      action: operatorActions.action,
      account_id: operatorActions.account_id,
      username: users.username,
      subject_id: operatorActions.subject_id,
      created_at: operatorActions.created_at,
    })
    .from(operatorActions)
    .leftJoin(operator, eq(operator.id, operatorActions.operator_id))
    .leftJoin(users, eq(users.id, operatorActions.account_id))
    .where(cursor === undefined ? undefined : lt(operatorActions.id, cursor))
    .orderBy(desc(operatorActions.id))
    .limit(PAGE + 1);
  return { actions: rows.slice(0, PAGE), next_cursor: cursorAfter(rows, PAGE) };
}

/** Of rows that are one more than a page where there are more. */
export function cursorAfter(rows: readonly { id: number }[], page: number): number | null {
  return rows.length > page ? (rows[page - 1]?.id ?? null) : null;
}
