import { daysBetween } from "@/lib/time/dates";
import type { Known, KnownCourse, KnownItem } from "./known";
import { languagesOf } from "./language-of";
import { tokensOf } from "./tokens";

/** What a model writes in place of a value: [[exam-12.date]]. */
const REFERENCE =
  /\[\[\s{0,3}([a-z_]{3,12}-[\w-]{1,24})\s{0,2}[.:]\s{0,2}([a-z_]{1,20})\s{0,3}\]\]/g;
const BROKEN_REFERENCE = /\[\[\s{0,3}[a-z_]{3,12}-[^\]\n]{0,60}\]\]/gi;
/** Stands for a reference to nothing, and takes its sentence along. */
export const UNKNOWN_REFERENCE = "\uE002";

/** Puts the values in place of their references, in the language of the answer and the zone of the student. */
export function placeValues(text: string, known: Known, question: string): string {
  if (!text.includes("[[")) return text;
  const locale = localeOf(question);
  const placed = text.replace(REFERENCE, (_, ref: string, field: string) => {
    const item = known.items.find((each) => each.ref === ref);
    if (item) return itemValue(item, field, known, locale) ?? UNKNOWN_REFERENCE;
    const course = known.courses.find((each) => each.ref === ref.replace(/^progress-/, "course-"));
    return (course && courseValue(course, field, locale)) ?? UNKNOWN_REFERENCE;
  });
  return placed.replace(BROKEN_REFERENCE, UNKNOWN_REFERENCE);
}

/** What of a fact can be placed in an answer. */
export function fieldsOf(thing: KnownItem | KnownCourse, known: Known): string[] {
  return "name" in thing
    ? COURSE_FIELDS.filter((field) => courseValue(thing, field, "en"))
    : ITEM_FIELDS.filter((field) => itemValue(thing, field, known, "en"));
}

const ITEM_FIELDS = [
  "date",
  "time",
  "ends",
  "starts",
  "days",
  "weight",
  "points",
  "percent",
  "length",
  "room",
] as const;
const COURSE_FIELDS = [
  "starts",
  "ends",
  "code",
  "teacher",
  "percent",
  "topics",
  "topics_done",
  "topics_left",
  "assignments",
  "assignments_done",
  "assignments_left",
] as const;

function itemValue(item: KnownItem, field: string, known: Known, locale: string): string | null {
  switch (field) {
    case "date":
      return item.day && dayWords(item.day, locale);
    case "weekday":
      return item.day && dayWords(item.day, locale, { weekday: "long" });
    case "time":
      return item.minute === null ? null : timeWords(item.minute, locale);
    case "ends":
      return item.end_minute === null ? null : timeWords(item.end_minute, locale);
    case "starts":
      return item.start_day && dayWords(item.start_day, locale);
    case "days":
      return item.day && relativeWords(daysBetween(known.today, item.day), locale);
    case "weight":
      return percentWords(item.weight, locale);
    case "percent":
      return percentWords(item.percent, locale);
    case "points":
      return numberWords(item.points, locale);
    case "score":
      return numberWords(item.score, locale);
    case "length":
      return lengthWords(item, locale);
    case "room":
      return item.room;
    case "title":
      return item.title;
    case "course":
      return item.course;
    default:
      return null;
  }
}

function courseValue(course: KnownCourse, field: string, locale: string): string | null {
  const { topics, assignments } = course;
  switch (field) {
    case "title":
    case "name":
      return course.name;
    case "code":
      return course.code || null;
    case "teacher":
      return course.teacher || null;
    case "starts":
      return course.start && dayWords(course.start, locale);
    case "ends":
      return course.end && dayWords(course.end, locale);
    case "percent":
      return percentWords(course.percent, locale);
    case "topics":
      return numberWords(topics.all, locale);
    case "topics_done":
      return numberWords(topics.done, locale);
    case "topics_left":
      return numberWords(topics.all - topics.done, locale);
    case "assignments":
      return numberWords(assignments.all, locale);
    case "assignments_done":
      return numberWords(assignments.done, locale);
    case "assignments_left":
      return numberWords(assignments.all - assignments.done, locale);
    default:
      return null;
  }
}

/** The answer is in the language of the question; its own words come one by one. */
function localeOf(text: string): string {
  const [language] = languagesOf(tokensOf(text), ["en"]);
  return language ?? "en";
}

const LONG: Intl.DateTimeFormatOptions = {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
};

/** A local day is read in the zone it is written in: none. */
function dayWords(day: string, locale: string, style: Intl.DateTimeFormatOptions = LONG): string {
  return formatted(locale, style, Date.parse(`${day}T00:00:00Z`));
}

function timeWords(minute: number, locale: string): string {
  return formatted(locale, { hour: "numeric", minute: "2-digit" }, minute * 60_000);
}

/** ICU sets narrow blanks that do not break; a plain one is what people type. */
function formatted(locale: string, style: Intl.DateTimeFormatOptions, instant: number): string {
  return new Intl.DateTimeFormat(locale, { ...style, timeZone: "UTC" })
    .format(instant)
    .replace(/[\u202f\u00a0]/g, " ");
}

function relativeWords(days: number, locale: string): string {
  return new Intl.RelativeTimeFormat(locale, {
    numeric: Math.abs(days) < 2 ? "auto" : "always",
  }).format(days, "day");
}

function percentWords(percent: number | null, locale: string): string | null {
  if (percent === null) return null;
  const style = { style: "percent", maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(locale, style).format(percent / 100).replace(/[\u202f\u00a0]/g, " ");
}

function numberWords(number: number | null, locale: string): string | null {
  return number === null
    ? null
    : new Intl.NumberFormat(locale, { useGrouping: false }).format(number);
}

function lengthWords({ minutes, kind }: KnownItem, locale: string): string | null {
  if (minutes === null) return null;
  const is_hours = (kind === "assignment" || kind === "plan") && minutes % 60 === 0;
  const style = { style: "unit", unit: is_hours ? "hour" : "minute", unitDisplay: "long" } as const;
  return new Intl.NumberFormat(locale, style)
    .format(is_hours ? minutes / 60 : minutes)
    .replace(/[\u202f\u00a0]/g, " ");
}
