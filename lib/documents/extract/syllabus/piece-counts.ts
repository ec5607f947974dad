import type { DocumentText } from "@/lib/documents/document-text";
import { MONTH } from "@/lib/text/calendar";
import { NUMBER_WORD, numberOf } from "@/lib/text/numbers";
import { pattern, words } from "@/lib/text/pattern";
import { stemOf } from "@/lib/text/stem";
import type { SyllabusFacts, SyllabusItem } from "./types";

const WHOLE = `(?:\\d{1,2}(?![\\d.,%]|\\s?%)|(?:${NUMBER_WORD})(?!\\p{L}))`;

const LOWEST = {
  en: words`lowest, worst, weakest`,
  de: words`schlechtesten?, niedrigsten?`,
  fr: words`plus (?:faible|basse|mauvaise)s?, moins bonnes?`,
  es: words`(?:notas? )?más bajas?, peor(?:es)?`,
  it_pt: words`(?:voti? )?più bass[oi], piores?, (?:nota )?mais baixas?`,
};
const LEFT_OUT = {
  en: words`drop(?:ped|s|ping)?, not count(?:ed)?, disregard(?:ed)?, discard(?:ed)?, omit(?:ted)?, excluded?`,
  de: words`gestrichen, nicht gewertet, entfällt, entfallen`,
  fr: words`retirée?s?, éliminée?s?, supprimée?s?, ignorée?s?`,
  es: words`(?:se )?elimina[nr]?, descarta[nr]?, eliminada?s?, descartada?s?`,
  it_pt: words`scartat[oi], descartada?s?, eliminat[oi]`,
};
const BEST_OF = {
  en: words`best, highest, top`,
  de: words`besten`,
  fr: words`meilleure?s`,
  es: words`mejores`,
  it_pt: words`migliori, melhores`,
};
const OF = words`of, out of, aus, von, sur, parmi, de, di, su, das, dos, entre`;

/** "the two lowest quiz scores are dropped", "we drop your lowest homework grade". */
const DROPPED = pattern("giu")`
  (?<![\p{L}])(?:
    (?:(?<before>${WHOLE})\s)?(?<![\p{L}])${LOWEST}(?:\s(?<after>${WHOLE}))?(?<named>[^.;\n%]{0,60}?)\s${LEFT_OUT}|
    ${LEFT_OUT}(?<between>[^.;%]{0,30}?\s)(?:(?<left>${WHOLE})\s)?${LOWEST}(?:\s(?<right>${WHOLE}))?(?<of>[^.;%]{0,60})
  )`;
/** "the best 8 of 10". */
const BEST = pattern("giu")`
  (?<![\p{L}])(?:${BEST_OF}\s(?<kept>${WHOLE})|(?<first>${WHOLE})\s${BEST_OF})
  (?<named>[^.;%\d]{0,40}?)\s${OF}\s(?:the\s|los\s|las\s|les\s|den\s)?(?<all>${WHOLE})`;
/** "Quizzes (10)", "Homework x 8", "5 × 4%". */
const COUNTED = pattern("iu")`
  \(\s?(?<bracket>\d{1,2})(?!\s(?:${MONTH}))(?:\s(?:total|in total|pieces|x|×))?\s?\)|
  (?<![\d.])(?<times>\d{1,2})\s?[x×@*]\s?\d+(?:[.,]\d+)?\s?%|
  \p{L}\s?[x×]\s?(?<by>\d{1,2})(?![\d.,%])`;
/** What a number before the name of work counts instead of it: "a 10 minute presentation". */
const LENGTHS = words`
  min(?:ute|uto)?n?s?, hours?, stunden?, heures?, horas?, pages?, páginas?, seiten?, words, points?, slides?
`;
/** "ten weekly quizzes", and not the day of "15 May: quizzes". */
const NUMBER_BEFORE = pattern("giu")`
  (?<!(?:${MONTH})\.?\s)(?<![\p{L}\d.,/:-])(${WHOLE})
  (?!\s(?:de\s)?(?:${MONTH}|${LENGTHS}(?!\p{L})))((?:\s[\p{L}-]+){1,3})`;
/** "Exam 1", "Test II": one of several. */
const ONE_PIECE = /(?:\d|(?<!\p{L})[IVX]+)(?:\)?$|\s?\()/u;
const MOST_PIECES = 100;

