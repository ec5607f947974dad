import { plainText } from "@/lib/text/fold";
import type { Told } from "./dialects";
import type { FeedEvent } from "./types";

interface Meant {
  event: FeedEvent;
  told: Told;
}

/**
 * Gives each event the key by which it is known when it comes again, and keeps the latest of those that are the same.
 * Without an UID the key is made of the title and the day. Programs that give one UID to everything are seen through:
 * other titles, or other starts of the same revision, are other things.
 */
export function keyed(meant: readonly Meant[]): (Meant & { key: string })[] {
  const kept = new Map<string, Meant & { key: string }>();
  for (const group of groupsOf(meant).values()) {
    for (const { key, ...entry } of distinct(group)) {
      const before = kept.get(key);
      if (!before || isLater(entry, before)) kept.set(key, { ...entry, key });
    }
  }
  return [...kept.values()];
}

function groupsOf(meant: readonly Meant[]): Map<string, Meant[]> {
  const groups = new Map<string, Meant[]>();
  for (const entry of meant) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return groups;
}

/** The longest that a column keeps. */
const LONGEST = 500;

function distinct(group: Meant[]): (Meant & { key: string })[] {
  const titles = new Set(group.map(({ told }) => told.title));
  const revisions = new Set(group.map(({ event }) => revisionOf(event)));
  return group.map((entry) => {
    const { told, event } = entry;
    const base = cut(keyOf(entry));
    if (group.length === 1 || told.key !== null) return { ...entry, key: base };
    if (titles.size > 1) return { ...entry, key: cut(`${base}~${plainText(told.title)}`) };
    return { ...entry, key: revisions.size > 1 ? base : cut(`${base}~${event.start}`) };
  });
}

function keyOf({ event, told }: Meant): string {
  const named = told.key ?? (event.uid === null ? null : `uid:${event.uid}`);
  const base = named ?? `title:${plainText(told.title)}:${event.date ?? event.start}`;
  return event.recurrence_id ? `${base}@${event.recurrence_id}` : base;
}

function isLater({ event: a }: Meant, { event: b }: Meant): boolean {
  if (revisionOf(a) !== revisionOf(b)) return revisionOf(a) > revisionOf(b);
  return a.start > b.start;
}

function revisionOf({ sequence, last_modified }: FeedEvent): string {
  return `${String(sequence).padStart(10, "0")} ${last_modified ?? ""}`;
}

/** Keys that are longer differ at their ends, as titles do. */
function cut(key: string): string {
  const shorter = `${key.slice(0, LONGEST - 100)}${key.slice(-100)}`;
  return key.length <= LONGEST ? key : shorter.toWellFormed();
}
