import { numberOf } from "@/lib/text/numbers";
import { pattern, source, words } from "@/lib/text/pattern";

const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"];

export function sameWords(a: string, b: string): boolean {
  return titleKey(a) === titleKey(b);
}

/** The same for titles of the same words and number. */
export function titleKey(title: string): string {
  return `${[...wordsOf(title)].sort().join(" ")}#${numberIn(title)}`;
}

/** The telling words of a title, in one spelling. */
export function wordsOf(title: string): Set<string> {
  const words =
    title
      .toLowerCase()
      .replace(/\([^)]*\)/g, " ")
      .replace(/mid[- ]?terms?(?: exam(?:ination)?s?| test)?/g, "midterm")
      .replace(/final (?:exam(?:ination)?|test|assessment)s?|^finals?$/g, "finalexam")
      .replace(/(?<=control|parcial|taller)es(?!\p{L})/gu, "")
      .replace(/home ?works?|\bhwk?s?(?=\d|\b)/g, "homework")
      .replace(/\bas(?:s|sn|gn|st)(?=\.?\s?#?\s?\d)/g, "assignment")
      .replace(/problem[ -]?sets?|\bp-?sets?(?=\d|\b)|\bps(?=\s?#?\d)/g, "pset")
      .match(/\p{L}{2,}/gu) ?? [];
  return new Set(
    words
      .map((word) => word.replace(/(?<=\p{L}{3})(?:zes|ies|s)$/u, ""))
      .filter((word) => !FUNCTION_WORD.test(word)),
  );
}

export function numberIn(title: string): number | null {
  const plain = title
    .replace(/\([^)]*\)\s*$/, "")
    .trim()
    // "Midterm II exam"
    .replace(/(?<=\p{L}\s(?:\d{1,2}|[IVX]{1,4}))\s(?:exam(?:ination)?|test)$/iu, "");
  const ordinal = ORDINAL_FIRST.exec(plain)?.[1];
  const word = NUMBER_LAST.exec(plain)?.[1];
  if (word) return numberOf(word);
  if (ordinal) return Number.parseInt(ordinal, 10) || ordinalOf(ordinal);
  const match = NUMBER.exec(plain);
  if (!match) return null;
  if (match[1]) return Number(match[1]);
  return match[2] ? NUMERALS.indexOf(match[2]) + 1 : (match[3]?.charCodeAt(0) ?? 0) - 64;
}

/** Before the colon or dash of what a title goes on with, or at its end. */
const ENDS = source`(?=\s*(?::|–|\s-\s|$))`;
const NUMBER = pattern("u")`
  (?:^|[\s#\p{L}]|\p{L}-)(\d{1,2})${ENDS}|\b(I{1,3}|IV|VI{0,3})${ENDS}|\s([A-C])$`;

/** What puts a piece in its order: first to fourth. */
const ORDINALS = [
  words`first, primer[oa]?, premi(?:er|ère), erste[rs]?, prim[oa], primeir[oa]`,
  words`second, segund[oa], deuxième, zweite[rs]?, second[oa]`,
  words`third, tercer[oa]?, troisième, dritte[rs]?, terz[oa], terceir[oa]`,
  words`fourth, cuart[oa], quatrième, vierte[rs]?, quart[oa]`,
];
/** "2nd", "1ª", "3er" and the words above. */
export const ORDINAL = source`[1-9](?:st|nd|rd|th|er|ra|d[oa]|t[oa]|ª|º|°|ème|ère|e)|${ORDINALS.flat()}`;
const ORDINAL_FIRST = pattern("iu")`^(${ORDINAL})\s`;

/** "Assignment Three": a number in words that belongs to a name has its capital. */
export const NUMBER_LAST =
  /\s(One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve)(?=\s*(?::|–|$))/u;

function ordinalOf(word: string): number {
  return ORDINALS.findIndex((words) => pattern("iu")`^${words}$`.test(word)) + 1;
}

const IN_THE_MIDDLE =
  /(?<!\p{L})(?:mid(?:-?(?:term|course|semester|way))?|interim|intermedi[ao])(?!\p{L})/iu;

/** "Final presentations" are not those in the middle of the course. */
export function areEndAndMiddle(a: string, b: string): boolean {
  const is_end = (title: string) => /(?<!\p{L})(?:final|end)/iu.test(title);
  return is_end(a) !== is_end(b) && (IN_THE_MIDDLE.test(a) || IN_THE_MIDDLE.test(b));
}

/** Whether two titles do not say different numbers. */
export function isNumberless(a: string, b: string): boolean {
  const [left, right] = [numberIn(a), numberIn(b)];
  return left === null || right === null || left === right;
}

/** "3 Tests", "Two midterms", "Exams (4)"; 0 where no number of them is said, as in "A test". */
export function countIn(title: string): number {
  const first = /^(?:\d{1,2}|\p{L}+)(?=\s)/u.exec(title)?.[0] ?? "";
  const count = numberOf(first) ?? 0;
  if (count > 1 || /^\d/.test(first)) return count;
  return Number(/\((\d{1,2})\)$/.exec(title)?.[1] ?? 0);
}

/** "Problem sets" by one of them. */
export function singular(title: string): string {
  const plain = title.replace(/^(?:the|your|our|all|both|and|of)\s+/i, "");
  if (/ciones$/i.test(plain)) return plain.replace(/ciones$/i, "ción");
  const one = /quizzes$/i.test(plain) ? plain.slice(0, -3) : plain.replace(/(?:en|es|s)$/i, "");
  return one.replace(/(exam)en$/i, "$1");
}

const FUNCTION_WORDS = words`
  the, and, due, for, your, total, examination, of, an?, on, in, one, two, three, four, five, six, first, second, third,
  [iv]+, primer[ao]?, primeir[ao], segund[oa], tercer[ao]?, terceir[ao], première?, deuxième, troisième, erste[rs]?,
  zweite[rs]?, dritte[rs]?
`;
const FUNCTION_WORD = pattern("")`^${FUNCTION_WORDS}$`;
