import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { z } from "zod";
import { contentKey } from "@/lib/files/storage";
import { type Manifest, tableFile } from "./manifest";
import { migrationOf } from "./releases";
import { inPieces, type Row, type Session } from "./session";
import { numberedColumns, quoted, type Table, tablesOf } from "./tables";

export interface Dump {
  tables: Manifest["tables"];
  numbers: Manifest["numbers"];
  migration: Manifest["migration"];
  /** SHA-256 of what was written, by its path in the backup. */
  sums: Map<string, string>;
  /** The stored files that the rows name; a copy on its way to another student may do without. */
  keys: { key: string; needed: boolean }[];
  /** Tables that are none of the product's. */
  foreign: string[];
}

/**
 * Writes every table as it was at one moment, into a file of lines each: the values of a row as PostgreSQL writes them,
 * in a JSON array, by primary key. What is being written meanwhile is neither waited for nor held up.
 */
export async function dumpDatabase(session: Session, folder: string): Promise<Dump> {
  await session.run("set transaction isolation level repeatable read read only");
  const { tag, when } = await migrationOf(session);
  const { tables, foreign } = await tablesOf(session);
  await mkdir(path.join(folder, "tables"), { recursive: true, mode: 0o700 });
  const dump: Dump = {
    tables: [],
    numbers: [],
    migration: { tag, when },
    sums: new Map(),
    keys: await storedKeys(session),
    foreign,
  };
  for (const table of tables) {
    const { rows, sum } = await dumpTable(session, table, path.join(folder, tableFile(table.name)));
    const columns = table.columns.map(({ name }) => name);
    dump.tables.push({ name: table.name, columns, rows });
    dump.sums.set(tableFile(table.name), sum);
  }
  for (const { table, column, sequence } of await numberedColumns(session, tables)) {
    const [row] = await session.rows(
      `select (last_value + is_called::int)::text as next from ${sequence}`,
    );
    dump.numbers.push({ table, column, next: Number(row?.next) });
  }
  return dump;
}

async function dumpTable(session: Session, { name, columns }: Table, file: string) {
  const values = columns.map((column) => `${quoted(column.name)}::text`);
  const keys = columns
    .filter(({ is_key }) => is_key)
    .map((key) => `${quoted(key.name)}${key.type === "text" ? ' collate "C"' : ""}`);
  const order = keys.length > 0 ? `order by ${keys.join(", ")}` : "";
  const query = `select json_build_array(${values.join(", ")})::text as line from ${quoted(name)} ${order}`;
  const hash = createHash("sha256");
  let count = 0;
  async function* lines() {
    for await (const rows of inPieces(session, query, (row) => lineOf(row).length)) {
      count += rows.length;
      yield `${rows.map(lineOf).join("\n")}\n`;
    }
  }
  const summed = new Transform({
    transform(chunk, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const written = createWriteStream(file, { mode: 0o600, flush: true });
  await pipeline(lines(), createGzip({ level: 4 }), summed, written);
  return { rows: count, sum: hash.digest("hex") };
}

const lineOf = ({ line }: Row) => String(line);

const Named = z.array(z.object({ owner_id: z.number(), sha256: z.string(), needed: z.boolean() }));

async function storedKeys(session: Session): Promise<Dump["keys"]> {
  const [copies] = await session.rows(
    "select to_regclass('copied_files') is not null as are_there",
  );
  const onTheirWay = copies?.are_there
    ? "union all select source_owner_id, sha256, false from copied_files where problem = ''"
    : "";
  const rows = await session.rows(`
    select owner_id, sha256, bool_or(needed) as needed
    from (select owner_id, sha256, true as needed from files ${onTheirWay}) named
    group by owner_id, sha256 order by owner_id, sha256 collate "C"`);
  return Named.parse(rows).map(({ owner_id, sha256, needed }) => ({
    key: contentKey(owner_id, sha256),
    needed,
  }));
}
