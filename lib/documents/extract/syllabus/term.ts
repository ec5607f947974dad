import type { DateMention } from "@/lib/documents/dates/find";
import { isoDate, resolveDate } from "@/lib/documents/dates/resolve";
import { type DocumentText, evidenceBetween } from "@/lib/documents/document-text";
import type { Fact } from "@/lib/documents/evidence";
import { type Dating, datesIn } from "@/lib/documents/extract/dating";

const TOP_LINES = 45;
const SEASON =
  "spring|summer|fall|autumn|winter|michaelmas|hilary|trinity|lent|easter|wintersemester|sommersemester|herbstsemester|frühjahrssemester|automne|hiver|printemps|été|otoño|primavera|verano|invierno|outono|verão|autunno|herfst|voorjaar|ws|ss|wise|sose|hs|fs";
export const SEMESTER = new RegExp(
  `(?<![\\p{L}])((?:${SEASON})(?:\\s+(?:semester|term|quarter|session|trimester))?,?\\s*(?:of\\s+)?['’]?\\d{2,4}(?:\\s?[/–-]\\s?\\d{2,4})?(?!\\d|:\\d|\\s?%)(?:\\s?[–-]\\s?(?:${SEASON})\\s+(?:19|20)\\d{2}(?!\\d))?|(?<!\\d)(?:19|20)\\d{2}\\s+(?:spring|summer|fall|autumn|winter)(?![\\p{L}])(?:\\s+(?:semester|term|quarter))?)`,
  "iu",
);
const NUMBERED =
  /(?<![\p{L}])((?:AY\s?)?20\d{2}\s?[/–-]\s?(?:20)?\d{2},?\s?(?:\(?(?:semester|trimester|term|odd semester|even semester)\s?\d?\)?)|(?:semester|trimester|term|semestre|cuatrimestre|trimestre)\s?(?:\d|I{1,3}|one|two),?\s?(?:of\s|de\s)?20\d{2}(?:\s?[/–-]\s?\d{2,4})?|20\d{2}\s?\/\s?(?:20)?\d{2},?\s?\d[º°ª.]?\s?(?:semestre|cuatrimestre|trimestre|semester)|20\d{2},?\s?(?:semester|trimester|term)\s?\d|(?:\d[º°ª]|primer|segundo|first|second)\s(?:semestre|cuatrimestre|semester|trimestre),?\s(?:de\s|del\s)?20\d{2}(?:\s?[/–-]\s?\d{2,4})?)/iu;
const ACADEMIC_YEAR =
  /(?:academic year|academic session|session|curso(?: académico)?|année (?:universitaire|académique)|anno accademico|a\.\s?a\.|ano letivo|studienjahr|studiejaar|AY)\s?:?\s*((?:20\d{2})\s?[/–-]\s?(?:20)?\d{2})/iu;

/** A heading without the term that stands in it. */
export function withoutTerm(text: string): string {
  return text.replace(SEMESTER, "").replace(NUMBERED, "");
}

export function findSemester(document: DocumentText): Fact<string> | null {
  const top = document.lines.slice(0, TOP_LINES);
  for (const pattern of [SEMESTER, NUMBERED, ACADEMIC_YEAR]) {
    for (const [index, { line, start }] of top.entries()) {
      // A heading may break between season and year.
      const match =
        pattern.exec(line.text) ??
        (index < 6 ? pattern.exec(`${line.text} ${top[index + 1]?.line.text ?? ""}`) : null);
      if (!match?.[1]) continue;
      const from = start + match.index;
      const evidence = evidenceBetween(document, from, from + match[0].length);
      return { value: match[1].trim(), evidence, confidence: "exact" };
    }
  }
  return null;
}

type TermDates = { term_start: Fact<string> | null; term_end: Fact<string> | null };

const [SHORTEST_DAYS, LONGEST_DAYS] = [20, 250];
const NAMES_TERM =
  /semester|term\b|quarter|session|trimester|begin|dates?\b|class(?:es)? (?:meet|run)|duration|instruction|vorlesungszeit|spring|summer|fall|winter|autumn/i;
const BEGINS =
  /(?:(?:first (?:day|meeting|class|lecture)(?: of (?:the )?(?:class(?:es)?|term|semester|instruction|lectures?))?|(?:classes|instruction|lectures|term|semester|course|quarter) (?:begins?|starts?)|term (?:begins|starts|start)|course start(?: date)?|start date|vorlesungsbeginn|début des cours|inicio de (?:las )?clases)(?: (?:is|on))?)[\s:,–-]*(?:on\s)?(?:\p{L}+,?\s)?$/iu;
const ENDS =
  /(?:(?:last (?:day|meeting|class|lecture)(?: of (?:the )?(?:class(?:es)?|term|semester|instruction|lectures?))?|(?:classes|instruction|lectures|term|semester|course|quarter) ends?|end date|vorlesungsende|fin des cours|fin de (?:las )?clases)(?: (?:is|on))?)[\s:,–-]*(?:on\s)?(?:\p{L}+,?\s)?$/iu;

/** The first and last day, from "May 22 - July 14, 2023" in the head or from "Classes begin August 26". */
export function findTermDates(document: DocumentText, dating: Dating): TermDates {
  const mentions = datesIn(document, dating).filter(({ time }) => !time?.stamp);
  const top = document.lines[TOP_LINES]?.start ?? document.text.length;
  for (const [at, first] of mentions.entries()) {
    const last = mentions[at + 1];
    if (!last || first.start > top) break;
    if (!/^\s*(?:[-–—]|to|through|until|bis)\s*$/i.test(document.text.slice(first.end, last.start)))
      continue;
    const lead = document.text.slice(Math.max(0, first.start - 70), first.start);
    if (!NAMES_TERM.test(lead)) continue;
    const found = stretch(first, last, dating);
    if (!found) continue;
    const evidence = evidenceBetween(document, first.start, last.end);
    const confidence = first.year === null && last.year === null ? "inferred" : "exact";
    return {
      term_start: { value: found[0], evidence, confidence },
      term_end: { value: found[1], evidence, confidence },
    };
  }
  return {
    term_start: namedDay(document, mentions, dating, BEGINS),
    term_end: namedDay(document, mentions, dating, ENDS),
  };
}

function stretch(first: DateMention, last: DateMention, dating: Dating): [string, string] | null {
  const end = resolveDate(last, dating.periods).date;
  if (end === null) return null;
  const year = Number(end.slice(0, 4));
  const start_year = first.year ?? (first.month > last.month ? year - 1 : year);
  const start = isoDate(start_year, first.month, first.day);
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000;
  return days >= SHORTEST_DAYS && days <= LONGEST_DAYS ? [start, end] : null;
}

function namedDay(
  document: DocumentText,
  mentions: DateMention[],
  dating: Dating,
  name: RegExp,
): Fact<string> | null {
  for (const mention of mentions) {
    const from = Math.max(0, mention.start - 70);
    const lead = document.text.slice(from, mention.start).split("\n").at(-1) ?? "";
    const label = name.exec(lead);
    if (!label || /to (?:add|drop|withdraw|register)/i.test(lead)) continue;
    const resolved = resolveDate(mention, dating.periods);
    if (resolved.date === null) continue;
    const start = mention.start - (lead.length - label.index);
    const confidence = resolved.year_from === null && !mention.ambiguous ? "exact" : "inferred";
    return {
      value: resolved.date,
      evidence: evidenceBetween(document, start, mention.end),
      confidence,
    };
  }
  return null;
}
