import { sql } from "drizzle-orm";
import { z } from "zod";
import { type Database, db, type Transaction } from "@/db/client";
import { MAKE_VECTORS, MOST_DIMENSIONS, vectorIndex } from "@/db/vectors";
import { log } from "@/lib/log";
import type { Owner } from "@/lib/services/kernel/owner";
import { rowsOf, type SearchScope, scopeOf } from "@/lib/services/retrieval/scope";

/** Passages in scope up to which each is compared; above, the approximate index is asked. */
const COMPARED_ONE_BY_ONE = 10_000;

/** What is known of a database: whether it compares vectors, how long those of a model are, what has an index. */
interface Known {
  compares?: Promise<boolean>;
  lengths: Map<string, number>;
  indexed: Set<string>;
}

/** By connection, as another database knows nothing of what was made in this one. */
const databases = new WeakMap<Database, Known>();

function known(): Known {
  const found = databases.get(db()) ?? { lengths: new Map(), indexed: new Set() };
  databases.set(db(), found);
  return found;
}

/** Whether this database can compare vectors. Makes what is needed for it the first time. */
export function comparesVectors(): Promise<boolean> {
  const database = known();
  database.compares ??= prepare();
  return database.compares;
}

async function prepare(): Promise<boolean> {
  try {
    // Two processes that start at once would both try to make it.
    await db().transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
      for (const make of MAKE_VECTORS) await tx.execute(sql.raw(make));
    });
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.name : "unknown";
    log.warn({ reason }, "this database cannot compare vectors; the search compares words alone");
    return false;
  }
}

const LOCK = 7_263_515;

/** Keeps the vectors of a file's passages. */
export async function storeVectors(
  tx: Transaction,
  owner: Owner,
  file_id: number,
  model: string,
  passages: { number: number; vector: number[] }[],
): Promise<void> {
  const rows = passages.map(
    ({ number, vector }) =>
      sql`(${owner.id}::int, ${file_id}::int, ${number}::int, ${model}, ${JSON.stringify(vector)}::vector)`,
  );
  await tx.execute(sql`
    insert into chunk_embeddings (owner_id, file_id, number, model, embedding)
    values ${sql.join(rows, sql`, `)}
    on conflict (owner_id, file_id, model, number) do update set embedding = excluded.embedding`);
}

/** How long the vectors of this model are, whosoever they are: its index takes no others. Undefined without any. */
export async function dimensionsOf(model: string): Promise<number | undefined> {
  const { lengths } = known();
  const length = lengths.get(model);
  if (length) return length;
  const result = await db().execute(sql`
    select vector_dims(embedding) as length from chunk_embeddings where model = ${model} limit 1`);
  const [first] = z.array(z.object({ length: z.number() })).parse(rowsOf(result));
  if (first) lengths.set(model, first.length);
  return first?.length;
}

/** Makes the index of a model where it is missing. */
export async function indexModel(model: string, dimensions: number): Promise<void> {
  const index = vectorIndex(model, dimensions);
  const { indexed } = known();
  if (!index || indexed.has(index.name)) return;
  indexed.add(index.name);
  await db().execute(sql.raw(index.make));
}

/** The passages in scope that have no vector of this model yet, in order. */
export async function unembedded(owner: Owner, file_id: number, model: string, limit: number) {
  const result = await db().execute(sql`
    select c.number, array_to_string(c.heading_path, ' > ') as heading, c.text from chunks c
    where c.owner_id = ${owner.id} and c.file_id = ${file_id} and not exists (
      select from chunk_embeddings e where e.owner_id = c.owner_id and e.file_id = c.file_id
        and e.model = ${model} and e.number = c.number)
    order by c.number limit ${limit}`);
  return z
    .array(z.object({ number: z.number(), heading: z.string(), text: z.string() }))
    .parse(rowsOf(result));
}

/** Forgets the vectors of a file that is indexed anew, also where not all of its passages have one. */
export async function dropVectors(tx: Transaction, owner: Owner, file_id: number): Promise<void> {
  const there = sql`select 1 as found where to_regclass('chunk_embeddings') is not null`;
  if ([rowsOf(await tx.execute(there))].flat().length === 0) return;
  await tx.execute(
    sql`delete from chunk_embeddings where owner_id = ${owner.id} and file_id = ${file_id}`,
  );
}

export type NearPassage = { file_id: number; number: number; score: number };

/** The passages in scope whose meaning is nearest, by cosine; `score` is at most 1. */
export async function nearestPassages(
  owner: Owner,
  vector: number[],
  scope: SearchScope,
  { model, limit }: { model: string; limit: number },
): Promise<NearPassage[]> {
  const asked = JSON.stringify(vector);
  const result = await db().transaction(async (tx) => {
    const [size] = z
      .array(z.object({ total: z.coerce.number() }))
      .parse(
        rowsOf(
          await tx.execute(
            sql`select coalesce(sum(chunk_count), 0) as total from (${scopeOf(owner, scope)}) s`,
          ),
        ),
      );
    const one_by_one = (size?.total ?? 0) <= COMPARED_ONE_BY_ONE || vector.length > MOST_DIMENSIONS;
    if (one_by_one) {
      return tx.execute(sql`
        with scope as materialized (${scopeOf(owner, scope)})
        select e.file_id, e.number, 1 - (e.embedding <=> ${asked}::vector) as score
        from scope s
        cross join lateral (
          select * from chunk_embeddings e
          where e.owner_id = ${owner.id} and e.file_id = s.file_id and e.model = ${model}
            and vector_dims(e.embedding) = ${vector.length}
          offset 0
        ) e
        order by e.embedding <=> ${asked}::vector limit ${limit}`);
    }
    const of_length = sql.raw(`vector(${vector.length})`);
    await tx.execute(sql`set local hnsw.iterative_scan = relaxed_order`);
    return tx.execute(sql`
      select e.file_id, e.number, 1 - (e.embedding::${of_length} <=> ${asked}::${of_length}) as score
      from chunk_embeddings e
      where e.model = ${sql.raw(`'${model.replaceAll("'", "''")}'`)} and e.owner_id = ${owner.id}
        and e.file_id in (select file_id from (${scopeOf(owner, scope)}) s)
      order by e.embedding::${of_length} <=> ${asked}::${of_length} limit ${limit}`);
  });
  return z
    .array(z.object({ file_id: z.number(), number: z.number(), score: z.coerce.number() }))
    .parse(rowsOf(result));
}
