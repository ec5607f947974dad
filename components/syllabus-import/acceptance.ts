import type { z } from "zod";
import { ApiError } from "@/lib/client/api-error";
import { Acceptance, type Proposal } from "@/lib/contract/syllabus-imports";
import { isOver, lastDayNamed } from "@/lib/progress/course-over";
import { instantOrTyped } from "@/lib/time/local-fields";
import { mergeDeadline } from "@/lib/time/merge-deadline";
import { DESCRIBED } from "./course-details";
import { existingOf, type ItemDraft, itemsToDelete, type ReviewDraft } from "./review-draft";

type Sent = z.input<typeof Acceptance>;

interface Review {
  draft: ReviewDraft;
  proposal: Proposal;
  zone: string;
  /** The course it goes into, with the dates it has; null makes a new one. */
  course: TermDates | null;
}

export interface TermDates {
  start_date: string | null;
  end_date: string | null;
}

/** What the student chose, as it is sent, or what is wrong with it, field by field. */
export function acceptanceOf(review: Review): { body: Sent } | { errors: Record<string, string> } {
  const body = bodyOf(review);
  const read = Acceptance.safeParse(body);
  const errors = read.success ? {} : errorsOf(read.error, body);
  return Object.keys(errors).length > 0 ? { errors } : { body };
}

/** The server's refusal, at the fields of the review; what has no field there is left out. */
export function refusalsOf(error: unknown, sent: Sent) {
  if (!(error instanceof ApiError)) return {};
  const named = Object.keys(error.body).flatMap((path) => {
    const message = error.field(path);
    const field = fieldOf(path === "name" ? "course.name" : path, sent);
    return field && message ? [[field, message]] : [];
  });
  return Object.fromEntries(named) as Record<string, string>;
}

/** Whether the syllabus names term dates that the course lacks. */
export function needsTermDates(course: TermDates, { course: told }: Proposal): boolean {
  return (
    (!course.start_date && told.start_date !== null) || (!course.end_date && told.end_date !== null)
  );
}

/**
 * The instant a row's fields mean; `before` is the one they showed at first. What is no date stays as it is, for the
 * contract's own message.
 */
export function dueOf(
  { date, time }: Pick<ItemDraft, "date" | "time">,
  before: string | null,
  zone: string,
) {
  if (!date) return null;
  return instantOrTyped(`${date}T${time || "23:59"}`, zone, before);
}

function bodyOf({ draft, proposal, zone, course }: Review): Sent {
  const proposed = new Map(proposal.items.map((item) => [item.key, item]));
  const items = draft.items.flatMap((item) => {
    const origin = proposed.get(item.key);
    if (!origin || !item.ticked) return [];
    const existing = existingOf(proposal, item.existing);
    const { due_date: before } = mergeDeadline(origin, existing, zone);
    return [
      {
        key: item.key,
        title: item.title,
        type: item.type,
        due_date: dueOf(item, before, zone),
        has_time: item.time !== "",
        weight: typedNumber(item.weight),
        existing: existing && { kind: existing.kind, id: existing.id },
      },
    ];
  });
  return {
    course: course ? null : courseOf(draft),
    term:
      course && draft.sets_term && needsTermDates(course, proposal) ? termOf(draft, course) : null,
    items,
    topics: draft.topics
      .filter(({ ticked }) => ticked)
      .map(({ key, title, week }) => ({ key, title, week })),
    series: draft.series.filter(({ ticked }) => ticked).map(({ key, title }) => ({ key, title })),
    class_times: draft.class_times
      .filter(({ ticked }) => ticked)
      .map(({ ticked: _, ...classTime }) => classTime),
    grading: draft.keeps_grading ? gradingOf(draft) : [],
    letter_scale: draft.keeps_grading,
    grading_remarks: draft.keeps_grading,
    finishes_past: draft.past === "finished",
    remove: itemsToDelete(draft, proposal).map(({ kind, id }) => ({ kind, id })),
  };
}

/** The rows with a weight, whether they enter the course or not. */
export function gradingOf({ items }: Pick<ReviewDraft, "items">) {
  return items.flatMap(({ key, title, weight: typed }) => {
    const weight = typedNumber(typed);
    const is_share = weight !== null && weight >= 0 && weight <= 100;
    return is_share && title.trim() ? [{ key, title, weight }] : [];
  });
}

function courseOf({ course }: ReviewDraft) {
  const { start_date, end_date, credits, name, code, instructor, semester } = course;
  return {
    ...{ name, code, instructor, semester },
    start_date: start_date || null,
    end_date: end_date || null,
    credits: typedNumber(credits),
    description: descriptionOf(course),
  };
}

/** The days a course runs, as they would be once it is accepted. */
export function termOfCourse({ draft, course }: Pick<Review, "draft" | "course">): Term {
  const { start_date, end_date } = draft.course;
  const own = course ?? { start_date: null, end_date: null };
  const is_set = course === null || draft.sets_term;
  return {
    first: own.start_date ?? ((is_set && start_date) || null),
    last: own.end_date ?? ((is_set && end_date) || null),
  };
}

export interface Term {
  first: string | null;
  last: string | null;
}

/** The whole term is over. `today` is YYYY-MM-DD. */
export function isPast(draft: ReviewDraft, term: Term, today: string): boolean {
  const last_date = lastDate(draft) ?? lastDayNamed(draft.course.semester);
  return isOver({ end_date: term.last, last_date }, today);
}

export function lastDate({ items }: Pick<ReviewDraft, "items">): string | null {
  return items.reduce<string | null>(
    (last, { date }) => (date && (last === null || date > last) ? date : last),
    null,
  );
}

/** What a course has no field for is kept as the student corrected it, a line each. */
function descriptionOf(course: ReviewDraft["course"]): string {
  return DESCRIBED.flatMap(({ field, label }) => {
    const value = course[field].trim();
    return value ? [`${label}: ${value}`] : [];
  }).join("\n");
}

function termOf({ course: { start_date, end_date } }: ReviewDraft, course: TermDates) {
  return {
    start_date: course.start_date ?? (start_date || null),
    end_date: course.end_date ?? (end_date || null),
  };
}

/** "12,5" is how many countries write it; what is no number is refused by the contract. */
export function typedNumber(typed: string): number | null {
  const trimmed = typed.trim().replace(/\s*%$/, "").replace(",", ".");
  return trimmed === "" ? null : Number(trimmed);
}

function errorsOf(error: z.ZodError, sent: Sent) {
  const named = error.issues.flatMap(({ path, message }) => {
    const field = fieldOf(path.map(String).join("."), sent);
    return field ? [[field, message]] : [];
  });
  return Object.fromEntries(named.reverse()) as Record<string, string>;
}

const LISTS = ["items", "topics", "series", "class_times"] as const;

/** "items.3.due_date" is about a row, whose key the review knows: "items.i7.date"; "items" is about all of them. */
function fieldOf(path: string, sent: Sent) {
  const [part, index, field] = path.split(".");
  if (part === "course" || part === "term") return path;
  const list = LISTS.find((name) => name === part);
  if (!list || index === undefined) return list;
  const row = sent[list]?.[Number(index)];
  return row && `${list}.${row.key}.${field === "due_date" ? "date" : (field ?? "title")}`;
}