type Fact = SyllabusFacts["items"][number];

/** Adds to each share how many pieces it is for and how many of the lowest are left out, as far as that is said. */
export function withPieceCounts(document: DocumentText, items: Fact[]): Fact[] {
  const rules = [...rulesIn(document.text)];
  return items.map((item) => {
    if (item.value.weight_percent === null || ONE_PIECE.test(item.value.title)) return item;
    const count = countOf(item.value, item.evidence.quote);
    const rule = rules.find(({ about }) => speaksOf(about, item.value.title));
    const all = rule?.all ?? count;
    const drop = rule?.drop ?? null;
    const drop_lowest = drop !== null && (all === null || drop < all) ? drop : null;
    return { ...item, value: { ...item.value, count: all, drop_lowest } };
  });
}

/** What is said of results that are left out, with the words beside it that name the work. */
function* rulesIn(text: string): Generator<{ drop: number; all: number | null; about: string }> {
  // A line that begins with a capital begins a sentence.
  const flat = text.replace(/\n(?=\p{Lu})/gu, ". ").replace(/\s/g, " ");
  for (const { index, 0: match, groups = {} } of flat.matchAll(DROPPED)) {
    const { before, after, left, right } = groups;
    const drop = numberOf(before ?? after ?? left ?? right ?? "1");
    if (drop !== null && Number.isInteger(drop)) {
      yield { drop, all: null, about: around(flat, index, match.length) };
    }
  }
  for (const { index, 0: match, groups = {} } of flat.matchAll(BEST)) {
    const kept = numberOf(groups.kept ?? groups.first ?? "");
    const all = numberOf(groups.all ?? "");
    if (kept && all && kept < all && all <= MOST_PIECES) {
      yield { drop: all - kept, all, about: around(flat, index, match.length) };
    }
  }
}

/** The words of a rule and those before it in its sentence: "Quizzes: the lowest is dropped." */
function around(text: string, index: number, length: number): string {
  const before = text.slice(Math.max(0, index - 60), index);
  // "Quizzes 20%, the lowest dropped" speaks of the quizzes, not of what has the share before theirs.
  const share = before.lastIndexOf("%", before.lastIndexOf("%") - 1);
  const cut = Math.max(before.lastIndexOf(". "), before.lastIndexOf("; "), share);
  return before.slice(cut + 1) + text.slice(index, index + length + 25).split(/[.;%)]/)[0];
}

function speaksOf(words: string, title: string): boolean {
  const stems = new Set(stemsOf(words));
  const named = stemsOf(title);
  return named.length > 0 && named.some((stem) => stems.has(stem));
}

/** Of the words that name the work: the grade, the course and small words are everywhere. */
function stemsOf(text: string): string[] {
  return (text.match(/\p{L}{3,}/gu) ?? []).map(stemOf).filter((stem) => !EVERYWHERE.has(stem));
}

const EVERYWHERE = new Set(
  "the and grade score course final class weekly point total your each work will"
    .split(" ")
    .map(stemOf),
);

function countOf({ title }: SyllabusItem, quote: string): number | null {
  const own = ownWords(title, quote);
  const { bracket, times, by } = COUNTED.exec(own)?.groups ?? {};
  const counted = Number(bracket ?? times ?? by ?? Number.NaN);
  const written = Number.isNaN(counted) ? countBefore(title, own) : counted;
  return written !== null && written > 1 && written <= MOST_PIECES ? written : null;
}

/** The quote from behind the share before the title: "Midterms 2x 20% Final project 20%" counts midterms. */
function ownWords(title: string, quote: string): string {
  const at = quote.toLowerCase().indexOf(title.toLowerCase());
  const share = quote.slice(0, Math.max(0, at)).lastIndexOf("%");
  return quote.includes("%", at) ? quote.slice(share + 1) : quote;
}

/** "ten weekly quizzes": a number at most two words before what the title ends with. */
function countBefore(title: string, quote: string): number | null {
  const last = title.match(/\p{L}{3,}/gu)?.at(-1);
  if (!last) return null;
  for (const [, number = "", after = ""] of quote.matchAll(NUMBER_BEFORE)) {
    const count = numberOf(number);
    const named = after.trim().split(/\s/).map(stemOf).includes(stemOf(last));
    if (named && count !== null && Number.isInteger(count)) return count;
  }
  return null;
}
