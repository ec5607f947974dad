import { plainText } from "@/lib/text/fold";
import { type Synced, syncedOf, type WorkKind } from "./synced";
import type { CalendarItem } from "./types";

export type Decision = "proposed" | "accepted" | "ignored";

/** What is kept of one item of a calendar. */
export interface StoredItem {
  key: string;
  /** As the calendar said it last. */
  said: CalendarItem;
  decision: Decision;
  /** What an accepted one became. */
  work: WorkKind | null;
  is_gone: boolean;
  /** Of an accepted one: what the calendar and the student's work last agreed on. */
  base: Synced | null;
  /** The student's work as it is now; null where there is none, or it was deleted. */
  mine: Synced | null;
}

export type Change =
  | { kind: "add"; item: CalendarItem }
  /** The calendar says it, kept under `key` until now. `write` is what the student's work becomes; null: it stays. */
  | { kind: "hear"; key: string; item: CalendarItem; base: Synced | null; write: Synced | null }
  | { kind: "gone"; key: string }
  | { kind: "drop"; key: string };

/** "emptied": nothing is in it any more; "shrunk": most is missing. Nothing is taken for deleted then. */
export type SyncWarning = "emptied" | "shrunk" | null;

export interface SyncResult {
  changes: Change[];
  warning: SyncWarning;
}

interface Asked {
  now: string;
  /** False where an answer broke off: what is missing may still be there. */
  is_complete: boolean;
}

/**
 * What an answer of a calendar changes. The student's own edits win: a field they changed stays, also when the
 * calendar changes it. What is missing is asked about where it was accepted and is still to come, and nothing is
 * where too much is missing at once. The same answer a second time changes nothing.
 */
export function decideSync(...args: Parameters<typeof decided>): SyncResult {
  const steps = decided(...args);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same; of a large calendar in steps of a few milliseconds, with a `pause` after each. */
export async function decideSyncInSteps(
  pause: () => Promise<void>,
  ...args: Parameters<typeof decided>
): Promise<SyncResult> {
  const steps = decided(...args);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause();
  }
}

type Steps<T> = Generator<undefined, T>;

/** Items that are looked at in one step. */
const STEP = 1_000;

function* decided(
  stored: readonly StoredItem[],
  feed: readonly CalendarItem[],
  { now, is_complete }: Asked,
): Steps<SyncResult> {
  const { pairs, added, missing } = yield* paired(stored, feed);
  const present = missing.filter(({ is_gone }) => !is_gone);
  const warning = warningOf(stored, present, feed, now);
  const changes: Change[] = [];
  for (const [at, [before, item]] of pairs.entries()) {
    if (at % STEP === 0) yield;
    changes.push(...heard(before, item));
  }
  if (is_complete && warning === null) for (const item of present) changes.push(gone(item));
  for (const item of added) changes.push({ kind: "add", item });
  return { changes, warning };
}

interface Paired {
  pairs: [StoredItem, CalendarItem][];
  added: CalendarItem[];
  missing: StoredItem[];
}

/** By their keys; what is left over by the same title and course, where that is one thing on either side. */
function* paired(stored: readonly StoredItem[], feed: readonly CalendarItem[]): Steps<Paired> {
  const byKey = new Map(stored.map((item) => [item.key, item]));
  const keys = new Set(feed.map(({ key }) => key));
  const pairs = feed.flatMap((item): [StoredItem, CalendarItem][] => {
    const before = byKey.get(item.key);
    return before ? [[before, item]] : [];
  });
  const others = stored.filter(({ key }) => !keys.has(key));
  const unknown = feed.filter(({ key }) => !byKey.has(key));
  const lost = yield* single(others, ({ said }) => nameOf(said));
  const found = yield* single(unknown, (item) => nameOf(item));
  const renamed = [...found].flatMap(([name, item]): [StoredItem, CalendarItem][] => {
    const before = lost.get(name);
    return before ? [[before, item]] : [];
  });
  const [old, recent] = [
    new Set(renamed.map(([before]) => before)),
    new Set(renamed.map(([, item]) => item)),
  ];
  return {
    pairs: [...pairs, ...renamed],
    added: unknown.filter((item) => !recent.has(item)),
    missing: others.filter((item) => !old.has(item)),
  };
}

