import { sql } from "drizzle-orm";
import { vi } from "vitest";
import { z } from "zod";
import { db } from "@/db/client";
import { rowsOf } from "@/lib/services/retrieval/scope";

export interface Recorded {
  text: string;
  params: unknown[];
}

/** The SQL that `work` sends to the database, whichever database it is. */
export async function recordQueries(work: () => Promise<unknown>): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  const client: unknown = Reflect.get(db(), "$client");
  const spies = [];
  for (const method of ["unsafe", "query"] as const) {
    if (!hasMethod(client, method)) continue;
    const original = client[method];
    const listen: Send = (text, params, ...rest) => {
      recorded.push({ text, params: params ?? [] });
      return original.call(client, text, params, ...rest);
    };
    spies.push(vi.spyOn(client, method).mockImplementation(listen));
  }
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return recorded;
}

/** The nodes of the query's plan, each with the table it reads. */
export async function planOf({ text, params }: Recorded): Promise<PlanNode[]> {
  const literals = params.map((param) =>
    param === null ? "null" : `'${String(param).replaceAll("'", "''")}'`,
  );
  const filled = text.replace(/\$(\d+)/g, (_, n: string) => literals[Number(n) - 1] ?? "null");
  const result: unknown = await db().execute(sql.raw(`explain (format json) ${filled}`));
  const rows: unknown = Array.isArray(result) ? result : Reflect.get(Object(result), "rows");
  const [row] = Array.isArray(rows) ? rows : [];
  const plan = Reflect.get(Object(row), "QUERY PLAN");
  return nodesOf(typeof plan === "string" ? JSON.parse(plan) : plan);
}

export interface PlanNode {
  type: string;
  table: string | undefined;
  /** The index it reads, and by what; "" where it reads all of it. */
  index: { name: string; condition: string } | undefined;
}

function nodesOf(value: unknown): PlanNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(nodesOf);
  if (!("Node Type" in value)) return inner;
  const table = "Relation Name" in value ? String(value["Relation Name"]) : undefined;
  const condition = "Index Cond" in value ? String(value["Index Cond"]) : "";
  const index =
    "Index Name" in value ? { name: String(value["Index Name"]), condition } : undefined;
  return [{ type: String(value["Node Type"]), table, index }, ...inner];
}

/** Indexes that the plan reads without a condition on their first column, that is from end to end. */
export async function wholeIndexes(nodes: PlanNode[]): Promise<string[]> {
  const read = nodes.flatMap(({ index }) => index ?? []);
  if (read.length === 0) return [];
  const rows = z.array(z.object({ name: z.string(), first: z.string() })).parse(
    rowsOf(
      await db().execute(sql`
        select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid, 1, true) as first
        from pg_index where indexrelid::regclass::text in (${sql.join(
          read.map(({ name }) => sql`${name}`),
          sql`, `,
        )})`),
    ),
  );
  const first_of = new Map(rows.map(({ name, first }) => [name, first]));
  return read
    .filter(({ name, condition }) => !condition.includes(first_of.get(name) ?? "?"))
    .map(({ name, condition }) => `${name} by ${condition || "nothing"}`);
}

/**
 * Takes away every student with all they own. A file that made thousands ends with it: the jobs of a later file of
 * this worker would go through their courses and files, for as long as they last.
 */
export async function removeAllStudents(): Promise<void> {
  await db().execute(sql`truncate users cascade`);
}

type Send = (text: string, params?: unknown[], ...rest: unknown[]) => unknown;

function hasMethod<M extends string>(client: unknown, method: M): client is Record<M, Send> {
  return typeof Reflect.get(Object(client), method) === "function";
}
