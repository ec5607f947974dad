import { ASSIGNMENT_TYPES } from "@/lib/contract/assignment-values";
import { CLASS_KINDS } from "@/lib/contract/class-values";
import { EXAM_TYPES } from "@/lib/contract/values";
import { beginningOf } from "@/lib/text/beginning";
import { counted } from "@/lib/text/counted";
import { formatDate, formatInstant } from "@/lib/time/format";
import { weeklyWords } from "@/lib/time/weekly-words";
import type { ThingKind, Values } from "./things";

/** How a thing is called. */
export function titleOf(kind: ThingKind, values: Values): string {
  if (kind === "course") return "The course";
  if (kind === "grading") return "Grading";
  if (kind !== "class_times") return values.title ?? values.name ?? "";
  return `${values.kind ? CLASS_KINDS[values.kind] : "Class"}, ${hours(values)}`;
}

/** What tells a new or removed thing from others, beside its title. */
export function factsOf(kind: ThingKind, values: Values, zone: string): string {
  const fields: Partial<Record<ThingKind, (keyof Values)[]>> = {
    class_times: ["location"],
    assignments: ["due_date", "assignment_type"],
    exams: ["exam_date", "exam_type", "location"],
    topics: ["week"],
  };
  return (fields[kind] ?? [])
    .filter((field) => (values[field] ?? "") !== "")
    .map((field) => (field === "week" ? `Week ${values.week}` : wordsOf(field, values, zone)))
    .join(" · ");
}

/** A field, or those that go with it, by their label and as they are read. */
export function labelOf(field: keyof Values): string {
  return LABELS[field] ?? "Details";
}

export function wordsOf(field: keyof Values, values: Values, zone: string): string {
  return WORDS[field]?.(values, zone) || plain(values[field]) || "none";
}

const LABELS: Partial<Record<keyof Values, string>> = {
  name: "Name",
  code: "Code",
  instructor: "Instructor",
  credits: "Credits",
  semester: "Semester",
  start_date: "Term",
  kind: "Kind",
  weekdays: "Time",
  location: "Place",
  skipped_dates: "Days without class",
  title: "Title",
  description: "Description",
  assignment_type: "Type",
  due_date: "Due",
  weight: "Share of the grade",
  points: "Points",
  exam_type: "Type",
  exam_date: "Date",
  duration_minutes: "Duration",
  syllabus_coverage: "Topics",
  week: "Week",
  components: "Grading",
};

const WORDS: Partial<Record<keyof Values, (values: Values, zone: string) => string>> = {
  start_date: ({ start_date, end_date }) =>
    [start_date, end_date].map((day) => (day ? formatDate(day) : "open")).join(" to "),
  kind: ({ kind }) => (kind ? CLASS_KINDS[kind] : ""),
  weekdays: hours,
  skipped_dates: ({ skipped_dates = [] }) => skipped_dates.map(formatDate).join(", "),
  description: ({ description = "" }) =>
    description.length > LONGEST ? `${beginningOf(description, LONGEST).trim()}…` : description,
  assignment_type: ({ assignment_type }) =>
    assignment_type ? ASSIGNMENT_TYPES[assignment_type] : "",
  due_date: ({ due_date }, zone) => (due_date ? formatInstant(due_date, zone) : "No date yet"),
  weight: ({ weight }) => (typeof weight === "number" ? `${weight}%` : ""),
  exam_type: ({ exam_type }) => (exam_type ? EXAM_TYPES[exam_type] : ""),
  exam_date: ({ exam_date = "" }, zone) =>
    exam_date.includes("T") ? formatInstant(exam_date, zone) : formatDate(exam_date),
  duration_minutes: ({ duration_minutes }) =>
    duration_minutes ? counted(duration_minutes, "minute") : "",
  syllabus_coverage: ({ syllabus_coverage = [] }) =>
    syllabus_coverage.map(({ topic, weightage }) => `${topic} ${weightage}%`).join(", "),
  components: ({ components = [], rules }) => {
    const parts = components.map(({ title, weight }) =>
      weight === null ? title : `${title} ${weight}%`,
    );
    return [parts.join(", "), rules && "with rules of its own"].filter(Boolean).join("; ");
  },
};

/** Characters of a description that are shown. */
const LONGEST = 200;

function hours({ weekdays = [], start_time = "", end_time = "", interval_weeks = 1 }: Values) {
  return start_time && weeklyWords({ weekdays, start_time, end_time, interval_weeks });
}

function plain(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
