import { plainGrade } from "@/lib/text/grade-letter";
import { pattern, source, words } from "@/lib/text/pattern";

/** A grade that a student wants to reach. */
export type AskedGoal = { letter: string } | { result: string; is_percent: boolean };

/** A score that a student only supposes: "if I get 90% on the final". */
export interface Supposed {
  score: string;
  /** What it is out of; null for a percentage, or where nobody says. */
  out_of: string | null;
}

interface Read {
  goal: AskedGoal | null;
  supposed: Supposed | null;
  /** The question without the words of both. */
  rest: string;
}

/** Takes out of a question what tokens can't hold: grades and scores that are wanted or supposed. */
export function takeGoal(question: string): Read {
  const supposing = SUPPOSED.exec(question);
  if (supposing?.[1]) {
    const [found, score, , out_of = null] = supposing;
    const rest = question.replace(found, " ");
    return { ...takeGoal(rest), supposed: { score: decimal(score), out_of } };
  }
  const lettered = [LETTER, WANTED_LETTER, BARE_LETTER]
    .map((one) => one.exec(question))
    .find(Boolean);
  if (lettered?.[1]) {
    return {
      goal: { letter: plainGrade(lettered[1]) },
      supposed: null,
      rest: question.replace(lettered[0], " "),
    };
  }
  const numbered = WANTED_NUMBER.exec(question);
  if (!numbered?.[1]) return { goal: null, supposed: null, rest: question };
  const goal = { result: decimal(numbered[1]), is_percent: numbered[2] !== undefined };
  return { goal, supposed: null, rest: question.replace(numbered[0], " ") };
}

const WANT = {
  en: words`get, getting, earn, make, reach, keep, have, end up with, end with, finish with, for, with`,
  de: words`für, erreichen, bekommen, mit`,
  fr: words`avoir, obtenir, pour, avec`,
  es: words`sacar, obtener, para, con`,
};
const ARTICLE = words`an?, the, eine?, einen, une?, una?, la, le`;
const IF = words`if, when, suppose, supposing, assuming, say, wenn, falls, si`;
const GET = {
  en: words`get, got, score, scored, make, earn, had, have`,
  de: words`bekomme, habe, schaffe`,
  fr: words`ai, obtiens`,
  es: words`saco, obtengo`,
};
const I = words`i, ich, je, j', yo`;
const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{1,2})?)`;
const PERCENT = "(?: ?(%|percent|per cent|prozent|pour ?cent|por ciento))?";
/** After a grade comes a blank or the end of what is said. */
const NO_MORE = String.raw`(?![\p{L}\p{N}+/]|[.,]\d|-\p{L})`;
const GRADE = String.raw`([A-F](?:[+\-–−](?!\p{L}))?)`;

/** A capital after an article: "an A-", "a B+". */
const LETTER = pattern("u")`(?<![\p{L}\p{N}])(?:[Aa]n?|[Tt]he|eine?|une?|una?) ${GRADE}${NO_MORE}`;
/** In small letters only where it is wanted: "get a b+". */
const WANTED_LETTER = pattern("iu")`(?<!\p{L})${WANT} ${ARTICLE} ${GRADE}${NO_MORE}`;
/** "to get A". */
const BARE_LETTER = pattern("u")`(?<!\p{L})${WANT} ${GRADE}${NO_MORE}`;
const OF_SOMETHING = String.raw`(?! ?(?:points?|pts|hours?|days?|weeks?|minutes?|min|credits?|more|questions?)\b)`;
const WANTED_NUMBER = pattern(
  "iu",
)`(?<!\p{L})${WANT} (?:${ARTICLE} )?${NUMBER}${PERCENT}(?![\p{L}\p{N}/%])${OF_SOMETHING}`;
const OUT_OF = source`(?: ?(?:/|out of|of|von|sur|de) ?(\d{1,4}))?`;
const SUPPOSED = pattern(
  "iu",
)`(?<!\p{L})${IF} ${I} ?(?:only )?${GET} (?:${ARTICLE} )?${NUMBER}${PERCENT}${OUT_OF}(?![\p{L}\p{N}/])`;

function decimal(written: string): string {
  return written.replace(",", ".");
}
