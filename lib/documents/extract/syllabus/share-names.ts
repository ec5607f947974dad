import type { DocumentText, PlacedCell } from "@/lib/documents/document-text";
import { NUMBER_WORD } from "@/lib/text/numbers";
import { pattern, words } from "@/lib/text/pattern";
import { stemOf } from "@/lib/text/stem";
import { titleKey } from "./title-words";
import {
  cleanTitle,
  isTitle,
  isWorkTitle,
  ROUGHLY,
  titleAfter,
  titleBefore,
} from "./weight-titles";
import { GRADED, WORK_PHRASE } from "./work-words";

type Around = {
  leads: boolean;
  in_list: boolean;
  begins: boolean;
  previous: number;
  cells: PlacedCell[];
  at: number;
};

export function titleOf(before: string, after: string, around: Around): string | null {
  const { leads, in_list, begins, previous, cells, at } = around;
  const titles = cells
    .slice(0, Math.max(0, at))
    .map((each) => cleanTitle(each.text))
    .filter(isTitle);
  const beside = titles.find((title) => GRADED.test(title));
  if (leads) {
    const right = titleAfter(after);
    // "Midterm | 25% set by the office": the cell beside it names the work.
    if (beside && !GRADED.test(right)) return beside;
    const [only, another] = titles;
    // "Field post | 25% During the second half, you will": a label beside the text that tells of it.
    if (only && !another && in_list && !GRADED.test(right)) return only;
    if (
      isTitle(right) &&
      (!in_list || previous > 0 || /^\s*\p{L}/u.test(after) || isWorkTitle(right))
    )
      return isTitle(right) && (GRADED.test(right) || !in_list) ? right : null;
  }
  const left = titleBefore(before, in_list);
  if ((left.length > 2 || isTitle(left)) && !NAMES_NOTHING.test(left)) {
    const begins_line = begins && before.length < 62 && BEGINS_ENTRY.test(before);
    const whole = begins_line ? titleBefore(before, false) : "";
    // A component that begins its line needs no word we know; one inside running text does.
    if (begins_line && isTitle(whole) && (!/,\s/.test(whole) || !in_list)) return whole;
    if (!in_list && isTitle(left)) return left;
    if (isWorkTitle(left)) return left;
    return null;
  }
  const named = beside ?? titles[0];
  if (named) return named;
  const right = titleAfter(after);
  if (isTitle(right) && !in_list) return right;
  const next = cleanTitle(cells[at + 1]?.text ?? "");
  return isTitle(next) ? next : null;
}

const NAMES_NOTHING = pattern("iu")`^(?:worth|max(?:imum)?(?: of)?|${ROUGHLY})$`;
/** "Homework", "2. Essay", "6 quizzes:". */
const BEGINS_ENTRY = /^[\s•◦▪‣*–—\d.)-]*\p{Lu}|^[\s•◦▪‣*–—-]*\d{1,2} \p{L}[^,.;:]+:\s*$/u;

const EACH_ONE = words`each, every, cada, jede[rs]?, chaque, ogni, ciascun[oa]?`;
const ONE_OF_THEM = pattern(
  "iu",
)`(?<![\p{L}])${EACH_ONE}\s+(?:of the\s+)?(?<one>\p{L}{3,})(?:\s\p{L}+){0,4}\s*$`;
const COUNTED = pattern(
  "giu",
)`(?<![\p{L}\d])(?<many>(?:${NUMBER_WORD}|\d{1,2})\s(?:\p{L}+\s){0,2}?(?<name>\p{L}{3,}))`;

/** "Five workshops at home. Each workshop is worth 14%": the pieces that one share is that of each. */
export function counted(text: string): string | null {
  const one = ONE_OF_THEM.exec(text)?.groups?.one;
  if (!one) return null;
  for (const { groups } of text.matchAll(COUNTED)) {
    const { many = "", name = "" } = groups ?? {};
    const is_plural = name !== one && (name.startsWith(one) || stemOf(name) === stemOf(one));
    if (is_plural) return cleanTitle(many);
  }
  return null;
}

/** "3. (15%) Blogging classes: for the weeks ...": the name behind the share that begins an entry. */
export function nameBehind(before: string, after: string): string | null {
  const begins = /^[\s•◦▪‣>*–—-]*(?:\(?(?:\d{1,2}|\p{L})[.)])?[\s([]*$/u.test(before);
  const title = begins && /^[\s)\]:–—-]*\p{Lu}/u.test(after) ? titleAfter(after) : "";
  return isTitle(title) ? title : null;
}

const MOST_WORDS_OF_WORK = 4;

/** The work that words in front of a share end with or speak of: "(1) the mean of five lab reports in R (". */
export function workIn(before: string): string | null {
  const part =
    before
      .replace(/[\s(:–—-]+$/u, "")
      .split(/\(\d\)|\([a-z]\)|[;:]\s/)
      .at(-1) ?? "";
  const plain = part.replace(/\s*\([^()]*\)/g, "").replace(/[\s(,–—-]+$/u, "");
  const phrases = [...plain.matchAll(WORK_PHRASE)];
  // "Tareas prácticas" are two such words of one piece of work.
  const [only, another] = phrases.filter(
    ({ index }, at) =>
      index > (phrases[at - 1]?.index ?? -9) + (phrases[at - 1]?.[0].length ?? 0) + 1,
  );
  if (!only) return shortName(before);
  if (another && titleKey(another[0]) !== titleKey(only[0])) return null;
  const rest = plain.slice(only.index);
  const count = /\d{1,2}\s+$/.exec(plain.slice(0, only.index))?.[0] ?? "";
  const title = rest.split(" ").length <= MOST_WORDS_OF_WORK && !/,/.test(rest) ? rest : only[0];
  return cleanTitle(`${count}${title}`);
}

const MOST_WORDS_OF_NAME = 3;

/** "the mean of development (80%) and labs (20%)": a few words that no other part of the list has. */
function shortName(before: string): string | null {
  const title = titleBefore(before, true);
  return isTitle(title) && title.split(" ").length <= MOST_WORDS_OF_NAME ? title : null;
}

/** "Weight: 20%" stands under the name of its piece of work. */
export function titleAbove(document: DocumentText, index: number): string | null {
  for (let at = index - 1; at >= Math.max(0, index - 5); at -= 1) {
    const text = document.lines[at]?.line.text ?? "";
    if (/^[\p{L} ]{2,24}:\s/u.test(text) && !/^(?:assessment|assignment|task|item)\b/i.test(text))
      continue;
    const title = cleanTitle(
      text.replace(/^(?:assessment(?: task| item)?|task|item)\s*\d{1,2}\s*[:.–-]\s*/i, ""),
    );
    if (isTitle(title)) return title;
  }
  return null;
}
