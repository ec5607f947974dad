import type { DocumentText } from "@/lib/documents/document-text";
import { pattern, source, words } from "@/lib/text/pattern";
import { romanNumber } from "@/lib/text/roman";
import { BOOK_PROBLEM, PROBLEM_WORDS } from "./problem-words";
import { bodySize } from "./title";

export type Marker = {
  kind: "part" | "problem" | "book problem" | "roman" | "number" | "letter" | "bracketed roman";
  number: number;
  /** As printed: "Problem 3", "Part B". */
  label: string;
  start: number;
  /** Of the marker itself, within its line. */
  length: number;
  x: number;
  column: number;
  /** "7.2" and "Problem 1-2" count within a sheet's or problem's number. */
  nested: boolean;
  /** Nothing else stands on its line. */
  alone: boolean;
  /** The line looks like a heading and not like running text. */
  heading: boolean;
};

const SECTION_NUMBER = source`(?:\d+(?:\.\d+)*\.?\s+)?`;
const PART = pattern("iu")`
  ^${SECTION_NUMBER}[[(]?((?:part|section|teil|partie|parte|deel)\s+([A-Z]|\d{1,2}|[IVX]+)\b)[\])]?`;
const PROBLEM = pattern("iu")`
  ^${SECTION_NUMBER}[[(]?(
  ${PROBLEM_WORDS}\s*#?\s*(\d{1,2}|[IVX]+|[A-H])(?:[.–-](\d{1,2})(?!\d|[.–-]\d))?(?![\p{L}\d])
  )[\])]?`;
/** "3. Aufgabe", "2º ejercicio": the number before the word. */
const NUMBER_FIRST = pattern(
  "iu",
)`^((\d{1,2})(?:[.)]|[º°ª]|er|ère|e|ème)?\s+${PROBLEM_WORDS})(?![\p{L}])`;
const NUMBER = /^((\d{1,2})(?:[.)]|\s*[.)]?\t)|\((\d{1,2})\)|#(\d{1,2})\b)[!#]?\s*(?=\S)/u;
/** "4." on a line of its own, its text below. */
const NUMBER_ALONE = /^((\d{1,2})[.)])$/u;
const ROMAN = /^(([ivxIVX]{1,4})[.)])\s+(?=\p{L})/u;
const BRACKETED_ROMAN = /^(\(([ivx]{1,4})\))\s+(?=\p{L})/u;
const LETTER = /^(\(?([a-zA-Z])[.)])\s+(?=\S)/u;

