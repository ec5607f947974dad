import { sql } from "drizzle-orm";
import { z } from "zod";
import { db } from "@/db/client";
import { postings } from "@/db/schema/chunks";
import { corrections } from "@/lib/retrieval/spelling";
import type { Owner } from "@/lib/services/owner";
import { rowsOf, type SearchScope, scopeOf } from "@/lib/services/retrieval/scope";
import { stems } from "@/lib/services/retrieval/words";

/** A word to look for instead of one that no file holds. */
export type ReplacedWord = {
  word: string;
  language: string;
  term: string;
  positions: number[];
  factor: number;
};

const MOST_WORDS = 8;

/**
 * What the misspelt words of a question may have meant, by the words that the files hold. They are few
 * enough to compare letter by letter, and unlike an index of trigrams the search does not grow with what
 * other students upload.
 */
export async function nearWords(
  owner: Owner,
  query: string,
  scope: SearchScope,
  known: Set<number>,
): Promise<ReplacedWord[]> {
  const result = await db().execute(sql`
    with scope as materialized (${scopeOf(owner, scope)}),
    asked as materialized (
      select language, lexeme as term, positions::int[]
      from (select distinct language from scope) l
      cross join lateral unnest(${stems(sql`l.language`, sql`${query}::text`)})
      where not positions::int[] && ${`{${[...known].join(",")}}`}::int[] and lexeme ~ '^[[:alpha:]]{4,}$'
      limit ${MOST_WORDS}
    )
    select a.language, a.term as word, a.positions, v.term, v.count
    from asked a
    cross join lateral (
      select p.term, sum(cardinality(p.numbers))::int as count
      from scope s
      cross join lateral (
        select p.term, p.numbers from ${postings} p
        where p.owner_id = ${owner.id} and p.file_id = s.file_id
          and length(p.term) between length(a.term) * 0.6e0 and length(a.term) + 2
          and (left(p.term, 1) = left(a.term, 1) or right(p.term, 3) = right(a.term, 3)
            or left(p.term, 2) = reverse(left(a.term, 2)))
        offset 0
      ) p
      where s.language = a.language
      group by p.term
    ) v`);
  const rows = Row.array().parse(rowsOf(result));
  const by_word = Map.groupBy(rows, ({ language, word }) => `${language} ${word}`);
  return [...by_word.values()].flatMap((vocabulary) => {
    const [first] = vocabulary;
    if (!first) return [];
    const { word, language, positions } = first;
    return corrections(word, vocabulary).map((near) => ({ ...near, word, language, positions }));
  });
}

const Row = z.object({
  language: z.string(),
  word: z.string(),
  positions: z.array(z.number()),
  term: z.string(),
  count: z.number(),
});
