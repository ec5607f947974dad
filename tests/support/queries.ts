import { sql } from "drizzle-orm";
import { vi } from "vitest";
import { db } from "@/db/client";

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
}

function nodesOf(value: unknown): PlanNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(nodesOf);
  if (!("Node Type" in value)) return inner;
  const table = "Relation Name" in value ? String(value["Relation Name"]) : undefined;
  return [{ type: String(value["Node Type"]), table }, ...inner];
}

type Send = (text: string, params?: unknown[], ...rest: unknown[]) => unknown;

function hasMethod<M extends string>(client: unknown, method: M): client is Record<M, Send> {
  return typeof Reflect.get(Object(client), method) === "function";
}
