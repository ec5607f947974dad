import { type SQL, sql } from "drizzle-orm";
import { languageOfQuestion } from "@/lib/retrieval/lexicon";
import { stems } from "@/lib/services/retrieval/words";
import { paraphrasesOf } from "@/lib/text/paraphrases";
import { irregularFormsOf, stemOf } from "@/lib/text/stem";

const SAME_WORD = 1;
/** The closest ones: each is one more look into the index of every file. */
const MOST_WORDS = 40;
const MOST_ASKED = 60;

/**
 * What a file may say instead of a word or a phrase of the question, by language; `slot` is the stem that it stands
 * for, or its own where it stands for several words. No stem of the question itself.
 */
export function otherWords(query: string): SQL {
  return sql`
    select distinct on (w.lexeme) l.language, w.lexeme as term, o.factor,
      coalesce(instead_of.lexeme, w.lexeme) as slot
    from json_to_recordset(${JSON.stringify(otherWordsOf(query))}::json)
      as o(language text, word text, source text, factor float8)
    join (select distinct language from scope) l on l.language = o.language
    cross join lateral unnest(${stems(sql`l.language`, sql`o.word`)}) w
    left join lateral (
      select lexeme from unnest(${stems(sql`l.language`, sql`o.source`)}) limit 1
    ) instead_of on true
    where w.lexeme not in (select term from asked)
    order by w.lexeme, o.factor desc`;
}

type OtherWord = { language: string; word: string; source: string; factor: number };

function otherWordsOf(query: string): OtherWord[] {
  if ((languageOfQuestion(query) ?? "english") !== "english") return [];
  const words = query.match(/\p{L}[\p{L}\p{N}'’-]*/gu)?.slice(0, MOST_ASKED) ?? [];
  const word_of = new Map(words.map((word) => [stemOf(word), word]));
  const forms = words.flatMap((source) => {
    const word = irregularFormsOf(source).join(" ");
    return word ? [{ word, source, factor: SAME_WORD }] : [];
  });
  const paraphrases = paraphrasesOf([...word_of.keys()]).map(
    ({ word, weight, from: [first = "", ...others] }) => ({
      word: [word, ...irregularFormsOf(word)].join(" "),
      source: others.length === 0 ? (word_of.get(first) ?? "") : "",
      factor: weight,
    }),
  );
  return [...forms, ...paraphrases]
    .slice(0, MOST_WORDS)
    .map((other) => ({ ...other, language: "english" }));
}
