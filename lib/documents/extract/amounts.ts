import type { DocumentText, PlacedCell } from "@/lib/documents/document-text";
import type { Found } from "@/lib/documents/evidence";
import { source, words } from "@/lib/text/pattern";
import { cellsInColumn } from "./cells";

const NUMBER = source`(\d{1,4}(?:[.,]\d{1,2})?)`;
const POINT_UNITS = {
  en: words`points?, pts, marks?`,
  de: words`punkte`,
  es: words`puntos`,
  pt: words`pontos`,
  it: words`punti`,
  hr: words`bodov[ai]?`,
};
export const POINTS = source`${POINT_UNITS}(?![\p{L}])`;
const WORK = words`
  home ?work, assignment, problem set, exam(?:ination)?, midterm, quiz, test, project, paper, essay, lab, worksheet,
  presentation
`;
const WHOLE = source`(?:this |the )?(?:entire |whole )?${WORK}`;
const TOTAL = {
  en: words`
    total(?: (?:points?|marks?|score|possible))?, points? (?:possible|total),
    max(?:imum)?(?: (?:points?|marks?|score))?, full marks?
  `,
  de: words`gesamtpunktzahl, punktzahl gesamt`,
  fr: words`total de points, barème`,
  es: words`puntuación total`,
};

/** Wordings for the whole's points, the plainest first. A single question's points never count. */
const TOTAL_POINTS = [
  source`
    ${TOTAL}\s*(?:of|is|:|=|–|-)\s*(?:_+\s*)?(?:(?:out )?of |/\s*)?${NUMBER}(?!\s*%)(?![\d/-])`,
  source`${NUMBER}(?:\s*/\s*\d{1,4})?\s*${POINTS}\s*(?:in )?total(?![\p{L}])`,
  source`total\s*[:=]?\s*${NUMBER}(?:\s*/\s*\d{1,4})?\s*${POINTS}`,
  source`
    ${WHOLE}\s+(?:is|will be|has|carries|counts(?: for)?)
    \s+(?:worth |graded (?:out )?of |scored out of |out of )?(?:a (?:total|maximum) of )?
    ${NUMBER}\s*(?:total |possible )?${POINTS}`,
  source`
    (?:graded|marked|scored|worth)\s+(?:out of |a (?:total|maximum) of )?
    ${NUMBER}\s*(?:total |possible )?${POINTS}(?!\s*(?:each|per))`,
  source`
    (?:exam(?:ination)?|midterm|quiz|test|assignment|homework|final)
    \s+(?:consists of|is made up of|comprises|contains)\s+(?:a total of )?
    ${NUMBER}\s*(?:total |possible )?${POINTS}`,
  source`${NUMBER}\s*${POINTS}\s+(?:(?:are|is|in total)\s+)?available(?![\p{L}])`,
  source`out of (?:a (?:total|possible) (?:of )?)?${NUMBER}\s*(?:total |possible )?${POINTS}`,
  source`
    (?:^|\n|\t)\s*(?:points?|marks?|punkte|score|value|worth)
    \s*[:=]\s*(?:_*\s*/\s*)?${NUMBER}(?!\s*%)(?![\d/-])`,
  source`(?:score|grade|points|mark|note|name[^\n]{0,60})\s*[:=]?\s*_*\s*/\s*${NUMBER}(?=\s|$)`,
];

/** Beside the title or the deadline the points are the whole's: "Lab 5 (50 pts)". */
const HEADED_POINTS = [
  source`
    (?:^|\n)[^\n]{0,40}\b(?:due|abgabe|rendre|entrega)\b[^\n]{0,60}
    [([]\s*${NUMBER}\s*${POINTS}\s*[)\]]`,
  source`
    (?:^|\n)(?:home ?work|hw|assignment|problem set|lab|quiz|project|essay|paper|exam|midterm)
    \s?#?\d{0,2}\b[^\n(]{0,60}[([]\s*${NUMBER}\s*${POINTS}\s*[)\]]\s*(?=\n)`,
  source`\bearn (?:up to |a (?:maximum|total) of )${NUMBER}\s*${POINTS}`,
];
const HEADING_LINES = 8;

const GRADE = source`
  (?:(?:final|overall|total|course|semester|module|class|term)[ -]*){0,3}
  (?:grade|mark|score|course|module|assessment)(?![\p{L}])`;
const WEIGHTS = [
  source`
    ${NUMBER}\s?(?:%|percent|per cent)\s*(?:of|towards?)\s*(?:(?:the|your|a student['’]s)\s+)?
    (?!(?:the |your )?(?:assignment|homework|points|exam|project|paper|quiz|lab)(?![\p{L}]))${GRADE}`,
  source`
    (?:weight(?:ing|age)?|gewicht(?:ung)?|pondération|ponderación|peso)\s*[:=]?\s*(?:of\s+)?${NUMBER}\s?%`,
  source`
    (?:worth|counts?(?: for)?|accounts? for|contributes?)\s+${NUMBER}\s?(?:%|percent)
    (?!\s*(?:of (?:the|this|your) (?:assignment|exam|homework|lab|project|quiz|paper)|
    per |off|penalty|credit|deduct))`,
  source`
    ${NUMBER}\s?%\s*(?:der (?:gesamt|end)?note|de la note(?: finale)?|de la nota(?: final)?|del voto|da nota)`,
];

