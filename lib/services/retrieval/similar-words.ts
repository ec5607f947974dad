import { sql } from "drizzle-orm";
import { z } from "zod";
import { db } from "@/db/client";
import { postings } from "@/db/schema/chunks";
import { corrections, otherBeginnings } from "@/lib/retrieval/spelling";
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
 * Nearly all slips leave the first letter, and the words that share it stand together in the index; what is not
 * found there is looked up under the few beginnings that one slip explains. Never are all words compared.
 */
const SAME_BEGINNING = { words: 8, files: 60 };
const OTHER_BEGINNING = { words: 3, files: 10 };

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
  const near = await sameBeginning({ owner, query, scope }, known);
  const sure = near.flatMap(({ replaced }) => replaced.filter(({ factor }) => factor >= CERTAIN));
  const settled = new Set([...known, ...sure.flatMap(({ positions }) => positions)]);
  const unsettled = near.filter(
    ({ positions }) => !positions.some((position) => settled.has(position)),
  );
  if (unsettled.length === 0) return sure;
  const held = await otherBeginning(owner, scope, unsettled);
  const others = unsettled.flatMap(({ word, language, positions, terms }) => {
    const own = held.filter((row) => row.word === word && row.language === language);
    return correctionsOf({ word, language, positions }, [...terms, ...own]);
  });
  return [...sure, ...others];
}

type Search = { owner: Owner; query: string; scope: SearchScope };
type Asked = { word: string; language: string; positions: number[] };
type Term = { term: string; count: number };

function correctionsOf(asked: Asked, terms: Term[]): ReplacedWord[] {
  return corrections(asked.word, terms).map((near) => ({ ...near, ...asked }));
}

/** Each word of the question that does not stand at a known place, and what it may have meant. */
async function sameBeginning({ owner, query, scope }: Search, known: Set<number>) {
  const result = await db().execute(sql`
    with scope as materialized (
      select * from (${scopeOf(owner, scope)}) s order by s.file_id desc limit ${SAME_BEGINNING.files}
    ),
    asked as materialized (
      select language, lexeme as term, positions::int[]
      from (select distinct language from scope) l
      cross join lateral unnest(${stems(sql`l.language`, sql`${query}::text`)})
      where not positions::int[] && ${`{${[...known].join(",")}}`}::int[] and lexeme ~ '^[[:alpha:]]{4,40}$'
      limit ${SAME_BEGINNING.words}
    )
    select a.language, a.term as word, a.positions, v.term, v.count
    from asked a
    left join lateral (
      select p.term, sum(cardinality(p.numbers))::int as count
      from scope s
      cross join lateral (
        select p.term, p.numbers from ${postings} p
        where p.owner_id = ${owner.id} and p.file_id = s.file_id
          and length(p.term) between length(a.term) * 0.6e0 and length(a.term) + 2
          and p.term >= left(a.term, 1) and p.term < chr(ascii(a.term) + 1)
        offset 0
      ) p
      where s.language = a.language
      group by p.term
    ) v on true`);
  const rows = Row.array().parse(rowsOf(result));
  const by_word = Map.groupBy(rows, ({ language, word }) => `${language} ${word}`);
  return [...by_word.values()].flatMap((found) => {
    const [first] = found;
    if (!first) return [];
    const { word, language, positions } = first;
    const terms = found.flatMap(({ term, count }) => (term === null ? [] : { term, count }));
    const asked = { word, language, positions };
    return { ...asked, terms, replaced: correctionsOf(asked, terms) };
  });
}

/** Which of the words that begin otherwise the files hold. */
async function otherBeginning(owner: Owner, scope: SearchScope, asked: Asked[]) {
  const looked_up = asked
    .slice(0, OTHER_BEGINNING.words)
    .flatMap(({ word, language }) =>
      otherBeginnings(word).map((term) => ({ word, language, term })),
    );
  const result = await db().execute(sql`
    with scope as materialized (
      select * from (${scopeOf(owner, scope)}) s order by s.file_id desc limit ${OTHER_BEGINNING.files}
    ),
    asked as materialized (
      select * from json_to_recordset(${JSON.stringify(looked_up)}::json)
        as r(word text, language text, term text)
    )
    select a.language, a.word, a.term, sum(cardinality(p.numbers))::int as count
    from asked a
    join scope s on s.language = a.language
    cross join lateral (
      select p.numbers from ${postings} p
      where p.owner_id = ${owner.id} and p.file_id = s.file_id and p.term = a.term
      offset 0
    ) p
    group by a.language, a.word, a.term`);
  return HeldWord.array().parse(rowsOf(result));
}

const HeldWord = z.object({
  language: z.string(),
  word: z.string(),
  term: z.string(),
  count: z.number(),
});

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
