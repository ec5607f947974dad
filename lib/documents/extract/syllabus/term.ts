import { isoDate } from "@/lib/documents/dates/resolve";
import { SHORT_TERM, SHORT_TERM_ALONE } from "@/lib/documents/dates/short-terms";
import type { DocumentText } from "@/lib/documents/document-text";
import type { Found } from "@/lib/documents/evidence";
import type { Dating, DocumentDate } from "@/lib/documents/extract/dating";
import { MONTHS_IN_FULL } from "@/lib/text/calendar";
import { pattern, source, words } from "@/lib/text/pattern";
import { DAY_MS } from "@/lib/time/durations";

const TOP_LINES = 45;
const SEASON = {
  en: words`
    spring, summer, fall, autumn, winter, monsoon, michaelmas, hilary, trinity, lent, easter
  `,
  de: words`
    wintersemester, sommersemester, herbstsemester, frühjahrssemester, ws, ss, wise, sose, hs, fs
  `,
  fr: words`automne, hiver, printemps, été`,
  es: words`otoño, primavera, verano, invierno`,
  pt_it: words`outono, verão, autunno`,
  nl: words`herfst, voorjaar`,
};
export const SEMESTER = pattern("iu")`
  (?<![\p{L}])(
  (?:(?:term|session)\s\d,?\s)?
  ${SEASON}(?:\s+(?:semester|term|quarter|session|trimester|[A-D](?=\s)))?,?
  (?:\s[–-]\s|\s*(?:of\s+)?['’]?)(?:(?:19|20)\d{2}|\d{2})(?:\s?[/–-]\s?\d{2,4})?(?!\d|:\d|\s?%)
  (?:\s+(?:block|quarter|session)\s\d(?!\d))?
  (?:\s?[–-]\s?${SEASON}\s+(?:19|20)\d{2}(?!\d))?|
  (?<!\d)(?:19|20)\d{2}\s+(?:spring|summer|fall|autumn|winter)(?![\p{L}])(?:\s+(?:semester|term|quarter))?
  )`;
const NUMBERED = pattern("iu")`
  (?<![\p{L}])(
  (?:AY\s?)?20\d{2}\s?[/–-]\s?(?:20)?\d{2},?
  \s?(?:\(?(?:semester|trimester|term|odd semester|even semester)\s?\d?\)?)|
  (?:semester|trimester|term|semestre|cuatrimestre|trimestre)\s?(?:\d|I{1,3}|one|two),?
  \s?(?:of\s|de\s)?20\d{2}(?:\s?[/–-]\s?\d{2,4})?|
  20\d{2}\s?\/\s?(?:20)?\d{2},?\s?\d[º°ª.]?\s?(?:semestre|cuatrimestre|trimestre|semester)|
  20\d{2},?\s?(?:semester|trimester|term)\s?\d|
  (?:\d\s?(?:[º°ª◦]|er|do|st|nd|rd|th)|(?:primer|primeiro|segundo|first|second)(?=\s))\s?
  (?:semestre|cuatrimestre|semester|trimestre|sem\.?)(?:,?\s(?:de\s|del\s)?|\s?\/\s?)
  20\d{2}(?:\s?[/–-]\s?\d{2,4})?|
  \d(?:st|nd|rd|th)?\s(?:module|semester|trimester|term|quarter),?\s20\d{2}(?:\s?[/–-]\s?\d{2,4})?
  )`;
/** "F2024", "Sp20", "21T2", "Block 4 (Spring), 2022". */
const SHORT = pattern("u")`
  (${SHORT_TERM}|(?<![\p{L}\d/.-])(?:(?:20)?\d{2}[ST][1-4]|
  (?:Block|Quarter|Term|Period|Blok|Periode) \d \((?:Spring|Summer|Fall|Autumn|Winter)\),? 20\d{2}
  )(?![\p{L}\d/]))`;
const SHORT_ALONE = pattern("u")`(${SHORT_TERM_ALONE})`;
/** "2018-2", "2026.2", "II/2018": the year and its half. */
const HALF_YEAR = pattern("u")`
  (?<![\p{L}\d./-])(20\d{2}\s?[./-]\s?(?:[12]|I{1,2})|I{1,2}\s?[/-]\s?20\d{2})(?![\p{L}\d]|[./-]\d)`;
