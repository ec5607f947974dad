import type { ClassKind } from "@/lib/contract/class-values";
import type { ProposedClassTime } from "@/lib/contract/proposed-dates";
import type {
  ExistingItem,
  Proposal,
  ProposedItem,
  ProposedTopic,
} from "@/lib/contract/syllabus-imports";
import type { ImportItemType } from "@/lib/contract/values";
import { fieldOfInstant } from "@/lib/time/local-fields";
import { mergeDeadline } from "@/lib/time/merge-deadline";

/** The review as its fields hold it. */
export interface ReviewDraft {
  course: Record<CourseField, string>;
  /** Existing courses: fill in the dates that it has none of. */
  sets_term: boolean;
  /** Keep the weights, dated or not, as what the grade of the course is made of. */
  keeps_grading: boolean;
  items: ItemDraft[];
  topics: TopicDraft[];
  series: SeriesDraft[];
  class_times: ClassTimeDraft[];
  past: PastChoice;
  /** Items of the course to be deleted, as `existingKey` names them. */
  gone: string[];
}

/** What becomes of work whose time is over, where the whole term is. */
export type PastChoice = keyof typeof PAST_CHOICES;

export const PAST_CHOICES = {
  record: "Keep everything as it is",
  finished: "Add the work as finished",
  undated: "Leave the old dates out",
};

export type CourseField = keyof Proposal["course"];

export interface ItemDraft {
  key: string;
  ticked: boolean;
  title: string;
  type: ImportItemType;
  /** In the student's zone; an empty time means the end of the day. */
  date: string;
  time: string;
  weight: string;
  /** The item of the course that it changes, as `existingKey` names it; null adds a new one. */
  existing: string | null;
}

export interface TopicDraft {
  key: string;
  ticked: boolean;
  title: string;
  week: number | null;
}

export interface SeriesDraft {
  key: string;
  ticked: boolean;
  title: string;
}

export interface ClassTimeDraft {
  key: string;
  ticked: boolean;
  kind: ClassKind;
  /** 0 is Sunday. */
  weekdays: number[];
  /** HH:MM; empty until it is known. */
  start_time: string;
  end_time: string;
  location: string;
}

export function draftOf(proposal: Proposal, zone: string): ReviewDraft {
  const { course, items, topics, series, class_times } = proposal;
  const proposedValue = (field: CourseField) => course[field]?.value ?? "";
  return {
    course: {
      name: proposedValue("name"),
      code: proposedValue("code"),
      instructor: proposedValue("instructor"),
      semester: proposedValue("semester"),
      start_date: proposedValue("start_date"),
      end_date: proposedValue("end_date"),
      credits: proposedValue("credits"),
      instructor_email: proposedValue("instructor_email"),
      office_hours: proposedValue("office_hours"),
      // Where they are rows of their own, they need no line in the description.
      meeting_times: class_times.length > 0 ? "" : proposedValue("meeting_times"),
    },
    sets_term: true,
    keeps_grading: true,
    items: items.map((item) => itemDraftOf(item, item.existing, zone)),
    topics: topics.map(topicDraftOf),
    series: series.map(({ key, title }) => ({ key, title, ticked: false })),
    class_times: class_times.map(classTimeDraftOf),
    past: "record",
    gone: [],
  };
}

/** The old dates go, or come back where the student has set none since. What is in the course keeps its own. */
export function withPastDates(
  draft: ReviewDraft,
  past: PastChoice,
  fresh: ReviewDraft,
): ReviewDraft {
  const { start_date, end_date } = fresh.course;
  const dated = new Map(fresh.items.map(({ key, date, time }) => [key, { date, time }]));
  const is_undated = past === "undated";
  return {
    ...draft,
    past,
    sets_term: !is_undated,
    course: {
      ...draft.course,
      ...(is_undated
        ? { start_date: "", end_date: "" }
        : {
            start_date: draft.course.start_date || start_date,
            end_date: draft.course.end_date || end_date,
          }),
    },
    items: draft.items.map((item) => {
      if (is_undated) return item.existing ? item : { ...item, date: "", time: "" };
      return item.date ? item : { ...item, ...dated.get(item.key) };
    }),
    // Without a term nobody can tell on which days they fall.
    series: is_undated ? unticked(draft.series) : draft.series,
    class_times: is_undated ? unticked(draft.class_times) : draft.class_times,
  };
}

function unticked<T extends { ticked: boolean }>(rows: T[]): T[] {
  return rows.map((row) => ({ ...row, ticked: false }));
}

export function existingKey({ kind, id }: Pick<ExistingItem, "kind" | "id">) {
  return `${kind} ${id}`;
}

export function existingOf(
  { course_items }: Pick<Proposal, "course_items">,
  key: string | null,
): ExistingItem | null {
  return course_items.find((item) => existingKey(item) === key) ?? null;
}

