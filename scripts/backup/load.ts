import { createReadStream } from "node:fs";
import path from "node:path";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import { MAKE_VECTORS, VECTORS_TABLE, vectorIndex } from "@/db/vectors";
import { type Manifest, tableFile } from "./manifest";
import { migrate, migrations, ownTables } from "./releases";
import type { Session } from "./session";
import { numberedColumns, quoted, type Table, tablesOf } from "./tables";

/** Characters of one statement. */
const PIECE = 1024 ** 2;
const MOST_ROWS = 2000;
/**
 * Numbers passed over. What was made between the backup and the loss had the next ones, and addresses of feeds and
 * tokens with them may still be about: they must not lead to somebody else's.
 */
const GAP = 10_000;

/**
 * Makes the database what it was, in the session's transaction: the tables of the backup's release, its rows, and every
 * reference checked again. The migrations since then run when the product starts. Answers what it had to leave out.
 */
export async function loadDatabase(
  session: Session,
  folder: string,
  manifest: Manifest,
): Promise<{ without_vectors: boolean }> {
  await dropAll(session);
  const all = migrations();
  const position = all.findIndex(({ when }) => when === manifest.migration.when) + 1;
  await migrate(session, all.slice(0, position));
  const hasVectors = manifest.tables.some(({ name }) => name === VECTORS_TABLE);
  const without_vectors = hasVectors && !(await makesVectors(session));
  const { tables } = await tablesOf(session);
  const references = await dropReferences(session);
  for (const backedUp of manifest.tables) {
    if (backedUp.name === VECTORS_TABLE && without_vectors) continue;
    const table = tables.find(({ name }) => name === backedUp.name);
    const columns = backedUp.columns.map((name) =>
      table?.columns.find((each) => each.name === name),
    );
    if (!table || columns.includes(undefined)) {
      throw new Error(`The backup's table ${backedUp.name} is not as this release knows it.`);
    }
    const target = { name: table.name, columns: columns.filter((column) => column !== undefined) };
    await loadTable(session, target, path.join(folder, tableFile(table.name)));
    const [count] = await session.rows(`select count(*)::int as rows from ${quoted(table.name)}`);
    if (count?.rows !== backedUp.rows) {
      throw new Error(
        `${table.name} has ${count?.rows} rows where its backup counts ${backedUp.rows}.`,
      );
    }
  }
  for (const { table, name, definition } of references) {
    await session.run(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  }
  await continueNumbers(session, manifest, tables);
  // The parts of an export are not in a backup: they are made again on request.
  await session.run("delete from data_exports where stage = 'ready'");
  if (without_vectors) {
    await session.run("update file_indexes set embedded_with = '', embedding_stopped_at = null");
  } else if (hasVectors) await makeVectorIndexes(session);
  return { without_vectors };
}

async function dropAll(session: Session): Promise<void> {
  const { tables } = await tablesOf(session);
  const own = ownTables();
  const names = tables.map(({ name }) => name).filter((name) => own.has(name));
  if (names.length > 0) await session.run(`drop table ${names.map(quoted).join(", ")} cascade`);
  await session.run("drop table if exists drizzle.__drizzle_migrations");
}

/** False where this database has no such extension. */
async function makesVectors(session: Session): Promise<boolean> {
  const [found] = await session.rows(
    "select count(*)::int as extensions from pg_available_extensions where name = 'vector'",
  );
  if (!found?.extensions) return false;
  for (const make of MAKE_VECTORS) await session.run(make);
  return true;
}

const References = z.array(
  z.object({ table: z.string(), name: z.string(), definition: z.string() }),
);

/** Rows may then come in any order; they are checked when the references are back. */
async function dropReferences(session: Session) {
  const rows = await session.rows(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
    order by conrelid, conname`);
  const references = References.parse(rows);
  for (const { table, name } of references) {
    await session.run(`alter table ${table} drop constraint ${quoted(name)}`);
  }
  return references;
}

async function loadTable(session: Session, { name, columns }: Table, file: string): Promise<void> {
  const names = columns.map((column) => quoted(column.name)).join(", ");
  const values = columns.map(({ type }, index) => `(line ->> ${index})::${type}`).join(", ");
  const insert = `insert into ${quoted(name)} (${names}) overriding system value
    select ${values} from json_array_elements($1::text::json) as line`;
  let lines: string[] = [];
  let size = 0;
  const store = async () => {
    if (lines.length > 0) await session.rows(insert, [`[${lines.join(",")}]`]);
    lines = [];
    size = 0;
  };
  for await (const line of linesOf(file)) {
    lines.push(line);
    size += line.length;
    if (size >= PIECE || lines.length >= MOST_ROWS) await store();
  }
  await store();
}

/** By line feeds alone: a text may hold what other readers of lines take for the end of one. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const parts: string[] = [];
  const unzipped = createReadStream(file).pipe(createGunzip()).setEncoding("utf8");
  for await (const piece of unzipped) {
    const [first = "", ...others] = String(piece).split("\n");
    parts.push(first);
    for (const other of others) {
      yield parts.splice(0).join("");
      parts.push(other);
    }
  }
}

async function continueNumbers(session: Session, manifest: Manifest, tables: Table[]) {
  const columns = await numberedColumns(session, tables);
  for (const { table, column, next } of manifest.numbers) {
    const found = columns.find((each) => each.table === table && each.column === column);
    if (!found) throw new Error(`Nothing numbers ${column} of ${table} in this release.`);
    await session.rows("select setval($1::text::regclass, $2::text::bigint, false)", [
      found.sequence,
      String(next + GAP),
    ]);
  }
}

const Models = z.array(z.object({ model: z.string(), dimensions: z.number() }));

async function makeVectorIndexes(session: Session): Promise<void> {
  const rows = await session.rows(
    `select distinct model, vector_dims(embedding) as dimensions from ${VECTORS_TABLE}`,
  );
  for (const { model, dimensions } of Models.parse(rows)) {
    const index = vectorIndex(model, dimensions);
    if (index) await session.run(index.make);
  }
}