const MONTH_NAME = Object.values(MONTHS_IN_FULL).flat();
/** "Enero-junio 2021" */
const MONTHS = pattern("iu")`
  (?<![\p{L}\d]|\d\s)(${MONTH_NAME}\s?(?:[–/-]|to|bis|a)\s?${MONTH_NAME}(?:\s(?:de|del))?\s20\d{2})(?!\d)`;
const YEAR_ALONE = /^\(?((?:AY\s)?20\d{2}\s?[/–-]\s?(?:20)?\d{2})\)?$/;
const TERM_LABELS = {
  en: words`semester, term, session, trimester`,
  fr: words`session, semestre, trimestre`,
  es: words`per[ií]odo(?: (?:académico|lectivo))?, semestre, cuatrimestre, ciclo`,
  pt: words`período(?: letivo)?, ano\/semestre`,
};
/** "Periodo académico: 201810": what a label says of the term, in whatever way. */
const LABELLED_TERM = pattern(
  "iu",
)`^((?:academic\s)?${TERM_LABELS}\s?:\s*(?:\p{L}+\s)?\d[\d./-]{0,8})$`;
const ONE_YEAR_LABELS = {
  en: words`academic year, year`,
  de: words`jahr`,
  fr: words`année(?: universitaire| académique)?`,
  es: words`año(?: académico| lectivo)?`,
  it: words`anno accademico`,
  pt: words`ano(?: letivo)?`,
};
const LABELLED_YEAR = pattern("iu")`^${ONE_YEAR_LABELS}\s?:\s*(20\d{2})$`;
const YEAR_LABELS = {
  en: words`academic year, academic session, session, AY`,
  de: words`studienjahr`,
  fr: words`année (?:universitaire|académique)`,
  es: words`curso(?: académico)?`,
  it: words`anno accademico, a\.\s?a\.`,
  pt: words`ano letivo`,
  nl: words`studiejaar`,
};
const ACADEMIC_YEAR = pattern("iu")`
  ${YEAR_LABELS}\s?:?\s*((?:20\d{2})\s?[/–-]\s?(?:20)?\d{2})`;

/** A heading without the term that stands in it. */
export function withoutTerm(text: string): string {
  return text
    .replace(SEMESTER, "")
    .replace(SHORT, "")
    .replace(SHORT_ALONE, "")
    .replace(NUMBERED, "")
    .replace(HALF_YEAR, "")
    .replace(MONTHS, "");
}

/** A term and nothing else. */
export function isTerm(text: string): boolean {
  return text.trim() !== "" && /^[\s,.:()-]*$/.test(withoutTerm(text));
}

export function findSemester(document: DocumentText): Found<string> | null {
  const top = document.lines.slice(0, TOP_LINES);
  for (const pattern of PATTERNS) {
    const lines = OF_HEAD.has(pattern) ? top.slice(0, HEAD_LINES) : top;
    for (const [index, { line, start }] of lines.entries()) {
      // A heading may break between season and year.
      const match =
        pattern.exec(line.text) ??
        (index < 6 ? pattern.exec(`${line.text} ${top[index + 1]?.line.text ?? ""}`) : null);
      if (!match?.[1]) continue;
      const from = start + match.index;
      return {
        value: match[1].replace(/\s*:\s*/, " ").trim(),
        start: from,
        end: from + match[0].length,
        confidence: "exact",
      };
    }
  }
  return inHeadings(document);
}

const HEAD_LINES = 14;
const OF_HEAD = new Set([SHORT_ALONE, HALF_YEAR, MONTHS]);
const PATTERNS = [
  ...[SEMESTER, SHORT, SHORT_ALONE, NUMBERED, HALF_YEAR, MONTHS],
  ...[ACADEMIC_YEAR, YEAR_ALONE, LABELLED_YEAR, LABELLED_TERM],
];

/** The one term that headings further down name: "Tentative schedule: Spring 2019". */
function inHeadings(document: DocumentText): Found<string> | null {
  const found = document.lines.flatMap(({ line, start }) => {
    const match = line.bold && line.text.length < 60 ? SEMESTER.exec(line.text) : null;
    return match?.[1] ? [{ value: match[1].trim(), start: start + match.index }] : [];
  });
  const [first] = found;
  if (!first || found.some(({ value }) => value !== first.value)) return null;
  const { value, start } = first;
  return { value, start, end: start + value.length, confidence: "inferred" };
}

