import { setImmediate } from "node:timers/promises";
import { and, eq, lt, ne } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { calendarItems, calendarSources } from "@/db/schema/calendar-sources";
import type { CalendarProblem } from "@/lib/calendar-in/calendar-problem";
import { decideSyncInSteps, type SyncResult } from "@/lib/calendar-in/sync";
import type { UnderstoodCalendar } from "@/lib/calendar-in/types";
import { understandInThread } from "@/lib/calendar-in/understand-in-thread";
import { CALENDAR_KINDS } from "@/lib/contract/calendar-kinds";
import { fetchPublic, type Validators } from "@/lib/public-web/fetch-public";
import { PublicWebError, type PublicWebProblem } from "@/lib/public-web/public-web-error";
import { unsealed } from "@/lib/services/calendar/sources/address";
import {
  lockedSource,
  storedItems,
  writeChanges,
} from "@/lib/services/calendar/sources/stored-items";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { changeScheduleIn, hasSchedule } from "@/lib/services/study-plans/schedule/change";
import { beginningOf } from "@/lib/text/beginning";
import { DAY_MS } from "@/lib/time/durations";

type Source = typeof calendarSources.$inferSelect;

type Read =
  | { problem: PublicWebProblem | CalendarProblem | "address_lost" }
  | { unchanged: true }
  | { calendar: UnderstoodCalendar; validators: Validators };

/**
 * Reads a calendar and keeps the student's work in step with it. What fails changes nothing and is said. `fetch` is
 * the guarded one wherever students are.
 */
export async function readSource(
  owner: Owner,
  source_id: number,
  fetch: typeof fetchPublic = fetchPublic,
): Promise<void> {
  const [source] = await db()
    .select()
    .from(calendarSources)
    .where(ownedBy(calendarSources, owner, source_id));
  if (!source) return;
  const read = await readCalendar(owner, source, fetch);
  const checked_at = new Date().toISOString();
  if ("problem" in read) {
    await note(owner, source_id, { state: "failed", problem: read.problem, checked_at });
  } else if ("unchanged" in read) {
    const read = { state: "read", problem: null } as const;
    await note(owner, source_id, { ...read, checked_at, succeeded_at: checked_at });
  } else {
    await keepInStep(owner, source_id, read, checked_at);
  }
}

/** Some servers name no type, or a general one: what it is shows when it is read. */
const TYPES =
  /^$|^text\/|^application\/(?:octet-stream|.*calendar.*|.*ics.*|x-download|force-download)$/;

async function readCalendar(
  { timezone: zone }: Owner,
  source: Source,
  fetch: typeof fetchPublic,
): Promise<Read> {
  const address = unsealed(source.address);
  if (address === undefined) return { problem: "address_lost" };
  try {
    const validators = { etag: source.etag, last_modified: source.last_modified };
    const answer = await fetch({ address, types: TYPES, validators });
    if (answer.unchanged) return { unchanged: true };
    const { body, charset } = answer;
    const calendar = await understandInThread(body, { address, charset, zone, now: new Date() });
    return "problem" in calendar ? calendar : { calendar, validators: answer.validators };
  } catch (error) {
    if (error instanceof PublicWebError) return { problem: error.code };
    throw error;
  }
}

async function note(owner: Owner, source_id: number, set: Partial<Source>): Promise<void> {
  await db()
    .update(calendarSources)
    .set({ ...set, asked_at: null })
    .where(ownedBy(calendarSources, owner, source_id));
}

async function keepInStep(
  owner: Owner,
  source_id: number,
  { calendar, validators }: { calendar: UnderstoodCalendar; validators: Validators },
  now: string,
): Promise<void> {
  await db().transaction((tx) =>
    changeScheduleIn(tx, owner, null, async () => {
      const source = await lockedSource(tx, owner, source_id);
      if (!source) return NOTHING;
      const stored = await storedItems(tx, owner, source_id);
      const { items, is_complete } = calendar;
      const asked = { now, is_complete };
      const result = await decideSyncInSteps(() => setImmediate(), stored, items, asked);
      const moved = await writeChanges(tx, owner, source, stored, result.changes);
      await forgetPast(tx, owner, source_id, now);
      await tx
        .update(calendarSources)
        .set({
          kind: calendar.kind,
          name: source.name || nameOf(calendar, source),
          state: stateOf(result),
          problem: null,
          asked_at: null,
          // What broke off, or seems to, is read whole the next time.
          ...(is_complete && !result.warning ? validators : NO_VALIDATORS),
          checked_at: now,
          succeeded_at: now,
          ...(moved.length > 0 && { moved, moved_at: now }),
        })
        .where(ownedBy(calendarSources, owner, source_id));
      const matters = moved.length > 0 || (source.is_busy && result.changes.length > 0);
      return matters && (await hasSchedule(tx, owner))
        ? { answer: null, rescheduling: {} }
        : NOTHING;
    }),
  );
}

/** As it names itself, else where it is from. */
function nameOf({ name, kind }: UnderstoodCalendar, { host }: Source): string {
  return beginningOf(name, LONGEST_NAME).trim() || (kind === "other" ? host : CALENDAR_KINDS[kind]);
}

const NOTHING = { answer: null, rescheduling: null };
const NO_VALIDATORS = { etag: null, last_modified: null };
/** Characters. */
const LONGEST_NAME = 100;

function stateOf({ warning }: SyncResult): Source["state"] {
  return warning ?? "read";
}

/** Days after which what was never accepted is forgotten; calendars are read back for fewer. */
const KEPT_DAYS = 60;

async function forgetPast(tx: Transaction, owner: Owner, source_id: number, now: string) {
  const since = new Date(Date.parse(now) - KEPT_DAYS * DAY_MS).toISOString();
  await tx
    .delete(calendarItems)
    .where(
      and(
        ownedBy(calendarItems, owner),
        eq(calendarItems.source_id, source_id),
        ne(calendarItems.decision, "accepted"),
        lt(calendarItems.starts_at, since),
      ),
    );
}
