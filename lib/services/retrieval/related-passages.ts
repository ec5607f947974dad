import { sql } from "drizzle-orm";
import { z } from "zod";
import { db } from "@/db/client";
import { passageVectors, semanticSpaces, termVectors } from "@/db/schema/meaning";
import { cosines, directionOf } from "@/lib/retrieval/packed-vectors";
import type { Owner } from "@/lib/services/kernel/owner";
import { rowsOf, type SearchScope, scopeOf } from "@/lib/services/retrieval/scope";
import type { NearPassage } from "@/lib/services/retrieval/vectors";
import { stems } from "@/lib/services/retrieval/words";

/** Passages that one search compares, those of the newest files: some megabytes. */
const MOST_COMPARED = 20_000;
const MOST_LETTERS = 2000;
/** What is farther away has nothing to do with the question. */
const LEAST_COSINE = 0.2;

/**
 * The passages in scope that are nearest to the question by what the words of their course have to do with
 * each other; `score` is at most 1. They need not share a word with it. `terms` are more stems to look for, as those a
 * misspelt word was taken for. Empty for courses whose space is not made yet.
 */
export async function relatedPassages(
  owner: Owner,
  query: string,
  scope: SearchScope,
  { terms, limit }: { terms: string[]; limit: number },
): Promise<NearPassage[]> {
  const asked = query.normalize("NFC").replace(/\0/g, "").slice(0, MOST_LETTERS);
  const words = Word.array().parse(
    rowsOf(
      await db().execute(sql`
        with scope as materialized (${scopeOf(owner, scope)}),
        asked as materialized (
          select lexeme as term, max(cardinality(positions)) as count
          from (select distinct language from scope) l
          cross join lateral unnest(${stems(sql`l.language`, sql`${asked}::text`)})
          group by lexeme
          union
          select r.term, 1 from json_to_recordset(${JSON.stringify(terms.map((term) => ({ term })))}::json)
            as r(term text)
        )
        select v.space_id, v.weight * ln(1e0 + a.count) as weight, encode(v.vector, 'base64') as vector
        from (${spacesOf(owner)}) space
        cross join (select term, max(count) as count from asked group by term) a
        cross join lateral (
          select * from ${termVectors} v
          where v.owner_id = ${owner.id} and v.space_id = space.id and v.term = a.term
          offset 0
        ) v`),
    ),
  );
  if (words.length === 0) return [];
  const directions = new Map(
    [...Map.groupBy(words, ({ space_id }) => space_id)].map(([space_id, own]) => [
      space_id,
      directionOf(
        own.map(({ weight, vector }) => ({ weight, bytes: vector })),
        own[0]?.vector.length ?? 0,
      ),
    ]),
  );
  const rows = Passages.array().parse(
    rowsOf(
      await db().execute(sql`
        with scope as materialized (${scopeOf(owner, scope)})
        select v.file_id, v.space_id, v.first, encode(v.vectors, 'base64') as vectors
        from (${spacesOf(owner)}) space
        join (
          select *, sum(chunk_count) over (order by file_id desc) as compared from scope
        ) s on s.space_id = space.id and s.course_id is not distinct from space.course_id
          and s.compared <= ${MOST_COMPARED}
        cross join lateral (
          select * from ${passageVectors} v
          where v.owner_id = ${owner.id} and v.file_id = s.file_id and v.space_id = s.space_id
          offset 0
        ) v`),
    ),
  );
  const near = rows.flatMap(({ file_id, space_id, first, vectors }) => {
    const direction = directions.get(space_id);
    if (!direction) return [];
    return cosines(direction, vectors).map((score, index) => ({
      file_id,
      number: first + index,
      score,
    }));
  });
  return near
    .filter(({ score }) => score >= LEAST_COSINE)
    .sort((a, b) => b.score - a.score || a.file_id - b.file_id || a.number - b.number)
    .slice(0, limit);
}

/** The spaces of the files in `scope`, each of the course that its files belong to. */
function spacesOf(owner: Owner) {
  return sql`
    select distinct p.id, p.course_id from scope s
    join ${semanticSpaces} p on p.id = s.space_id and p.owner_id = ${owner.id}
      and p.course_id is not distinct from s.course_id and p.finished_at is not null`;
}

/** As text: the embedded database takes 20 ms to hand over the bytes of 1,500 passages as they are. */
const bytes = z.string().transform((text): Uint8Array => Buffer.from(text, "base64"));
const Word = z.object({ space_id: z.number(), weight: z.number(), vector: bytes });
const Passages = z.object({
  file_id: z.number(),
  space_id: z.number(),
  first: z.number(),
  vectors: bytes,
});
