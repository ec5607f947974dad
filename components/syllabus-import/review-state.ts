import {
  type ClassTimeDraft,
  type CourseField,
  type ItemDraft,
  mergeGrownProposal,
  newTopic,
  type PastChoice,
  type ReviewDraft,
  type SeriesDraft,
  type TopicDraft,
  withPastDates,
} from "./review-draft";

export interface ReviewState {
  draft: ReviewDraft;
  /** By field: "course.name", "items.i3.title", "topics.t1.title". */
  errors: Readonly<Record<string, string>>;
  /** Something differs from what was proposed. */
  dirty: boolean;
}

export type ReviewChange =
  | { type: "course"; field: CourseField; value: string }
  | { type: "term"; sets_term: boolean }
  | { type: "grading"; keeps_grading: boolean }
  /** `fresh` has the dates as they were proposed. */
  | { type: "past"; past: PastChoice; fresh: ReviewDraft }
  | { type: "item"; key: string; change: Partial<ItemDraft> }
  | { type: "topic"; key: string; change: Partial<TopicDraft> }
  | { type: "series"; key: string; change: Partial<SeriesDraft> }
  | { type: "class-time"; key: string; change: Partial<ClassTimeDraft> }
  | { type: "tick"; list: "items" | "topics"; keys: ReadonlySet<string>; ticked: boolean }
  | { type: "add-topic" }
  | { type: "remove-topic"; key: string }
  | { type: "gone"; key: string; ticked: boolean }
  | { type: "restart"; draft: ReviewDraft }
  /** The proposal has grown: what the student has changed stays. */
  | { type: "grown"; before: ReviewDraft; after: ReviewDraft }
  | { type: "refused"; errors: Readonly<Record<string, string>> };

export function reviewed(state: ReviewState, change: ReviewChange): ReviewState {
  if (change.type === "refused") return { ...state, errors: change.errors };
  if (change.type === "restart") return { draft: change.draft, errors: {}, dirty: false };
  if (change.type === "grown") return { ...state, draft: mergeGrownProposal(state.draft, change) };
  return {
    draft: changed(state.draft, change),
    errors: without(state.errors, fieldsOf(change)),
    dirty: true,
  };
}

function changed(
  draft: ReviewDraft,
  change: Exclude<ReviewChange, { type: "refused" } | { type: "restart" } | { type: "grown" }>,
) {
  switch (change.type) {
    case "course":
      return { ...draft, course: { ...draft.course, [change.field]: change.value } };
    case "term":
      return { ...draft, sets_term: change.sets_term };
    case "grading":
      return { ...draft, keeps_grading: change.keeps_grading };
    case "past":
      return withPastDates(draft, change.past, change.fresh);
    case "item":
      return { ...draft, items: patched(draft.items, change.key, change.change) };
    case "topic":
      return { ...draft, topics: patched(draft.topics, change.key, change.change) };
    case "series":
      return { ...draft, series: patched(draft.series, change.key, change.change) };
    case "class-time":
      return { ...draft, class_times: patched(draft.class_times, change.key, change.change) };
    case "tick":
      return { ...draft, [change.list]: draft[change.list].map((one) => ticked(one, change)) };
    case "add-topic":
      return { ...draft, topics: [...draft.topics, newTopic(draft.topics)] };
    case "remove-topic":
      return { ...draft, topics: draft.topics.filter(({ key }) => key !== change.key) };
    case "gone":
      return {
        ...draft,
        gone: change.ticked
          ? [...draft.gone, change.key]
          : draft.gone.filter((key) => key !== change.key),
      };
  }
}

function patched<T extends { key: string }>(list: T[], key: string, change: Partial<T>): T[] {
  return list.map((one) => (one.key === key ? { ...one, ...change } : one));
}

function ticked<T extends ItemDraft | TopicDraft>(
  one: T,
  { keys, ticked }: { keys: ReadonlySet<string>; ticked: boolean },
): T {
  return keys.has(one.key) && one.ticked !== ticked ? { ...one, ticked } : one;
}

/** The fields whose errors end with a change. The end of the term is checked against its start. */
function fieldsOf(change: ReviewChange): string[] {
  if (change.type === "course") {
    const dates = change.field === "start_date" ? ["course.end_date", "term.end_date"] : [];
    return [`course.${change.field}`, `term.${change.field}`, ...dates];
  }
  if (change.type === "item" || change.type === "topic") {
    const fields = "ticked" in change.change ? FIELDS : Object.keys(change.change);
    const list = `${change.type}s`;
    return [list, ...fields.map((field) => `${list}.${change.key}.${fieldNamed(field)}`)];
  }
  if (change.type === "series") return ["series", `series.${change.key}.title`];
  if (change.type === "class-time") {
    return ["class_times", ...TIMES.map((field) => `class_times.${change.key}.${field}`)];
  }
  if (change.type === "tick") return [change.list];
  if (change.type === "remove-topic") return ["topics"];
  return [];
}

/** The end is checked against the start. */
const TIMES = ["weekdays", "start_time", "end_time", "kind", "location"];

const FIELDS = ["title", "type", "date", "weight", "week"];

function fieldNamed(field: string) {
  return field === "time" ? "date" : field;
}

function without(errors: ReviewState["errors"], fields: string[]): ReviewState["errors"] {
  if (!fields.some((field) => field in errors)) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
}
