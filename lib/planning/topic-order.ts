import type { OrderMode } from "@/lib/planning/request/asked";
import type { DemandTopic } from "@/lib/planning/scheduler/types";

/** Which topics of a plan a student wants earlier or later than their course has them, by title. */
export interface TopicOrder {
  mode?: Exclude<OrderMode, "mixed">;
  first?: string[];
  last?: string[];
  /** The one before the other. */
  before?: [string, string][];
}

type Ordered = Pick<DemandTopic, "id" | "title" | "week" | "difficulty" | "prerequisites">;

/** Beyond the place that any other preference gives. */
const FAR = 100_000;

/**
 * * Topics in the preferred order, each with its rank; a preference that was said outweighs what the course's files
 * were found to build on.
 */
export function inPreferredOrder<T extends Ordered>(topics: T[], order: TopicOrder): Ranked<T>[] {
  const idsOf = (titles: string[] = []) =>
    titles.flatMap((title) => topics.find((topic) => topic.title === title)?.id ?? []);
  const [first, last] = [idsOf(order.first), idsOf(order.last)];
  const places = placesOf(topics, order.mode);
  const ranked = topics.map((topic, index): Ranked<T> => {
    const { id, prerequisites } = topic;
    const [early, late] = [first.indexOf(id), last.indexOf(id)];
    const place = early >= 0 ? early - FAR : late >= 0 ? late + FAR : (places[index] ?? 0);
    const free = order.mode === "reverse" ? [] : prerequisites;
    const kept = free.filter(
      (each) => (early < 0 || first.includes(each)) && (late >= 0 || !last.includes(each)),
    );
    return { ...topic, rank: place, prerequisites: kept };
  });
  const byId = new Map(ranked.map((topic) => [topic.id, topic]));
  for (const [a, b] of order.before ?? []) {
    const [earlier] = idsOf([a]);
    const [later] = idsOf([b]);
    if (earlier !== undefined && later !== undefined) putBefore(byId, earlier, later);
  }
  return ranked.sort((a, b) => a.rank - b.rank);
}

type Ranked<T> = T & { rank: number };

/** Where a mode puts each topic; without one all are level, so that the scheduler's own order holds. */
function placesOf(topics: Ordered[], mode: TopicOrder["mode"]): number[] {
  if (mode === "easy_first") return topics.map(({ difficulty }) => difficulty);
  if (mode === "hard_first") return topics.map(({ difficulty }) => -difficulty);
  if (mode === undefined) return topics.map(() => 0);
  const weeks = topics.map(({ week }, index) => ({ week: week ?? Infinity, index }));
  weeks.sort((a, b) => (a.week === b.week ? 0 : a.week - b.week) || a.index - b.index);
  const places = topics.map(() => 0);
  for (const [place, { index }] of weeks.entries())
    places[index] = mode === "reverse" ? -place : place;
  return places;
}

/** Lets one topic build on another, and takes away what made the other build on it. */
function putBefore(topics: Map<string, Ordered>, earlier: string, later: string): void {
  const leadsTo = (from: string, seen: Set<string>): boolean => {
    if (from === later) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return topics.get(from)?.prerequisites.some((each) => leadsTo(each, seen)) ?? false;
  };
  const topic = topics.get(earlier);
  if (topic)
    topic.prerequisites = topic.prerequisites.filter((each) => !leadsTo(each, new Set([earlier])));
  const other = topics.get(later);
  if (other) other.prerequisites = [...new Set([...other.prerequisites, earlier])];
}

/** An order that was said before, as a later request changes it. */
export function withOrder(known: TopicOrder | undefined, said: TopicOrder): TopicOrder {
  const { first = [], last = [], before = [] } = said;
  const named = new Set([...first, ...last]);
  const others = (titles: string[] = []) => titles.filter((title) => !named.has(title));
  const pairs = (known?.before ?? []).filter(
    ([a, b]) => !before.some(([c, d]) => a === d && b === c),
  );
  if (said.mode !== undefined) return said;
  return {
    ...known,
    first: first.length > 0 ? first : others(known?.first),
    last: last.length > 0 ? last : others(known?.last),
    before: [...pairs, ...before],
  };
}

/** A session of studying as it was scheduled. */
interface Sitting {
  title: string;
  /** Sorts by when it is. */
  at: string;
}

/** The preferences that sessions do not hold, in words. */
export function ordersBroken(
  { first = [], last = [], before = [] }: TopicOrder,
  scheduled: Sitting[],
) {
  const begun = new Map<string, string>();
  const ended = new Map<string, string>();
  for (const { title, at } of scheduled) {
    if (at < (begun.get(title) ?? LATEST)) begun.set(title, at);
    if (at > (ended.get(title) ?? "")) ended.set(title, at);
  }
  const others = (titles: string[]) => [...begun].filter(([title]) => !titles.includes(title));
  const late = first.filter((title) => {
    const start = begun.get(title);
    return start !== undefined && others(first).some(([, at]) => at < start);
  });
  const early = last.filter((title) => {
    const start = begun.get(title);
    return start !== undefined && others(last).some(([, at]) => at > start);
  });
  const turned = before.filter(([a, b]) => {
    const [end, start] = [ended.get(a), begun.get(b)];
    return end !== undefined && start !== undefined && start < end;
  });
  return [
    ...late.map((title) => `“${title}” first`),
    ...early.map((title) => `“${title}” last`),
    ...turned.map(([a, b]) => `“${a}” before “${b}”`),
  ];
}

const LATEST = "9999";