/** Those that share their name with no other. */
function* single<T>(items: readonly T[], nameOf: (item: T) => string): Steps<Map<string, T>> {
  const [once, twice] = [new Map<string, T>(), new Set<string>()];
  for (const [at, item] of items.entries()) {
    if (at % STEP === 0) yield;
    const name = nameOf(item);
    if (once.has(name)) twice.add(name);
    once.set(name, item);
  }
  for (const repeated of twice) once.delete(repeated);
  return once;
}

function nameOf({ type, course_label, title }: CalendarItem): string {
  return `${type} ${course_label} ${plainText(title)}`;
}

function heard(before: StoredItem, item: CalendarItem): Change[] {
  const merged = before.decision === "accepted" ? merge(before, item) : null;
  const base = merged?.base ?? before.base;
  const write = merged?.write ?? null;
  const isSame = same(before.said, item) && same(before.base, base) && !before.is_gone;
  return isSame && !write ? [] : [{ kind: "hear", key: before.key, item, base, write }];
}

/** Field by field: what the student left as it was follows the calendar, what they changed stays. */
function merge({ base, mine, work }: StoredItem, item: CalendarItem) {
  if (!base || !mine || !work) return null;
  const theirs = syncedOf(item, work);
  if (same(theirs, base)) return { base, write: null };
  const [write, agreed] = [{ ...mine }, { ...base }];
  for (const part of PARTS) {
    if (agree(mine, theirs, part) || agree(base, mine, part)) {
      Object.assign(write, pick(theirs, part));
      Object.assign(agreed, pick(theirs, part));
    }
  }
  return { base: agreed, write: same(write, mine) ? null : write };
}

/** Fields that mean something only together. */
const PARTS: (keyof Synced)[][] = [["title"], ["at", "has_time"], ["minutes"], ["location"]];

type Offering = Pick<StoredItem, "said" | "base" | "mine" | "work">;

/** What the calendar says otherwise than the student, since both agreed: offered, and not done. */
export function offeredBy({ said, base, mine, work }: Offering): Partial<Synced> {
  if (!base || !mine || !work) return {};
  const theirs = syncedOf(said, work);
  const parts = PARTS.filter((part) => !agree(base, theirs, part) && !agree(mine, theirs, part));
  return Object.assign({}, ...parts.map((part) => pick(theirs, part)));
}

function agree(a: Synced, b: Synced, part: (keyof Synced)[]): boolean {
  return part.every((field) => a[field] === b[field]);
}

function pick(values: Synced, part: (keyof Synced)[]): Partial<Synced> {
  return Object.fromEntries(part.map((field) => [field, values[field]]));
}

/** Flat values, field by field: ten thousand are compared at once, on the event loop. */
function same<T extends object>(a: T | null, b: T | null): boolean {
  if (a === b || a === null || b === null) return a === b;
  return Object.entries(a).every(([name, value]) => Reflect.get(b, name) === value);
}

function gone({ key, decision }: StoredItem): Change {
  return decision === "proposed" ? { kind: "drop", key } : { kind: "gone", key };
}

/** More are missed together, and more than are left, is taken for a fault of the calendar. */
const FEW = 4;

function warningOf(
  stored: readonly StoredItem[],
  missing: readonly StoredItem[],
  feed: readonly CalendarItem[],
  now: string,
): SyncWarning {
  if (feed.length === 0) return stored.some(({ is_gone }) => !is_gone) ? "emptied" : null;
  const lost = missing.filter(({ said }) => said.at > now).length;
  return lost >= FEW && lost > feed.filter(({ at }) => at > now).length ? "shrunk" : null;
}
