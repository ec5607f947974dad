import { sql } from "drizzle-orm";
import { z } from "zod";
import { db } from "@/db/client";
import { chunks, postings } from "@/db/schema/chunks";
import { type QueryWord, rerank } from "@/lib/retrieval/rerank";
import type { Owner } from "@/lib/services/kernel/owner";
import { rankByFeedback, ratedPassages } from "@/lib/services/retrieval/feedback";
import { otherWords } from "@/lib/services/retrieval/other-words";
import {
  isTranslated,
  NOTHING_RELATED,
  type RelatedTerms,
  relatedTerms,
} from "@/lib/services/retrieval/related-terms";
import { rowsOf, type SearchScope, scopeOf } from "@/lib/services/retrieval/scope";
import { type ReplacedWord, similarWords } from "@/lib/services/retrieval/similar-words";
import { stems } from "@/lib/services/retrieval/words";

const HITS = 10;
/** How many the index hands over to be put into their final order. */
const CANDIDATES = 30;
const MOST_LETTERS = 2000;
/** How surely another word must mean the same, for the one asked not to be taken for misspelt. */
const CLOSE = sql.raw("0.6e0");
/** With fewer of the question's words known than this, the others are taken for misspelt. */
const KNOWN_WORDS = 0.85;

/** A passage that answers, best first; `score` compares within one answer only. */
export type PassageHit = {
  chunk_id: number;
  file_id: number;
  number: number;
  kind: "text" | "caption" | "note";
  heading_path: string[];
  text: string;
  page_start: number;
  page_end: number;
  page_breaks: number[];
  boxes: { page: number; x: number; y: number; width: number; height: number }[];
  score: number;
};

export type PassageAnswer = {
  hits: PassageHit[];
  /** Words that were taken for misspelt, and what was looked for instead. */
  replaced: { word: string; by: string[] }[];
  /** Stems of the query that the files hold: by them the same question is recognized. */
  terms: string[];
};

/**
 * The passages of the student's files that say most about `query`, in its words or others, in one query: BM25F over
 * postings of the files in scope, then nearness and neighbours. Only when too few of its words are known, or the files
 * speak another language, does a second round look for other words for the same, and for words that are spelt alike.
 * With `of_a_file`, the most passages of one, a file full of the words leaves room for the others.
 */
export async function searchPassages(
  owner: Owner,
  query: string,
  { limit = HITS, of_a_file, ...scope }: SearchScope & { limit?: number; of_a_file?: number } = {},
): Promise<PassageAnswer> {
  const asked = query.normalize("NFC").replace(/\0/g, "").slice(0, MOST_LETTERS);
  const round = { owner, query: asked, scope, limit, of_a_file };
  const first = await rank({ ...round, replaced: [], related: NOTHING_RELATED });
  const known = knownPlaces(first.words);
  const lacks_words = hasTooFewMatches(first);
  const related =
    lacks_words || speaksAnother(asked, first)
      ? await relatedTerms(owner, asked, scope, known)
      : NOTHING_RELATED;
  const replaced = lacks_words
    ? await similarWords(owner, asked, scope, new Set([...known, ...related.settled]))
    : [];
  if (replaced.length === 0 && related.terms.length === 0) {
    return { hits: first.hits, replaced: [], terms: termsOf(first.words) };
  }
  const { hits, words } = await rank({ ...round, replaced, related });
  const by_word = [...Map.groupBy(replaced, ({ word }) => word)];
  return {
    hits,
    terms: termsOf(words),
    replaced: by_word.map(([word, terms]) => ({ word, by: terms.map(({ term }) => term) })),
  };
}

type Round = {
  owner: Owner;
  query: string;
  scope: SearchScope;
  limit: number;
  of_a_file: number | undefined;
  replaced: ReplacedWord[];
  related: RelatedTerms;
};

type AskedWord = QueryWord & { said_otherwise: boolean };
type Ranked = { hits: PassageHit[]; words: AskedWord[] };

async function rank(round: Round): Promise<Ranked> {
  const rows = Row.array().parse(rowsOf(await db().execute(rankingOf(round))));
  const words = rows[0]?.words ?? [];
  const hits = rankByFeedback(rerank(rows, words))
    .slice(0, round.limit)
    .map(({ places: _, words: __, language: ___, liked: ____, ...hit }) => hit);
  return { hits, words };
}

/** A passage as a query of it answers. */
export const PassageRow = z.object({
  chunk_id: z.number(),
  file_id: z.number(),
  number: z.number(),
  kind: z.enum(["text", "caption", "note"]),
  heading_path: z.array(z.string()),
  text: z.string(),
  page_start: z.number(),
  page_end: z.number(),
  page_breaks: z.array(z.number()),
  boxes: z.array(
    z.object({
      page: z.number(),
      x: z.number(),
      y: z.number(),
      width: z.number(),
      height: z.number(),
    }),
  ),
  score: z.number(),
});

const Row = PassageRow.extend({
  language: z.string(),
  liked: z.number(),
  places: z
    .record(z.string(), z.array(z.number()))
    .nullable()
    .transform((places) => places ?? {}),
  words: z.array(
    z.object({
      language: z.string(),
      term: z.string(),
      positions: z.array(z.number()),
      rarity: z.number().nullable(),
      said_otherwise: z.boolean(),
    }),
  ),
});

