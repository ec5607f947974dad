import { findDates } from "@/lib/documents/dates/find";

const NO_TOPIC =
  /^(?:(?:classes|instruction|term|semester|quarter|lectures?|teaching) (?:begins?|starts?|ends?|resumes?)|(?:first|last) (?:day|week|class)\b|add\/drop|drop\/add|(?:final )?(?:exam|examination) period|(?:mid-?term |final )?grades? (?:due|posted)|commencement|registration|withdraw\w* deadline|no (?:class|lecture|lab|in-?person|meeting|seminar)|.{0,40}\((?:no|class(?:es)?) (?:class(?:es)?|cancell?ed|lecture|meeting)\)|class(?:es)? cancell?ed|(?:.{0,20}\/ ?)?(?:exam|midterm|test|final) prep\b|exams? (?:[ivx]+|\d)\b|cont(?:inued|['’]d|\.)?$|.{0,24}\b(?:break|recess)\b|(?:reading|study|exam|finals|revision|consolidation|flex) (?:week|days?|period)|(?:semaine|période) (?:de lecture|d['’]examens|de relâche)|relâche|ferien|vorlesungsfrei|entfällt|(?:sitzung|termin) entfällt|feiertag|festivo|vacaciones|semana santa|holiday|.{0,24}\bholiday\b|(?:labor|memorial|veterans['’]?|independence|presidents['’]?|martin luther king|mlk|columbus|indigenous peoples['’]?|patriots|victoria|canada|family|good|easter) ?(?:day|friday|monday|jr\.? day)?\b.{0,24}$|mlk|.{0,24}: no class|martin luther|thanksgiving|juneteenth|mid-?semester break|exams?\b|mid-?terms?\b|final exam|finals?\b|test \d|quiz|klausur|examen\b|parcial\b|prova \d|tentamen|review(?: session| for| day|$)|exam review|revision(?: lecture| session|$)|catch-?up|problem session|office hours|reading (?:day|period|week)|tba|tbd|n\/a|presentations?$|project presentations|student presentations|(?:in-class|practical|oral|written|unit|online|lab) (?:exam|midterm|test|quiz)|readings?\b|read:|due\b|assignment|homework|hw\b|labs? \d|problem set|pset|essay \d|paper \d|project \d|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\.?$|(?:abgabe|remise|entrega) d|abgabe von|date$|day$|topics?$|week$|part$|section$|sections?:?\s\d|chapters?\b|chap\.|ch\.?\s?\d|chs?\.|kap\.|cap\.|book|pages?\b|pp?\.|(?:mon|tues|wednes|thurs|fri|satur|sun)day$|(?:mon|tue|wed|thu|fri|sat|sun)\.?$|current event|issue discussion|bonus|canvas reading|documentary \d|lectures? \d+$|[a-z]{1,2}$|mwf?$|tth$|hours?$|weeks?$|(?:see|cf\.) )|\b(?:due|out|assigned)(?:;|$)|\bdue\b/i;
/** "Varian 1-3", "Ch. 5", "Smith (2010), pp. 3-12": what to read and not what it is about. */
const READING =
  /^(?:\p{Lu}[\p{L}'’-]+(?:\s(?:&|and|et al\.?)\s?\p{Lu}?[\p{L}'’-]*)?,?\s(?:ch(?:ap(?:ter)?)?s?\.?\s|pp?\.?\s|\(?\d{4}\)?|§)?\d{1,4}(?:\.\d+)?(?:\s?[–-]\s?\d{1,4}(?:\.\d+)?)?|.*\bpp?\.\s?\d|.*\bISBN\b|.*\(\d{4}[a-z]?\)[.,]|.*\d{1,3}\s?[(:]\s?\d{1,4}[)–-]|[\d.,\s–§-]+$)/u;

/** The subject in a cell: without its date, and without detail in brackets or after a colon. */
export function topicTitle(part: string): string {
  let plain = part.trim();
  for (let round = 0; round < 3; round += 1) {
    const dated = DATE_FIRST.exec(plain);
    if (!dated || dated[0].length === plain.length) break;
    plain = plain.slice(dated[0].length);
  }
  plain = plain
    .replace(/^\s*\([^)]*\d[^)]*\)\s*[:–-]?\s*/, "")
    .replace(/^[\s:–—•|▪◦*-]+/u, "")
    .replace(/^(?:lecture|class|session|topic|l)\s?\d{1,2}\s?[:.–-]\s*/i, "")
    .replace(
      /\s*\((?:read|ch|see|due|cont|\d+ (?:hours?|hrs?|lectures?|weeks?|h\b))[^)]*\)?\s*$/i,
      "",
    )
    .replace(/\s*\(\p{Lu}[\p{L}&.]*,?\s[^)]*\d[^)]*\)$/u, "")
    .replace(/\s*[[(]\d{1,3}\s?(?:hours?|hrs?|h|periods?|lectures?)[\])]\s*$/i, "");
  const segments = plain.split(/\s\|\s/).filter((segment) => isTopic(segment));
  const named = segments.length > 0 ? (segments[0] ?? plain) : plain;
  const head = named.split(/\s…|\s[•▪◦]\s|[.!]\s+(?=\p{Lu})/u)[0]?.trim() ?? "";
  // What follows a colon is detail, unless what stands before it is but a word.
  const [before = "", ...after] = head.split(/:\s/);
  const title = after.length > 0 && head.length > 110 ? before : head;
  return title.replace(/[.;,:]+$/, "");
}

/** A date at the head of a line of a schedule, with its weekday. */
const WEEKDAY =
  "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun|mo|di|mi|do|fr|lun|mar|mer|jeu|ven|m|t|w|r|f|th|tu)(?:day|di)?\\.?";
export const DATE_FIRST = new RegExp(
  `^\\(?(?:${WEEKDAY},?\\s+)?(?:(?:0?[1-9]|[12]\\d|3[01])[-/.](?:0?[1-9]|[12]\\d|3[01])(?:[-/.]\\d{2,4})?(?!\\.?\\d)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*\\.?\\s\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s20\\d\\d)?|\\d{1,2}\\.?\\s(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)\\p{L}*\\.?(?:\\s20\\d\\d)?)(?:\\s?(?:[–-]|to|&|and|,)\\s?(?:\\p{L}{3,9}\\.?\\s)?\\d{1,2}(?:[/.]\\d{1,2})?)*(?:\\s?\\(${WEEKDAY}\\))?\\)?\\s*[:–—|,-]?\\s*`,
  "iu",
);

export function isTopic(title: string): boolean {
  if (title.length < 3 || title.length > 160 || !/\p{L}{3}/u.test(title) || NO_TOPIC.test(title))
    return false;
  if (READING.test(title) || /\d\s?%/.test(title)) return false;
  if (!/\d/.test(title)) return true;
  const dates = findDates(title);
  return dates.reduce((sum, date) => sum + date.end - date.start, 0) <= title.length * 0.4;
}

/** Cells that may stand beside a topic and are none: readings, page numbers, dates, work. */
export function isBesideTopic(text: string): boolean {
  return NO_TOPIC.test(text) || READING.test(text) || !/\p{L}{3}/u.test(text);
}
