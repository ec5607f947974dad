import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "@/db/client";
import { rowsOf } from "@/lib/services/retrieval/scope";
import { comparesVectors } from "@/lib/services/retrieval/vectors";
import { openOldDatabase } from "@/tests/support/old-database";

test("a database that is opened after another gets a table of vectors of its own", async (context) => {
  if (!(await comparesVectors())) return context.skip("this PostgreSQL has no pgvector");
  const leave = await openOldDatabase(20, async () => undefined);
  try {
    expect(await comparesVectors()).toBe(true);
    const found = await db().execute(sql`select to_regclass('chunk_embeddings')::text as name`);
    expect(rowsOf(found)).toEqual([{ name: "chunk_embeddings" }]);
  } finally {
    await leave();
  }
});
