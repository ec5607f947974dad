import { and, desc, eq, gte, inArray, isNull, like, lt, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, union } from "drizzle-orm/pg-core";
import { db } from "@/db/client";
import { aiBudgets } from "@/db/schema/ai-usage";
import { courses } from "@/db/schema/courses";
import { files } from "@/db/schema/files";
import { sessions, users } from "@/db/schema/users";
import type { Account } from "@/lib/contract/operator";
import { periodsOf } from "@/lib/services/kernel/ai-ledger";
import { found } from "@/lib/services/kernel/errors";
import { likeLiteral } from "@/lib/services/kernel/like";
import { cursorAfter } from "@/lib/services/operator/actions";
import { daysOfUse, firstDayOfUse } from "@/lib/services/operator/use";

const PAGE = 50;

interface Wanted {
  search?: string | undefined;
  cursor?: number | undefined;
}

/**
 * Accounts, newest first, before the one with the id `cursor`; with `search` the first whose username, email or name
 * begins so, and no more. Numbers alone say what is in them, summed up for the accounts of the page.
 */
export async function listAccounts({ search, cursor }: Wanted) {
  const rows = await selectAccounts(
    and(
      isNull(users.deleted_at),
      cursor === undefined ? undefined : lt(users.id, cursor),
      search ? inArray(users.id, idsBeginning(search)) : undefined,
    ),
    PAGE + 1,
  );
  const page = rows.slice(0, PAGE);
  return { accounts: await withNumbers(page), next_cursor: cursorAfter(rows, PAGE) };
}

/** 404 where there is none, or none any more. */
export async function readAccount(account_id: number): Promise<Account> {
  const rows = await selectAccounts(and(eq(users.id, account_id), isNull(users.deleted_at)), 1);
  const [account] = await withNumbers(rows);
  return found(account, "Account");
}

type Named = Awaited<ReturnType<typeof selectAccounts>>[number];

function selectAccounts(condition: SQL | undefined, limit: number) {
  return db()
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      first_name: users.first_name,
      last_name: users.last_name,
      role: users.role,
      disabled_at: users.disabled_at,
      created_at: users.created_at,
    })
    .from(users)
    .where(condition)
    .orderBy(desc(users.id))
    .limit(limit);
}

/** At most a page by each of the four, so that it costs the same for one letter as for a whole name. */
function idsBeginning(search: string) {
  const pattern = sql`lower(${likeLiteral(search)}) || '%'`;
  const by = (column: AnyPgColumn) => {
    const folded = sql`lower(${column})`;
    return (
      db()
        .select({ id: users.id })
        .from(users)
        .where(and(like(folded, pattern), isNull(users.deleted_at)))
        // In the order of the index.
        .orderBy(sql`${folded} using ~<~`)
        .limit(PAGE)
    );
  };
  return union(by(users.username), by(users.email), by(users.first_name), by(users.last_name));
}

async function withNumbers(accounts: Named[]): Promise<Account[]> {
  if (accounts.length === 0) return [];
  const ids = accounts.map(({ id }) => id);
  const [used, of_courses, of_files, tokens] = await Promise.all([
    lastUsed(ids),
    countCourses(ids),
    sumFiles(ids),
    sumTokens(ids),
  ]);
  return accounts.map((account) => ({
    ...account,
    last_used_at: used.get(account.id) ?? null,
    courses: of_courses.get(account.id) ?? 0,
    files: of_files.get(account.id)?.files ?? 0,
    storage_bytes: of_files.get(account.id)?.bytes ?? 0,
    tokens_this_month: tokens.get(account.id)?.month ?? 0,
    tokens_in_30_days: tokens.get(account.id)?.days ?? 0,
  }));
}

async function lastUsed(ids: number[]): Promise<Map<number, string>> {
  const rows = await db()
    .select({
      owner_id: sessions.owner_id,
      at: sql`max(${sessions.last_used_at})`.mapWith(sessions.last_used_at),
    })
    .from(sessions)
    .where(inArray(sessions.owner_id, ids))
    .groupBy(sessions.owner_id);
  return new Map(rows.map(({ owner_id, at }) => [owner_id, at]));
}

async function countCourses(ids: number[]): Promise<Map<number, number>> {
  const rows = await db()
    .select({ owner_id: courses.owner_id, count: sql<number>`count(*)::int` })
    .from(courses)
    .where(and(inArray(courses.owner_id, ids), isNull(courses.trash_id)))
    .groupBy(courses.owner_id);
  return new Map(rows.map(({ owner_id, count }) => [owner_id, count]));
}

/** The same bytes are stored once for a student; what lies in the trash is stored as well. */
async function sumFiles(ids: number[]) {
  const contents = db()
    .select({
      owner_id: files.owner_id,
      bytes: sql<number>`max(${files.file_size})`.as("bytes"),
      files: sql<number>`count(*)`.as("files"),
    })
    .from(files)
    .where(inArray(files.owner_id, ids))
    .groupBy(files.owner_id, files.sha256)
    .as("contents");
  const rows = await db()
    .select({
      owner_id: contents.owner_id,
      bytes: sql`sum(${contents.bytes})`.mapWith(Number),
      files: sql`sum(${contents.files})`.mapWith(Number),
    })
    .from(contents)
    .groupBy(contents.owner_id);
  return new Map(rows.map((row) => [row.owner_id, row]));
}

async function sumTokens(ids: number[]) {
  const { month } = periodsOf(new Date().toISOString());
  // Of the two the earlier in the order of texts, in which a month stands before its days.
  const [earliest = month] = [month, firstDayOfUse()].sort();
  const rows = await db()
    .select({
      owner_id: aiBudgets.owner_id,
      month:
        sql`coalesce(sum(${aiBudgets.tokens}) filter (where ${aiBudgets.period} = ${month}), 0)`.mapWith(
          Number,
        ),
      days: sql`coalesce(sum(${aiBudgets.tokens}) filter (where ${daysOfUse(aiBudgets.period)}), 0)`.mapWith(
        Number,
      ),
    })
    .from(aiBudgets)
    .where(and(inArray(aiBudgets.owner_id, ids), gte(aiBudgets.period, earliest)))
    .groupBy(aiBudgets.owner_id);
  return new Map(rows.map((row) => [row.owner_id, row]));
}