/** A row matched to another item of the course, or to none (null). Values the student typed stay. */
export function rematchRow(
  draft: ItemDraft,
  item: ProposedItem,
  { before, after }: Record<"before" | "after", ExistingItem | null>,
  zone: string,
): ItemDraft {
  const was = itemDraftOf(item, before, zone);
  const is = itemDraftOf(item, after, zone);
  const typed = (field: "title" | "weight") => draft[field] !== was[field];
  const moved = draft.date !== was.date || draft.time !== was.time;
  return {
    ...is,
    ticked: true,
    type: draft.type,
    ...(typed("title") && { title: draft.title }),
    ...(typed("weight") && { weight: draft.weight }),
    ...(moved && { date: draft.date, time: draft.time }),
  };
}

/**
 * Items of the course that no row matches: those of an earlier version of this syllabus, and those the student
 * unmatched in the review.
 */
export function unmatchedItems({ items }: ReviewDraft, proposal: Proposal): ExistingItem[] {
  const paired = new Set(items.map(({ existing }) => existing));
  const parted = proposal.items.flatMap(({ existing }) => existing ?? []);
  return [...proposal.gone, ...parted].filter((item) => !paired.has(existingKey(item)));
}

/** Those among them that are to be deleted. */
export function itemsToDelete(draft: ReviewDraft, proposal: Proposal): ExistingItem[] {
  return unmatchedItems(draft, proposal).filter((item) => draft.gone.includes(existingKey(item)));
}

/** Cards that the student adds in the review; the proposal knows none of these keys. */
export function isAddedTopic({ key }: Pick<TopicDraft, "key">) {
  return key.startsWith(ADDED_PREFIX);
}

export function newTopic(topics: TopicDraft[]): TopicDraft {
  const own = topics.filter(isAddedTopic).map(({ key }) => Number(key.slice(ADDED_PREFIX.length)));
  const key = `${ADDED_PREFIX}${Math.max(0, ...own) + 1}`;
  return { key, ticked: true, title: "", week: null };
}

/** Merges a saved draft into the current proposal, since the course may have changed meanwhile. */
export function mergeSavedDraft(
  fresh: ReviewDraft,
  kept: ReviewDraft,
  proposal: Proposal,
): ReviewDraft {
  const items = byKey(fresh.items, kept.items).map((item, index) => {
    const is_there = item.existing === null || existingOf(proposal, item.existing) !== null;
    return is_there ? item : { ...item, existing: fresh.items[index]?.existing ?? null };
  });
  return {
    course: { ...fresh.course, ...kept.course },
    sets_term: kept.sets_term,
    keeps_grading: kept.keeps_grading ?? true,
    items,
    topics: [...byKey(fresh.topics, kept.topics), ...kept.topics.filter(isAddedTopic)],
    series: byKey(fresh.series, kept.series ?? []),
    class_times: byKey(fresh.class_times, kept.class_times ?? []),
    past: kept.past ?? "record",
    gone: kept.gone,
  };
}

/** A draft whose proposal has grown from `before` to `after`: rows the student has not touched are as now proposed. */
export function mergeGrownProposal(
  draft: ReviewDraft,
  { before, after }: { before: ReviewDraft; after: ReviewDraft },
): ReviewDraft {
  return {
    ...draft,
    items: grown(draft.items, before.items, after.items),
    topics: [
      ...grown(draft.topics, before.topics, after.topics),
      ...draft.topics.filter(isAddedTopic),
    ],
  };
}

function grown<T extends { key: string }>(draft: T[], before: T[], after: T[]): T[] {
  const [drafts, proposed] = [draft, before].map(
    (rows) => new Map(rows.map((row) => [row.key, row])),
  );
  return after.map((row) => {
    const own = drafts?.get(row.key);
    const is_touched = JSON.stringify(own) !== JSON.stringify(proposed?.get(row.key));
    return own && is_touched ? own : row;
  });
}

const ADDED_PREFIX = "own-";

/** A course keeps its own words for what it has; what the syllabus leaves open stays as it is. */
function itemDraftOf(item: ProposedItem, existing: ExistingItem | null, zone: string): ItemDraft {
  const { key, title, type, due_date: proposedValue, weight, change, outside_term } = item;
  const { due_date, has_time } = mergeDeadline(item, existing, zone);
  const [date = "", time = ""] = due_date ? fieldOfInstant(due_date, zone).split("T") : [];
  return {
    key,
    ticked: !outside_term && (change === "changed" || (change === "new" && proposedValue !== null)),
    title: existing?.title ?? title,
    type,
    date,
    time: has_time ? time : "",
    weight: String(weight ?? existing?.weight ?? ""),
    existing: existing && existingKey(existing),
  };
}

function topicDraftOf({ key, title, week, is_known }: ProposedTopic): TopicDraft {
  return { key, ticked: !is_known, title, week };
}

/** What is whole, new and no choice among groups enters the course unless the student says no. */
function classTimeDraftOf(proposed: ProposedClassTime): ClassTimeDraft {
  const { key, kind, weekdays, start_time, end_time, location, is_choice, is_known } = proposed;
  return {
    key,
    ticked: start_time !== null && end_time !== null && !is_choice && !is_known,
    kind,
    weekdays,
    start_time: start_time ?? "",
    end_time: end_time ?? "",
    location,
  };
}

function byKey<T extends { key: string }>(fresh: T[], kept: T[]): T[] {
  const known = new Map(kept.map((one) => [one.key, one]));
  return fresh.map((one) => ({ ...one, ...known.get(one.key) }));
}
