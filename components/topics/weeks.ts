import type { TopicItem } from "@/lib/contract/topics";

export interface Week {
  /** Null for cards that no syllabus puts into a week. */
  week: number | null;
  items: TopicItem[];
}

/** The cards by week of the term, each week in the student's order; those without a week come last. */
export function byWeek(items: TopicItem[]): Week[] {
  const weeks = new Map<number | null, TopicItem[]>();
  for (const item of items) {
    const week = weeks.get(item.week);
    if (week) week.push(item);
    else weeks.set(item.week, [item]);
  }
  return [...weeks]
    .map(([week, items]) => ({ week, items }))
    .sort((a, b) => (a.week ?? Number.POSITIVE_INFINITY) - (b.week ?? Number.POSITIVE_INFINITY));
}

/** The cards that stand in one week with this one, itself included. */
export function weekOf(items: TopicItem[], { week }: TopicItem): number[] {
  return items.filter((item) => item.week === week).map(({ id }) => id);
}

/** The ids with one of them moved to another position. */
export function moved(ids: number[], id: number, to: number): number[] {
  const rest = ids.filter((other) => other !== id);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, id);
}

/** The cards in the order of the ids; cards without one keep standing after them. */
export function sortedByIds(items: TopicItem[], ids: number[]): TopicItem[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: TopicItem) => place.get(id) ?? ids.length;
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
}