/** Every line that begins like a task, with its place in its own numbering. */
export function findMarkers(document: DocumentText, from: number): Marker[] {
  const body = bodySize(document);
  const without_tasks = linesWithoutTasks(document, body);
  return document.lines.flatMap(({ line, start }, index): Marker[] => {
    if (start < from) return [];
    const large = line.size > body * 1.08 || line.bold;
    const heading = (words: string) => large || (words.length < 50 && !/[.;,]$/.test(words));
    const common = { start, x: line.x, column: line.column, nested: false, alone: false };
    const referred = large && line.text.length < LONGEST_HEADING && BOOK_PROBLEM.exec(line.text);
    if (referred)
      return [
        {
          ...common,
          kind: "book problem",
          number: index,
          label: line.text,
          length: line.text.length,
          heading: true,
        },
      ];
    const named = PART.exec(line.text) ?? PROBLEM.exec(line.text);
    if (named?.[1] && named[2]) {
      const rest = line.text.slice(named[0].length);
      // Running text may begin a line with "Problem 4 asks ...".
      if (!large && !/^\s*(?:$|[.:)\]–—(\t-])/u.test(rest) && !/^\s+[\p{Lu}[(]/u.test(rest))
        return [];
      const kind = PART.test(line.text) ? "part" : "problem";
      const label = named[1]
        .replace(/\s+/g, " ")
        .replace(/^\p{L}/u, (letter) => letter.toUpperCase());
      return [
        {
          ...common,
          kind,
          number: numeralOf(named[3] ?? named[2]),
          alone: rest.trim() === "",
          nested: named[3] !== undefined,
          label,
          length: named[0].length,
          heading: large || heading(rest.trim()),
        },
      ];
    }
    const first = /^\d+\S*\s+\p{Lu}/u.test(line.text) ? NUMBER_FIRST.exec(line.text) : null;
    if (first?.[1] && first[2]) {
      return [
        {
          ...common,
          kind: "problem",
          number: Number(first[2]),
          label: first[1].replace(/\s+/g, " "),
          length: first[0].length,
          heading: large || heading(line.text.slice(first[0].length)),
        },
      ];
    }
    if (without_tasks.has(index)) return [];
    const bracketed = BRACKETED_ROMAN.exec(line.text);
    if (bracketed?.[2] && romanNumber(bracketed[2]) !== null) {
      return [
        {
          ...common,
          kind: "bracketed roman",
          number: romanNumber(bracketed[2]) ?? 0,
          label: bracketed[2],
          length: bracketed[0].length,
          heading: false,
        },
      ];
    }
    const number = NUMBER.exec(line.text) ?? NUMBER_ALONE.exec(line.text);
    if (number) {
      const value = Number(number[2] ?? number[3] ?? number[4]);
      const rest = line.text.slice(number[0].length);
      return [
        {
          ...common,
          kind: "number",
          number: value,
          label: String(value),
          length: number[0].length,
          heading: heading(rest) && large,
        },
      ];
    }
    const roman = ROMAN.exec(line.text);
    if (roman?.[2] && romanNumber(roman[2]) !== null) {
      const rest = line.text.slice(roman[0].length);
      return [
        {
          ...common,
          kind: "roman",
          number: romanNumber(roman[2]) ?? 0,
          label: roman[2],
          length: roman[0].length,
          heading: heading(rest),
        },
      ];
    }
    const letter = LETTER.exec(line.text);
    if (letter?.[2]) {
      return [
        {
          ...common,
          kind: "letter",
          number: letter[2].toLowerCase().charCodeAt(0) - 96,
          label: letter[2],
          length: letter[0].length,
          heading: false,
        },
      ];
    }
    return [];
  });
}

const OTHER_PARTS = {
  en: words`
    rubrics?, check-?lists?, grading, evaluation criteria, assessment criteria, marking(?: scheme| criteria)?,
    learning (?:objectives|outcomes|goals), submission(?: guidelines| instructions| details)?, references, resources,
    bibliography, polic(?:y|ies), late, academic integrity, formatting, what to (?:submit|hand in|turn in),
    (?:to|how to) submit, deliverables format
  `,
  de: words`bewertung\p{L}*, abgabe\p{L}*, literatur, lernziele`,
  fr: words`barème, critères, consignes de remise, remise, bibliographie, objectifs`,
  es: words`rúbrica, criterios de evaluación, entrega, bibliografía, objetivos`,
  it: words`criteri di valutazione, consegna, bibliografia`,
};
const NO_TASKS_BELOW = pattern("iu")`(?<![\p{L}])${OTHER_PARTS}(?![\p{L}])`;
const LONGEST_HEADING = 80;

/** Lines below a heading such as "Grading rubric" or "Checklist", where numbers count no tasks. */
function linesWithoutTasks({ lines }: DocumentText, body: number): Set<number> {
  const found = new Set<number>();
  let heading: { size: number; none: boolean } | null = null;
  for (const [index, { line }] of lines.entries()) {
    const is_heading =
      (line.bold || line.size > body * 1.08) &&
      line.text.length < LONGEST_HEADING &&
      /^\p{L}/u.test(line.text) &&
      !/[.,;]$/.test(line.text);
    const none: boolean = NO_TASKS_BELOW.test(line.text) && !PROBLEM.test(line.text);
    // A smaller heading below belongs to the same part.
    if (is_heading && (none || !heading?.none || line.size > heading.size - 0.4))
      heading = { size: line.size, none };
    else if (heading?.none) found.add(index);
  }
  return found;
}

function numeralOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const letter = text.toUpperCase();
  if (letter.length === 1 && !/[IVX]/.test(letter)) return letter.charCodeAt(0) - 64;
  return romanNumber(text) ?? letter.charCodeAt(0) - 64;
}
