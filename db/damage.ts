import { z } from "zod";

/** 8 kB each. Larger tables would make every start slow; whoever opens a damaged page of one is told then. */
const MOST_PAGES = 500;

/**
 * Reads every page of the product's smaller tables; the database checks each page it reads. Throws where the files of
 * the database are damaged, which otherwise showed with the first sign-in.
 */
export async function readSmallTables(
  query: (sql: string) => Promise<{ rows: unknown[] }>,
): Promise<void> {
  const { rows } = await query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'drizzle')
        and pg_relation_size(format('%I.%I', schemaname, tablename)::regclass) <= ${MOST_PAGES} * 8192`,
  );
  const counts = rows.map((row) => `select count(*) from ${Row.parse(row).name}`);
  if (counts.length > 0) await query(counts.join(" union all "));
}

const Row = z.object({ name: z.string() });
