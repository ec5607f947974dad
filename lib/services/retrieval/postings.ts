import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { chunks, fileIndexes, postings } from "@/db/schema/chunks";
import type { Chunk, Language } from "@/lib/documents/chunk/types";
import type { Owner } from "@/lib/services/kernel/owner";
import { stems } from "@/lib/services/retrieval/words";

/** BM25: how soon a repeated word stops adding weight (k1), and how strongly the length of a passage counts (b). */
const SATURATION = sql.raw("1.2e0");
const LENGTH = sql.raw("0.75e0");
/** A word of a heading counts as this many of the text. */
const HEADING = sql.raw("3");

/** Chunks of one row of a word. Larger ones make fewer rows, and hold the embedded database longer. */
export const SEGMENT = 256;

/** Keeps chunks and counts them in the file's index. */
export async function storeChunks(
  tx: Transaction,
  owner: Owner,
  file_id: number,
  language: Language,
  made: Chunk[],
): Promise<void> {
  if (made.length === 0) return;
  await tx.insert(chunks).values(
    made.map((chunk) => ({
      ...chunk,
      owner_id: owner.id,
      file_id,
      stems: stems(sql`${language}::text`, sql`${chunk.text}::text`),
    })),
  );
  const first = Math.min(...made.map(({ number }) => number));
  await tx.execute(sql`
    update ${fileIndexes} set
      chunk_count = chunk_count + ${made.length}::int,
      term_count = term_count + (
        select coalesce(sum(stem.count), 0) from ${chunks} c cross join lateral (${stemsOf()}) stem
        where c.owner_id = ${owner.id} and c.file_id = ${file_id} and c.number >= ${first}
      )
    where file_id = ${file_id} and owner_id = ${owner.id}`);
}

/**
 * Enters the chunks after `from` up to `to` into the postings. The weight of a word in a chunk is
 * complete but for how rare the word is (BM25F), so that a search only multiplies and adds. Lengths are
 * compared within the file: no other file changes its weights.
 */
export async function postSegment(
  tx: Transaction,
  owner: Owner,
  file_id: number,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await tx.execute(sql`
    insert into ${postings} (owner_id, file_id, term, segment, numbers, weights)
    select ${owner.id}::int, ${file_id}::int, term, ${to}::int,
      array_agg(number order by number), array_agg(weight order by number)
    from (
      select number, term, (count * (${SATURATION} + 1e0) / (count + ${SATURATION} *
        (1e0 - ${LENGTH} + ${LENGTH} * length / average)))::real as weight
      from (
        select c.number, stem.term, stem.count::float8 as count,
          sum(stem.count) over (partition by c.number)::float8 as length,
          i.term_count / i.chunk_count::float8 as average
        from ${chunks} c
        join ${fileIndexes} i on i.file_id = c.file_id
        cross join lateral (${stemsOf()}) stem
        where c.owner_id = ${owner.id} and c.file_id = ${file_id}
          and c.number > ${from} and c.number <= ${to}
      ) counted
    ) weighted
    group by term`);
}

/** Each stem of a chunk `c` and how often it counts. */
function stemsOf() {
  const language = sql`(select language from ${fileIndexes} where file_id = c.file_id)`;
  return sql`
    select term, sum(count) as count from (
      select lexeme as term, cardinality(positions) as count from unnest(c.stems)
      union all
      select lexeme, ${HEADING} * cardinality(positions)
      from unnest(${stems(language, sql`array_to_string(c.heading_path, '; ')`)})
    ) occurrence group by term`;
}
