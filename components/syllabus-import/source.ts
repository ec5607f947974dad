import type { Mark } from "@/components/common/viewer/queries";
import type { Proposal } from "@/lib/contract/syllabus-imports";

/** What the reader looks at in the syllabus: the words behind one row. */
export interface Source {
  /** The row: "items.i3", "topics.t2", "course.name". */
  row: string;
  mark: Mark;
}

export function sourceAt(row: string, { page, quote, at }: Mark): Source {
  return { row, mark: { page, quote, at } };
}

/** The same source selected again, so that it is scrolled into view once more. */
export function reselected(next: Source, before: Source | undefined): Source {
  return { ...next, mark: { ...next.mark, asked: (before?.mark.asked ?? 0) + 1 } };
}

/** What is shown before anything is selected. */
export function firstSource({ items, topics }: Proposal): Source | undefined {
  const [item] = items.filter(({ change }) => change !== "same");
  if (item) return sourceAt(`items.${item.key}`, item);
  const [topic] = topics;
  return topic && sourceAt(`topics.${topic.key}`, topic);
}
