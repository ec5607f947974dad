import type { DocumentText, PlacedCell } from "@/lib/documents/document-text";
import type { Found } from "@/lib/documents/evidence";
import { sharesColumn } from "@/lib/documents/extract/cells";
import { pattern, words } from "@/lib/text/pattern";
import { WORK_HEAD } from "./dated-in-work-columns";
import { numberIn, titleKey, wordsOf } from "./title-words";
import type { SyllabusItem } from "./types";
import { capitalised, cleanTitle } from "./weight-titles";
import { likeness, namedBy, SAME } from "./work-candidates";
import { typeOfItem, WORK_PHRASE } from "./work-words";

const FEWEST = 3;
/** Two exams are all there are of them; two of anything else may be numbered for another reason. */
const FEWEST_EXAMS = 2;
const EXAMS = new Set<string>(["exam", "midterm", "quiz"]);
/** "Midterm 2" of the grading is "Exam 2" of the schedule. */
const SAT = new Set<string>(["exam", "midterm"]);
/** Of the numbers up to the highest, at least this part is there. */
const COVERED = 0.6;
const MOST = 60;

/** "R Lab 3", "Close Reading #2", at the beginning of a cell, with what may follow a name. */
const NUMBERED = pattern("u")`
  ^[\s•◦▪–*-]*(?:(?:Due|DUE|Submit|In-class|Entrega de)[:\s]\s*)?
  (?<title>\p{Lu}[\p{L}’'/-]*(?:\s[\p{L}’'/-]+){0,4}\s?(?:[#]\s?|No\.?\s?|n[º°]\s?)?(?:\d{1,2}|[IVX]{1,4}))
  (?![\d%/]|[.,:-]\d|\s?[–-]\s?\d)
  (?<after>\s*(?:$|[:–—.,;(•]|[\s(]due|\s-\s|\s\p{L}).*)`;
/** These are numbered for another reason. */
const NO_WORK = pattern("iu")`(?<!\p{L})(?:${words`
  weeks?, lectures?, class(?:es)?, sessions?, chapters?, ch, units?, modules?, parts?, sections?, days?, lessons?,
  topics?, pages?, read, review, solutions?, hand(?:ed)? out, posted, released?, assigned, semana, clase, tema,
  sesión, aula,
  woche, kapitel, semaine, séance, chapitre
`})(?!\p{L})`;
const NOT_DUE = pattern("iu")`^\s*[(:–-]?\s*(?:${words`
  review, solutions?, out, posted, released?, assigned, handed out, returned, feedback, prep(?:aration)?, practice,
  discussion, q\s?&\s?a, due next
`})(?!\p{L})`;

/** What a class meets for may be numbered and not graded. */
const HELD_IN_CLASS = pattern("iu")`^[^:]*(?<!\p{L})${words`
  labs?, laborator(?:y|ies|io), exercises?, presentations?, workshops?, prácticas?, talleres?, taller,
  übung(?:en)?, tests?
`}(?!\p{L})`;

type Member = { title: string; number: number; cell: PlacedCell };

/**
 * "Lab 1", "Lab 2", "Lab 3" in the rows of a schedule: pieces that count up are graded work, whatever their rows say of
 * days. Whether a row's day is their deadline is not said.
 */
export function numberedSeries(
  document: DocumentText,
  known: Found<SyllabusItem>[],
): Found<SyllabusItem>[] {
  const graded = new Set(
    known.flatMap(({ value }) => (value.weight_percent === null ? [] : [...wordsOf(value.title)])),
  );
  const heads: PlacedCell[] = [];
  const members = document.lines.flatMap(({ cells }) => {
    if (cells.length < 2) return [];
    heads.push(...cells.filter(({ text }) => WORK_HEAD.test(text.trim())));
    return cells
      .flatMap(memberIn)
      .filter((member) => !HELD_IN_CLASS.test(member.cell.text) || isGraded(member));
  });
  function isGraded({ title, cell }: Member): boolean {
    return (
      heads.some((head) => sharesColumn(head, cell)) ||
      [...wordsOf(title)].some((word) => graded.has(word))
    );
  }
  const families = Map.groupBy(members, ({ title }) => titleKey(title).replace(/#.*$/, ""));
  return [...families.values()]
    .map(firstOfEach)
    .filter(isSeries)
    .flat()
    .filter((member) => !known.some(({ value }) => isKnown(member, value)))
    .slice(0, MOST)
    .map(({ title, cell }) => ({
      value: { title, type: typeOfItem(title), due: null, weight_percent: null },
      start: cell.start,
      end: cell.start + cell.text.length,
      confidence: "inferred" as const,
    }));
}

function memberIn(cell: PlacedCell): Member[] {
  const { title: text = "", after = "" } = NUMBERED.exec(cell.text)?.groups ?? {};
  const title = capitalised(cleanTitle(text));
  const number = numberIn(title);
  const names_work = [...title.matchAll(WORK_PHRASE)].some(
    ({ index, 0: { length } }) => index + length === title.length,
  );
  return number !== null && names_work && !NO_WORK.test(title) && !NOT_DUE.test(after)
    ? [{ title, number, cell }]
    : [];
}

/** Whether the members, one of each number in the order of the document, count up from the first. */
function isSeries(members: Member[]): boolean {
  const numbers = members.map(({ number }) => number);
  const fewest = EXAMS.has(typeOfItem(members[0]?.title ?? "")) ? FEWEST_EXAMS : FEWEST;
  const rises = numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));
  return (
    numbers.length >= fewest &&
    Math.min(...numbers) <= 1 &&
    numbers.length >= COVERED * Math.max(...numbers) &&
    rises
  );
}

function firstOfEach(family: Member[]): Member[] {
  return family.filter(
    ({ number }, at) => family.findIndex((other) => other.number === number) === at,
  );
}

/** The same number of the same kind, or what stands behind the colon; a whole without a number is not its pieces. */
function isKnown({ title, cell }: Member, { title: other, type }: SyllabusItem): boolean {
  const [own, known] = [namedBy(title), namedBy(other)];
  const is_kind =
    typeOfItem(title) === type || [typeOfItem(title), type].every((each) => SAT.has(each));
  const shares_words = [...own.words].some((word) => known.words.has(word));
  if (own.number === known.number && is_kind && (shares_words || SAT.has(type))) return true;
  const behind = cell.text.split(/:\s+/).slice(1).join(": ");
  return behind !== "" && likeness(namedBy(behind), known) >= SAME;
}
