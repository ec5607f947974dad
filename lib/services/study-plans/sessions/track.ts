import { and, eq, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { studySessions, timeEntries } from "@/db/schema/study-plans";
import type { ReadBody } from "@/lib/contract/endpoint";
import type { studySessions as endpoints, StudySession } from "@/lib/contract/study-sessions";
import type { SessionStatus } from "@/lib/contract/values";
import { Failure, found, invalidField } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { hasOpenSessions, statusAt } from "@/lib/services/study-plans/plans/status";
import { changeSchedule } from "@/lib/services/study-plans/schedule/change";
import { storedHours } from "@/lib/services/study-plans/schedule/hours";
import { lockSchedule } from "@/lib/services/study-plans/schedule/reschedule";
import { touchSessions } from "@/lib/services/study-plans/schedule/write-sessions";
import { readSession } from "@/lib/services/study-plans/sessions/read";
import {
  lockedPlan,
  planProgress,
  type StoredPlan,
  settingsOf,
  writePlan,
} from "@/lib/services/study-plans/stored-plan";

/**
 * Ticks, skips or takes back a session, or moves it within its plan; on another day it keeps its time. A topic is
 * done when the student ticks the topic: its sessions alone never tick it, because hours that are over prove no
 * understanding.
 */
export async function patchSession(
  owner: Owner,
  session_id: number,
  { status, date, start_time }: ReadBody<typeof endpoints.patch>,
): Promise<StudySession> {
  const { plan_id } = await readSession(owner, session_id);
  await changeSchedule(owner, { kind: "session_moved", plan_id }, async (tx) => {
    const { plan, before } = await lockedSession(tx, owner, session_id);
    if (date && (date < plan.start_date || date > plan.end_date)) {
      throw invalidField("date", "The day is outside the plan");
    }
    const is_other_day = date !== undefined && date !== before.date;
    const is_other_time = start_time !== undefined && start_time !== before.start_time;
    if ((is_other_day || is_other_time) && (status ?? before.status) !== "planned") {
      throw new Failure(409, "You can only move a session that's still planned.");
    }
    const starts = await storedHours(owner, tx);
    const has_usual =
      plan.usual_start_time ??
      settingsOf(plan).times ??
      starts.start_times.find((time) => time !== null);
    if (has_usual && (is_other_day || is_other_time)) {
      await touchSessions(tx, owner, plan.id, [before.date, date ?? before.date]);
    }
    const now = new Date().toISOString();
    const position = is_other_day ? await lastPosition(tx, owner, plan.id, date) : 0;
    await tx
      .update(studySessions)
      .set({
        ...(is_other_day && { date, position, is_moved: true }),
        ...(is_other_time && { start_time }),
        ...(status && {
          status,
          // Ticking twice keeps the first moment.
          completed_at:
            status === "done" ? sql`coalesce(${studySessions.completed_at}, ${now})` : null,
        }),
        updated_at: now,
      })
      .where(ownedBy(studySessions, owner, session_id));
    if (status && status !== before.status) await followSession(tx, owner, plan, status);
    // The others make room on its new day.
    const rescheduling = is_other_day && plan.status === "active" ? {} : null;
    return { answer: null, rescheduling };
  });
  return readSession(owner, session_id);
}

/** A plan goes on with its sessions: the last of them completes it, one that is taken back takes it up again. */
async function followSession(
  tx: Transaction,
  owner: Owner,
  plan: StoredPlan,
  became: SessionStatus,
): Promise<void> {
  const { id, plan_data, status } = plan;
  if (status === "completed" && became !== "planned") return;
  const progress_percentage = await planProgress(tx, owner, id, plan_data);
  if (progress_percentage === undefined) return;
  const is_over = progress_percentage === 100 && !(await hasOpenSessions(tx, owner, id));
  const isFollowed = status === "active" || status === "completed";
  const done = is_over && isFollowed ? ("completed" as const) : status;
  const next = is_over || !isFollowed ? done : await statusAt(tx, owner, plan, progress_percentage);
  await writePlan(tx, owner, id, { progress_percentage, status: next });
}

/** The session with its plan, as they are once nobody else changes the schedule. */
async function lockedSession(tx: Transaction, owner: Owner, session_id: number) {
  const [before] = await tx
    .select()
    .from(studySessions)
    .where(ownedBy(studySessions, owner, session_id));
  const session = found(before, "Session");
  return { before: session, plan: await lockedPlan(tx, owner, session.plan_id) };
}

async function lastPosition(tx: Transaction, owner: Owner, plan_id: number, day: string) {
  const [row] = await tx
    .select({ position: sql<number>`coalesce(max(${studySessions.position}), -1) + 1` })
    .from(studySessions)
    .where(
      and(
        ownedBy(studySessions, owner),
        eq(studySessions.plan_id, plan_id),
        eq(studySessions.date, day),
      ),
    );
  return row?.position ?? 0;
}

/** Adds the minutes of one stretch of work. The student's key is counted once, whoever sends it again. */
export async function logTime(
  owner: Owner,
  session_id: number,
  { key, minutes }: ReadBody<typeof endpoints.logTime>,
): Promise<StudySession> {
  await readSession(owner, session_id);
  await db().transaction(async (tx) => {
    // A schedule that is rescheduled at this moment may take the session away.
    await lockSchedule(tx, owner);
    const [there] = await tx
      .select({ id: studySessions.id })
      .from(studySessions)
      .where(ownedBy(studySessions, owner, session_id));
    found(there, "Session");
    const ended_at = new Date().toISOString();
    const [entry] = await tx
      .insert(timeEntries)
      .values({ owner_id: owner.id, session_id, key, minutes, ended_at })
      .onConflictDoNothing({ target: [timeEntries.owner_id, timeEntries.key] })
      .returning({ id: timeEntries.id });
    if (!entry) return;
    await tx
      .update(studySessions)
      .set({ minutes_spent: sql`${studySessions.minutes_spent} + ${minutes}` })
      .where(ownedBy(studySessions, owner, session_id));
  });
  return readSession(owner, session_id);
}
