import { sql } from "drizzle-orm";
import { z } from "zod";
import { db } from "@/db/client";
import { cognates } from "@/lib/retrieval/cognates";
import { isStopWordOf, languageOfQuestion, relatedWords } from "@/lib/retrieval/lexicon";
import { LANGUAGES, type LexiconLanguage } from "@/lib/retrieval/lexicon-entries";
import type { Owner } from "@/lib/services/kernel/owner";
import { rowsOf, type SearchScope, scopeOf } from "@/lib/services/retrieval/scope";
import { stems } from "@/lib/services/retrieval/words";

/** Words of a file's language to search beside one of the question, at its places. */
type RelatedTerm = { language: string; words: string; positions: number[]; factor: number };

export type RelatedTerms = {
  terms: RelatedTerm[];
  /** The language of the question, where that is plain; else empty. */
  asked_in: string;
  /** Places of its small words, which in a file of another language may be rare and mean something else. */
  small_words: number[];
  /** Places of these and of words that the lexicon holds: they are not misspelt. */
  settled: number[];
};

export const NOTHING_RELATED: RelatedTerms = {
  terms: [],
  asked_in: "",
  small_words: [],
  settled: [],
};

/** What a hit by another word for the same thing is worth: in a file of another language, and in one of the same. */
const TRANSLATED = 0.7;
const SYNONYM = 0.5;
const GUESSED = 0.6;
const MOST_WORDS = 40;
const MOST_TERMS = 300;
const LONGEST_PHRASE = 3;

/** Whether the files speak another language than the question, in as far as both are known. */
export function isTranslated(query: string, languages: string[]): boolean {
  const asked_in = languageOfQuestion(query);
  return asked_in !== null && languages.some((language) => !speaks(language, asked_in));
}

/**
 * Other words for those of a question: in files of another language all that it says, in the others what they do not
 * hold (`known` are the places of what they hold).
 */
export async function relatedTerms(
  owner: Owner,
  query: string,
  scope: SearchScope,
  known: Set<number>,
): Promise<RelatedTerms> {
  if (!hasRelated(query)) return NOTHING_RELATED;
  const result = await db().execute(sql`
    with scope as materialized (${scopeOf(owner, scope)})
    select l.languages, w.lexeme as word, w.positions::int[]
    from (select array_agg(distinct language) as languages from scope) l
    cross join lateral unnest(${stems(sql`'simple'`, sql`${query}::text`)}) w
    order by w.positions[1]
    limit ${MOST_WORDS}`);
  const rows = Row.array().parse(rowsOf(result));
  const asked_in = languageOfQuestion(query);
  const words = rows.filter(({ word }) => !isStopWordOf(word, asked_in));
  const is_unknown = ({ positions }: Asked) => positions.every((each) => !known.has(each));
  const terms = (rows[0]?.languages ?? []).flatMap((language) => {
    const is_other = asked_in !== null && !speaks(language, asked_in);
    const wanted = is_other ? words : words.filter(is_unknown);
    const factor = is_other ? TRANSLATED : SYNONYM;
    return phrasesOf(rows, wanted).flatMap((each) => inLanguage(each, language, asked_in, factor));
  });
  const small = asked_in === null ? [] : rows.filter(({ word }) => isStopWordOf(word, asked_in));
  return {
    terms: terms.slice(0, MOST_TERMS),
    asked_in: asked_in ?? "",
    small_words: small.flatMap(({ positions }) => positions),
    settled: [...small, ...words.filter(({ word }) => isHeld(word, asked_in))].flatMap(
      ({ positions }) => positions,
    ),
  };
}

function isHeld(word: string, asked_in: LexiconLanguage | null): boolean {
  return relatedWords(word, asked_in ?? undefined).length > 0;
}

/** Whether the lexicon or its rules know any of the words at all. */
function hasRelated(query: string): boolean {
  const words = query.match(/\p{L}+/gu)?.slice(0, MOST_WORDS) ?? [];
  return words.some(
    (word) =>
      relatedWords(word).length > 0 || LANGUAGES.some((each) => cognates(word, each).length > 0),
  );
}

const Row = z.object({
  languages: z.array(z.string()).nullable(),
  word: z.string(),
  positions: z.array(z.number()),
});

type Asked = { word: string; positions: number[] };

/** The wanted words, and the rows of two and three words of the question that hold one: "mot de passe". */
function phrasesOf(words: Asked[], wanted: Asked[]): Asked[] {
  const at = new Map(words.flatMap((each) => each.positions.map((place) => [place, each.word])));
  const is_wanted = new Set(wanted.flatMap(({ positions }) => positions));
  const phrases = [...at.keys()].flatMap((place) =>
    Array.from({ length: LONGEST_PHRASE - 1 }, (_, index) => {
      const positions = Array.from({ length: index + 2 }, (_, offset) => place + offset);
      return { word: positions.map((each) => at.get(each) ?? "").join(" "), positions };
    }),
  );
  const whole = phrases.filter(
    ({ word, positions }) =>
      !/(?:^| )(?: |$)/.test(word) && positions.some((place) => is_wanted.has(place)),
  );
  return [...whole, ...wanted];
}

function inLanguage(
  { word, positions }: Asked,
  language: string,
  asked_in: LexiconLanguage | null,
  factor: number,
): RelatedTerm[] {
  const spoken = LANGUAGES.filter((each) => speaks(language, each));
  const found = relatedWords(word, asked_in ?? undefined).filter((each) =>
    spoken.includes(each.language),
  );
  const terms = found.map((each) => ({ words: each.word, factor: factor * each.weight }));
  const guesses = found.length > 0 ? [] : spoken.flatMap((each) => cognates(word, each));
  return [...terms, ...guesses.map((words) => ({ words, factor: factor * GUESSED }))].map(
    (each) => ({ ...each, language, positions }),
  );
}

/** Whether files that the index keeps under `language` may speak this one: `simple` stands for those without stems. */
function speaks(language: string, spoken: LexiconLanguage): boolean {
  return language === "simple"
    ? spoken === "italian" || spoken === "portuguese"
    : language === spoken;
}
