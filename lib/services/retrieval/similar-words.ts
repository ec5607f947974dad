import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { db } from "@/db/client";
import { postings } from "@/db/schema/chunks";
import { corrections } from "@/lib/retrieval/spelling";
import type { Owner } from "@/lib/services/kernel/owner";
import { rowsOf, type SearchScope, scopeOf } from "@/lib/services/retrieval/scope";
import { stems } from "@/lib/services/retrieval/words";

/** A known word to search instead of one that no file holds. */
export type ReplacedWord = {
  word: string;
  language: string;
  term: string;
  positions: number[];
  factor: number;
};

/** A difference of one letter, or in the ending only: no other word needs to be looked for. */
const CERTAIN = 0.8;

/**
 * Where the words that may have been meant are looked for. Nearly all slips leave the first letter, and the
 * words that share it stand together in the index; only what is not found there is compared with all words,
 * of few words and files, because that takes the longer the more files there are.
 */
const SAME_FIRST_LETTER = {
  words: 8,
  files: 60,
  condition: sql.raw(`p.term >= left(a.term, 1) and p.term < chr(ascii(a.term) + 1)`),
};
const ANYWHERE = {
  words: 3,
  files: 10,
  condition: sql.raw(`(left(p.term, 1) = left(a.term, 1) or right(p.term, 3) = right(a.term, 3)
    or left(p.term, 2) = reverse(left(a.term, 2)))`),
};
type Place = typeof SAME_FIRST_LETTER;

/**
 * What the misspelt words of a question may have meant, by the words that the files hold. They are few
 * enough to compare letter by letter, and unlike an index of trigrams the search does not grow with what
 * other students upload.
 */
export async function similarWords(
  owner: Owner,
  query: string,
  scope: SearchScope,
  known: Set<number>,
): Promise<ReplacedWord[]> {
  const search = { owner, query, scope };
  const near = await alike(search, known, SAME_FIRST_LETTER);
  const sure = near.flatMap(({ replaced }) => replaced.filter(({ factor }) => factor >= CERTAIN));
  const settled = new Set([...known, ...sure.flatMap(({ positions }) => positions)]);
  if (near.every(({ positions }) => positions.some((position) => settled.has(position))))
    return sure;
  const others = await alike(search, settled, ANYWHERE);
  return [...sure, ...others.flatMap(({ replaced }) => replaced)];
}

type Search = { owner: Owner; query: string; scope: SearchScope };

/** Each word of the question that does not stand at a known place, and what it may have meant. */
async function alike({ owner, query, scope }: Search, known: Set<number>, place: Place) {
  const result = await db().execute(sql`
    with scope as materialized (
      select * from (${scopeOf(owner, scope)}) s order by s.file_id desc limit ${place.files}
    ),
    asked as materialized (
      select language, lexeme as term, positions::int[]
      from (select distinct language from scope) l
      cross join lateral unnest(${stems(sql`l.language`, sql`${query}::text`)})
      where not positions::int[] && ${`{${[...known].join(",")}}`}::int[] and lexeme ~ '^[[:alpha:]]{4,40}$'
      limit ${place.words}
    )
    select a.language, a.term as word, a.positions, v.term, v.count
    from asked a
    left join lateral (${vocabulary(owner, place.condition)}) v on true`);
  const rows = Row.array().parse(rowsOf(result));
  const by_word = Map.groupBy(rows, ({ language, word }) => `${language} ${word}`);
  return [...by_word.values()].flatMap((found) => {
    const [first] = found;
    if (!first) return [];
    const { word, language, positions } = first;
    const terms = found.flatMap(({ term, count }) => (term === null ? [] : { term, count }));
    const replaced: ReplacedWord[] = corrections(word, terms).map((near) => ({
      ...near,
      word,
      language,
      positions,
    }));
    return { positions, replaced };
  });
}

/** Words of the files about as long as the word `a`. */
function vocabulary(owner: Owner, condition: SQL): SQL {
  return sql`
    select p.term, sum(cardinality(p.numbers))::int as count
    from scope s
    cross join lateral (
      select p.term, p.numbers from ${postings} p
      where p.owner_id = ${owner.id} and p.file_id = s.file_id
        and length(p.term) between length(a.term) * 0.6e0 and length(a.term) + 2 and ${condition}
      offset 0
    ) p
    where s.language = a.language
    group by p.term`;
}

const Row = z.object({
  language: z.string(),
  word: z.string(),
  positions: z.array(z.number()),
  term: z.string().nullable(),
  count: z
    .number()
    .nullable()
    .transform((count) => count ?? 0),
});
