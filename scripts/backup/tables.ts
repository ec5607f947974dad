import { z } from "zod";
import { ownTables } from "./releases";
import type { Session } from "./session";

export interface Table {
  name: string;
  columns: { name: string; type: string; is_key: boolean }[];
}

const Column = z.object({
  table_name: z.string(),
  name: z.string(),
  type: z.string(),
  is_key: z.boolean(),
});

/** The tables of the product as they are, by name, and others that lie beside them. */
export async function tablesOf(session: Session): Promise<{ tables: Table[]; foreign: string[] }> {
  const rows = await session.rows(`
    select c.relname as table_name, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      coalesce(a.attnum = any (k.conkey), false) as is_key
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      and a.attgenerated = ''
    order by c.relname collate "C", a.attnum`);
  const found = new Map<string, Table>();
  for (const { table_name, ...column } of z.array(Column).parse(rows)) {
    const table = found.get(table_name) ?? { name: table_name, columns: [] };
    table.columns.push(column);
    found.set(table_name, table);
  }
  const own = ownTables();
  const names = [...found.keys()];
  return {
    tables: [...found.values()].filter(({ name }) => own.has(name)),
    foreign: names.filter((name) => !own.has(name)),
  };
}

const Numbers = z.array(z.object({ table: z.string(), column: z.string(), sequence: z.string() }));

/** The columns that number their rows, and by which sequence. */
export async function numberedColumns(session: Session, tables: Table[]) {
  const rows = await session.rows(`
    select c.relname as table, a.attname as column,
      pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null
    order by c.relname collate "C", a.attnum`);
  const own = new Set(tables.map(({ name }) => name));
  return Numbers.parse(rows).filter(({ table }) => own.has(table));
}

/** A name as it stands in a statement. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