const HOURS_WORD = source`(?:hours?|hrs?\.?|stunden|heures|horas)(?![\p{L}])`;
const ABOUT = source`about |approximately |around |roughly `;
const WORKLOADS = [
  source`
    (?:estimated|expected|approximate|suggested|recommended|anticipated)
    \s+(?:time|duration|effort|workload|completion time|time (?:to complete|required|commitment))
    \s*[:=–-]?\s*(?:is\s+)?(?:about |approximately |around |~\s*)?
    ${NUMBER}(?:\s*(?:[-–]|to)\s*${NUMBER})?\s*(${HOURS_WORD}|min(?:ute)?s?\b)`,
  source`
    (?:should|will|is expected to|is estimated to|may|expected to|expect (?:it|this|the \w+) to)
    \s+take\s+(?:you\s+|students\s+)?(?:${ABOUT}|no more than |up to |at most |between |~\s*)?
    ${NUMBER}(?:\s*(?:[-–]|to|and)\s*${NUMBER})?\s*(${HOURS_WORD}|min(?:ute)?s?\b)`,
  source`
    (?:spend|plan(?: on)?(?: spending)?|budget|allow)\s+(?:${ABOUT}|at least |up to |~\s*)?
    ${NUMBER}(?:\s*(?:[-–]|to)\s*${NUMBER})?\s*(${HOURS_WORD})\s+(?:on|for|to complete|working on)
    \s+(?:this|the)\s+(?:assignment|homework|problem set|project|lab|paper|essay)`,
  source`
    (?:bearbeitungsaufwand|zeitaufwand|temps estimé|tiempo estimado)\s*:?\s*(?:ca\.?\s*|environ\s*)?
    ${NUMBER}(?:\s*[-–]\s*${NUMBER})?\s*(${HOURS_WORD}|min\w*)`,
];

export function findPoints(document: DocumentText): Found<number> | null {
  const heading = document.lines[HEADING_LINES]?.start ?? document.text.length;
  const headed = firstMatch(document, HEADED_POINTS, (match) =>
    match.index < heading ? numberOf(match[1]) : null,
  );
  const worded = firstMatch(document, TOTAL_POINTS, (match) => {
    const value = numberOf(match[1]);
    return value > 0 && value <= 2000 && !(value >= 1990 && value <= 2100) ? value : null;
  });
  return worded ?? headed ?? pointsInTable(document);
}

/** A row "Total | 100", or one number under the heading "Points". */
function pointsInTable(document: DocumentText): Found<number> | null {
  for (const { cells } of document.lines) {
    const [first, ...others] = cells;
    if (!first || others.length === 0) continue;
    const last = others.findLast((cell) => PLAIN_NUMBER.test(cell.text));
    if (last && others.length === 1 && POINTS_HEADING.test(first.text.trim()))
      return amountIn(first.start, last);
    if (last && POINTS_ROW.test(first.text) && isSumOfOthers(others))
      return amountIn(first.start, last);
    if (/^(?:total|summe|gesamt|σ|∑)\s*:?$/i.test(first.text) && last)
      return amountIn(first.start, last);
    const heading = cells.find((cell) => POINTS_HEADING.test(cell.text));
    const below = heading
      ? cellsInColumn(document, heading, 6).filter((cell) => PLAIN_NUMBER.test(cell.text))
      : [];
    const [only] = below;
    if (heading && only && below.length === 1) return amountIn(heading.start, only);
  }
  return null;
}

const POINTS_ROW = /punkte|pkt|points|marks|pts|puntos|barème/i;

/** "Points | 25 | 25 | 50 | 100": a row whose last number is the sum of those before it. */
function isSumOfOthers(cells: PlacedCell[]): boolean {
  const numbers = cells.map(({ text }) => (PLAIN_NUMBER.test(text) ? numberOf(text) : Number.NaN));
  const sum = numbers.slice(0, -1).reduce((all, each) => all + each, 0);
  return numbers.length >= 3 && numbers.at(-1) === sum;
}

const PLAIN_NUMBER = /^\d{1,4}(?:[.,]\d)?(?:\s*(?:points|pts))?$/i;
const POINTS_HEADING = /^(?:total |max(?:imum)? )?(?:points|pts|marks|punkte)(?: possible)?:?$/i;

function amountIn(start: number, cell: PlacedCell): Found<number> {
  return {
    value: numberOf(/[\d.,]+/.exec(cell.text)?.[0]),
    start,
    end: cell.start + cell.text.length,
    confidence: "exact",
  };
}

/** The share of the course grade in percent, only where the document says that it is of the grade. */
export function findWeight(document: DocumentText): Found<number> | null {
  return firstMatch(document, WEIGHTS, (match) => {
    const value = numberOf(match[1]);
    const lead = document.text.slice(Math.max(0, match.index - 50), match.index);
    return value > 0 &&
      value < 100 &&
      !/late|penalt|deduct|reduc|minus|lose|bonus|extra/i.test(lead)
      ? value
      : null;
  });
}

/** Working time in hours, only as the document itself puts it; of a range, the middle. */
export function findHours(document: DocumentText): Found<number> | null {
  return firstMatch(document, WORKLOADS, (match) => {
    const low = numberOf(match[1]);
    const high = match[2] ? numberOf(match[2]) : low;
    const hours = /^min/i.test(match[3] ?? "") ? (low + high) / 120 : (low + high) / 2;
    return hours > 0 && hours <= 400 ? Math.round(hours * 100) / 100 : null;
  });
}

function firstMatch(
  document: DocumentText,
  patterns: string[],
  read: (match: RegExpExecArray) => number | null,
): Found<number> | null {
  for (const pattern of patterns) {
    for (const match of document.text.matchAll(new RegExp(pattern, "giu"))) {
      const value = read(match);
      if (value === null) continue;
      const start = match.index + (match[0].length - match[0].trimStart().length);
      return { value, start, end: match.index + match[0].length, confidence: "exact" };
    }
  }
  return null;
}

function numberOf(digits: string | undefined): number {
  return Number((digits ?? "").replace(",", "."));
}