type TermDates = { term_start: Found<string> | null; term_end: Found<string> | null };

const [SHORTEST_DAYS, LONGEST_DAYS] = [20, 250];
const TERM_WORDS = words`
  semester, term\b, quarter, session, trimester, begin, dates?\b, class(?:es)? (?:meet|run), duration, instruction,
  vorlesungszeit, spring, summer, fall, winter, autumn
`;
const NAMES_TERM = pattern("i")`${TERM_WORDS}`;
const OF_TERM = source`
  (?:day|meeting|class|lecture)(?: of (?:the )?(?:class(?:es)?|term|semester|instruction|lectures?))?`;
const TERM = source`(?:classes|instruction|lectures|term|semester|course|quarter)`;
/** Up to the date: "is on", a weekday. */
const BEFORE_DATE = source`(?: (?:is|on))?[\s:,–-]*(?:on\s)?(?:\p{L}+,?\s)?$`;
const BEGINNING = {
  en: words`
    first ${OF_TERM}, ${TERM} (?:begins?|starts?), term (?:begins|starts|start), course start(?: date)?, start date
  `,
  de: words`vorlesungsbeginn`,
  fr: words`début des cours`,
  es: words`inicio de (?:las )?clases`,
};
const BEGINS = pattern("iu")`${BEGINNING}${BEFORE_DATE}`;
const END = {
  en: words`last ${OF_TERM}, ${TERM} ends?, end date`,
  de: words`vorlesungsende`,
  fr: words`fin des cours`,
  es: words`fin de (?:las )?clases`,
};
const ENDS = pattern("iu")`${END}${BEFORE_DATE}`;

/** The first and last day, from "May 22 - July 14, 2023" in the head or from "Classes begin August 26". */
export function findTermDates(document: DocumentText, { dates }: Dating): TermDates {
  const mentions = dates.filter(({ time }) => !time?.stamp);
  const top = document.lines[TOP_LINES]?.start ?? document.text.length;
  for (const [at, first] of mentions.entries()) {
    const last = mentions[at + 1];
    if (!last || first.start > top) break;
    if (!/^\s*(?:[-–—]|to|through|until|bis)\s*$/i.test(document.text.slice(first.end, last.start)))
      continue;
    const lead = document.text.slice(Math.max(0, first.start - 70), first.start);
    if (!NAMES_TERM.test(lead)) continue;
    const found = range(first, last);
    if (!found) continue;
    const confidence = first.year === null && last.year === null ? "inferred" : "exact";
    return {
      term_start: { value: found[0], start: first.start, end: last.end, confidence },
      term_end: { value: found[1], start: first.start, end: last.end, confidence },
    };
  }
  return {
    term_start: namedDay(document, mentions, BEGINS),
    term_end: namedDay(document, mentions, ENDS),
  };
}

function range(first: DocumentDate, last: DocumentDate): [string, string] | null {
  const end = last.resolved.date;
  if (end === null) return null;
  const year = Number(end.slice(0, 4));
  const start_year = first.year ?? (first.month > last.month ? year - 1 : year);
  const start = isoDate(start_year, first.month, first.day);
  const days = (Date.parse(end) - Date.parse(start)) / DAY_MS;
  return days >= SHORTEST_DAYS && days <= LONGEST_DAYS ? [start, end] : null;
}

function namedDay(
  document: DocumentText,
  mentions: DocumentDate[],
  name: RegExp,
): Found<string> | null {
  for (const mention of mentions) {
    const from = Math.max(0, mention.start - 70);
    const lead = document.text.slice(from, mention.start).split("\n").at(-1) ?? "";
    const label = name.exec(lead);
    if (!label || /to (?:add|drop|withdraw|register)/i.test(lead)) continue;
    const { resolved } = mention;
    if (resolved.date === null) continue;
    const start = mention.start - (lead.length - label.index);
    const confidence = resolved.year_from === null && !mention.ambiguous ? "exact" : "inferred";
    return { value: resolved.date, start, end: mention.end, confidence };
  }
  return null;
}
