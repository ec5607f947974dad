import { and, asc, count, eq, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { calendarItems, calendarSources } from "@/db/schema/calendar-sources";
import { calendarDue } from "@/inngest/events";
import { announce } from "@/inngest/outbox";
import type { AddedSource, CalendarSource, SourceOptions } from "@/lib/contract/calendar-sources";
import { publicUrl } from "@/lib/public-web/public-url";
import { PublicWebError } from "@/lib/public-web/public-web-error";
import { fingerprintOf, sealed } from "@/lib/services/calendar/sources/address";
import { isAhead, questionsOf } from "@/lib/services/calendar/sources/asked";
import { messageOf } from "@/lib/services/calendar/sources/messages";
import { Failure, found, invalidField, violatedConstraint } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { thenReschedule } from "@/lib/services/study-plans/schedule/change";
import { HOUR_MS, MINUTE_MS } from "@/lib/time/durations";

const MOST_SOURCES = 20;
/** With those that came back from the trash. */
const MOST_LISTED = 100;

/** Oldest first. */
export function listSources(owner: Owner): Promise<CalendarSource[]> {
  return selectSources(owner, undefined);
}

export async function readOneSource(owner: Owner, source_id: number): Promise<CalendarSource> {
  const [source] = await selectSources(owner, eq(calendarSources.id, source_id));
  return found(source, "Calendar");
}

/** Adds a calendar, which is then read in the background. */
export async function addSource(
  owner: Owner,
  { address, name, is_busy }: AddedSource,
): Promise<CalendarSource> {
  const url = checkedUrl(address);
  const [{ there } = { there: 0 }] = await db()
    .select({ there: count() })
    .from(calendarSources)
    .where(ownedBy(calendarSources, owner));
  if (there >= MOST_SOURCES) {
    throw invalidField(
      "address",
      `You can add ${MOST_SOURCES} calendars. Please remove one first.`,
    );
  }
  const now = new Date();
  const id = await db()
    .transaction(async (tx) => {
      const [row] = await tx
        .insert(calendarSources)
        .values({
          owner_id: owner.id,
          address: sealed(url.href),
          fingerprint: fingerprintOf(url.href),
          host: url.host,
          name,
          is_busy,
          courses: [],
          next_check_at: new Date(now.getTime() + HOUR_MS).toISOString(),
          asked_at: now.toISOString(),
          created_at: now.toISOString(),
        })
        .returning({ id: calendarSources.id });
      const { id } = found(row, "Calendar");
      await announce([calendarDue.create({ owner_id: owner.id, source_id: id })], tx);
      return id;
    })
    .catch((error: unknown) => {
      if (violatedConstraint(error) !== "calendar_sources_address_key") throw error;
      throw invalidField("address", "You've added this calendar already.");
    });
  return readOneSource(owner, id);
}

function checkedUrl(given: string): URL {
  try {
    return publicUrl(given);
  } catch (error) {
    if (error instanceof PublicWebError) throw invalidField("address", error.message);
    throw error;
  }
}

export async function updateSource(
  owner: Owner,
  source_id: number,
  { name, is_busy, is_paused }: SourceOptions,
): Promise<CalendarSource> {
  const before = await readOneSource(owner, source_id);
  const set = {
    name: name ?? before.name,
    is_busy: is_busy ?? before.is_busy,
    is_paused: is_paused ?? before.is_paused,
    // What was missed meanwhile is read with the next round.
    ...(before.is_paused && is_paused === false && { next_check_at: new Date().toISOString() }),
  };
  const written = db()
    .update(calendarSources)
    .set(set)
    .where(ownedBy(calendarSources, owner, source_id))
    .returning({ id: calendarSources.id });
  await thenReschedule(
    owner,
    written.then((rows) => rows),
    () => (set.is_busy === before.is_busy ? "nothing" : null),
  );
  return readOneSource(owner, source_id);
}

/** Between two looks that a student asks for. */
const PATIENCE_MS = MINUTE_MS;

/** Has it read now; 429 where it was just looked at. */
export async function checkSource(owner: Owner, source_id: number): Promise<CalendarSource> {
  await readOneSource(owner, source_id);
  const now = Date.now();
  await db().transaction(async (tx) => {
    const [row] = await tx
      .update(calendarSources)
      .set({ checked_at: new Date(now).toISOString(), asked_at: new Date(now).toISOString() })
      .where(
        and(
          ownedBy(calendarSources, owner, source_id),
          or(
            isNull(calendarSources.checked_at),
            lt(calendarSources.checked_at, new Date(now - PATIENCE_MS).toISOString()),
          ),
        ),
      )
      .returning({ id: calendarSources.id });
    if (!row) {
      const headers = { "retry-after": String(PATIENCE_MS / 1000) };
      throw new Failure(429, "We just looked. Please wait a minute.", {}, headers);
    }
    await announce([calendarDue.create({ owner_id: owner.id, source_id })], tx);
  });
  return readOneSource(owner, source_id);
}

async function selectSources(owner: Owner, condition: SQL | undefined): Promise<CalendarSource[]> {
  const rows = await db()
    .select({
      id: calendarSources.id,
      name: calendarSources.name,
      host: calendarSources.host,
      kind: calendarSources.kind,
      is_busy: calendarSources.is_busy,
      is_paused: calendarSources.is_paused,
      state: calendarSources.state,
      problem: calendarSources.problem,
      checked_at: calendarSources.checked_at,
      succeeded_at: calendarSources.succeeded_at,
      next_check_at: calendarSources.next_check_at,
      asked_at: calendarSources.asked_at,
      courses: calendarSources.courses,
      moved: calendarSources.moved,
      moved_at: calendarSources.moved_at,
    })
    .from(calendarSources)
    .where(and(ownedBy(calendarSources, owner), condition))
    .orderBy(asc(calendarSources.id))
    .limit(MOST_LISTED);
  const ids = rows.map(({ id }) => id);
  const asked = await questionsOf(owner, ids);
  const counts = await countsIn(owner, ids);
  return rows.map(({ problem, moved, asked_at, next_check_at, ...row }) => ({
    ...row,
    ...(counts.get(row.id) ?? NONE),
    is_reading: asked_at !== null && Date.parse(asked_at) > Date.now() - LONGEST_LOOK_MS,
    next_check_at: row.is_paused ? null : next_check_at,
    message: messageOf(row.state, problem),
    questions: asked.filter(({ source_id }) => source_id === row.id).length,
    moved: (moved ?? []).map(({ before, after }) => ({ before, after })),
  }));
}

/** A job that was lost is not waited for. */
const LONGEST_LOOK_MS = 5 * MINUTE_MS;

type Counts = Pick<CalendarSource, "proposed" | "ignored">;
const NONE: Counts = { proposed: 0, ignored: 0 };

/** How much of each waits for the student, and how much they ignore. */
async function countsIn(owner: Owner, source_ids: number[]): Promise<Map<number, Counts>> {
  if (source_ids.length === 0) return new Map();
  const countOf = (decision: keyof Counts) =>
    sql<number>`count(*) filter (where ${eq(calendarItems.decision, decision)})::int`;
  const rows = await db()
    .select({
      source_id: calendarItems.source_id,
      proposed: countOf("proposed"),
      ignored: countOf("ignored"),
    })
    .from(calendarItems)
    .where(
      and(
        ownedBy(calendarItems, owner),
        inArray(calendarItems.source_id, source_ids),
        isAhead("proposed", "ignored"),
      ),
    )
    .groupBy(calendarItems.source_id);
  return new Map(rows.map(({ source_id, ...counts }) => [source_id, counts]));
}