/**
 * `materialized` and `offset 0` hold the planner to the index: left to itself it may read all postings of
 * a word, or all files. Plain decimals would be `numeric`, hence the exponents.
 */
function rankingOf({ owner, query, scope, limit, of_a_file, replaced, related }: Round) {
  return sql`
    with scope as materialized (${scopeOf(owner, scope)}),
    -- A word that several words bring counts once.
    asked as materialized (
      select distinct on (language, term) * from (
      select language, lexeme as term, positions::int[], cardinality(positions)::float8 as factor
      from (select distinct language from scope) l
      cross join lateral unnest(${stems(sql`l.language`, sql`${query}::text`)})
      where l.language = ${related.asked_in} or not positions::int[] && ${`{${related.small_words}}`}::int[]
      union all
      select r.language, s.lexeme, r.positions, r.factor
      from json_to_recordset(${JSON.stringify(related.terms)}::json)
        as r(language text, words text, positions int[], factor float8)
      cross join lateral unnest(${stems(sql`r.language`, sql`r.words`)}) s
      union all
      select language, term, positions, factor
      from json_to_recordset(${JSON.stringify(replaced)}::json)
        as r(language text, term text, positions int[], factor float8)
      ) a order by language, term, factor desc
    ),
    wanted as materialized (
      select language, term, factor, term as slot from asked
      union all
      select language, term, factor, slot from (${otherWords(query)}) other
    ),
    posting as materialized (
      select s.file_id, a.term, a.factor, a.slot, p.numbers, p.weights
      from wanted a
      join scope s on s.language = a.language
      cross join lateral (
        select p.numbers, p.weights from ${postings} p
        where p.owner_id = ${owner.id} and p.file_id = s.file_id and p.term = a.term
        offset 0
      ) p
    ),
    rarity as materialized (
      select term, ln(1e0 + (total - held + 0.5e0) / (held + 0.5e0)) as rarity
      from (select term, sum(cardinality(numbers))::float8 as held from posting group by term) h
      cross join (select sum(chunk_count)::float8 as total from scope) t
    ),
    ranked as materialized (
      ${of_a_file === undefined ? SCORED : bestOfFiles(of_a_file)}
      order by score desc, file_id, number
      limit ${Math.max(CANDIDATES, limit)}
    ),
    rated as materialized (${ratedPassages(owner)}),
    word as materialized (
      select json_agg(json_build_object('language', a.language, 'term', a.term,
        'positions', a.positions, 'rarity', r.rarity, 'said_otherwise', exists (
          select from wanted w join rarity o on o.term = w.term
          where w.slot = a.term and w.factor >= ${CLOSE})
        )) as words
      from asked a left join rarity r on r.term = a.term
    )
    select c.id as chunk_id, c.file_id, c.number, c.kind, s.language, c.heading_path, c.text,
      c.page_start, c.page_end, c.page_breaks, c.boxes, r.score, coalesce(l.liked, 0e0) as liked, c.places,
      word.words
    from ranked r
    join scope s on s.file_id = r.file_id
    left join rated l on l.file_id = r.file_id and l.number = r.number
    cross join lateral (
      select c.*, (
        select json_object_agg(lexeme, positions) from unnest(c.stems)
        where lexeme in (select term from asked)
      ) as places
      from ${chunks} c
      where c.owner_id = ${owner.id} and c.file_id = r.file_id and c.number = r.number
      offset 0
    ) c
    cross join word`;
}

/** Of a word and those said instead of it the best one counts, and none for more than the word itself. */
const SCORED = sql`
  select file_id, number, sum(weight) as score from (
    select p.file_id, u.number, max(u.weight * least(r.rarity, asked.rarity) * p.factor) as weight
    from posting p
    join rarity r on r.term = p.term
    left join rarity asked on asked.term = p.slot
    cross join lateral unnest(p.numbers, p.weights) as u(number, weight)
    group by p.file_id, u.number, p.slot
  ) best
  group by file_id, number`;

function bestOfFiles(most: number) {
  return sql`
    select file_id, number, score from (
      select *, row_number() over (partition by file_id order by score desc, number) as place
      from (${SCORED}) s
    ) s where place <= ${most}`;
}

function termsOf(words: QueryWord[]): string[] {
  const known = words.filter(({ rarity }) => rarity !== null).map(({ term }) => term);
  return [...new Set(known)];
}

/** Whether files that were found speak another language than the question. */
function speaksAnother(query: string, { words }: Ranked): boolean {
  return isTranslated(query, [...new Set(words.map(({ language }) => language))]);
}

/** Whether too few of the question's words occur anywhere in the files. */
function hasTooFewMatches({ words, hits }: Ranked): boolean {
  if (hits.length === 0) return true;
  const places = new Set(words.flatMap(({ positions }) => positions));
  return knownPlaces(words).size < places.size * KNOWN_WORDS;
}

/** The places in the question whose words stand in the files, in whichever language, or close ones instead of them. */
function knownPlaces(words: AskedWord[]): Set<number> {
  return new Set(
    words
      .filter(({ rarity, said_otherwise }) => rarity !== null || said_otherwise)
      .flatMap(({ positions }) => positions),
  );
}
