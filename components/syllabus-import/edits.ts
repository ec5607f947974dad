import { isAddedTopic, type ReviewDraft } from "./review-draft";

/** A draft as it was proposed, and as the student changed it. */
export interface Edits {
  before: ReviewDraft;
  draft: ReviewDraft;
}

/**
 * What the student changed, in the draft of the same syllabus read again. Rows are known by their titles, as their keys
 * count anew.
 */
export function withEdits(fresh: ReviewDraft, { before, draft }: Edits): ReviewDraft {
  return {
    ...draft,
    course: { ...fresh.course, ...changes(before.course, draft.course) },
    items: edited(fresh.items, before.items, draft.items),
    topics: [
      ...edited(fresh.topics, before.topics, draft.topics),
      ...draft.topics.filter(isAddedTopic),
    ],
    series: edited(fresh.series, before.series, draft.series),
    class_times: edited(fresh.class_times, before.class_times, draft.class_times),
  };
}

type Row = { key: string; title?: string };

function edited<T extends Row>(fresh: T[], before: T[], draft: T[]): T[] {
  const byKey = new Map(draft.map((row) => [row.key, row]));
  const names = namesOf(before);
  const byName = new Map(
    before.map((row, at) => [names[at], changes(row, byKey.get(row.key) ?? row)]),
  );
  const now = namesOf(fresh);
  return fresh.map((row, at) => ({ ...row, ...byName.get(now[at]) }));
}

/** Of two rows with one title, the second has another name. */
function namesOf(rows: Row[]): string[] {
  const seen = new Map<string, number>();
  return rows.map(({ key, title = key }) => {
    const times = (seen.get(title) ?? 0) + 1;
    seen.set(title, times);
    return `${times} ${title}`;
  });
}

function changes<T extends object>(before: T, after: T): Partial<T> {
  const known = new Map(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(known.get(field)) !== JSON.stringify(value),
  );
  return Object.fromEntries(changed) as Partial<T>;
}
