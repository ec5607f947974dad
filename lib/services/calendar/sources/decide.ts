import { setImmediate } from "node:timers/promises";
import { and, asc, eq, inArray } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { calendarItems, calendarSources } from "@/db/schema/calendar-sources";
import { courses } from "@/db/schema/courses";
import { exams } from "@/db/schema/exams";
import { offeredBy } from "@/lib/calendar-in/sync";
import { syncedOf, type WorkKind, workKey } from "@/lib/calendar-in/synced";
import type { CalendarDecision, CalendarSource } from "@/lib/contract/calendar-sources";
import { readOneSource } from "@/lib/services/calendar/sources/sources";
import {
  lockedSource,
  type StoredRow,
  storedItemsOf,
} from "@/lib/services/calendar/sources/stored-items";
import { examColumns, readWork, writeWork } from "@/lib/services/calendar/sources/work";
import { Failure, found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { changeScheduleIn, hasSchedule } from "@/lib/services/study-plans/schedule/change";

/** Does what the student decided, all of it or nothing, and lets the schedule follow. */
export async function decide(
  owner: Owner,
  source_id: number,
  decisions: CalendarDecision[],
): Promise<CalendarSource> {
  await db().transaction((tx) =>
    changeScheduleIn(tx, owner, null, async () => {
      const source = await lockedSource(tx, owner, source_id);
      const { courses: known } = found(source, "Calendar");
      const ids = decisions.map(({ item_id }) => item_id);
      const items = await storedItemsOf(tx, owner, source_id, ids);
      const labels = new Map(known.map(({ label, course_id }) => [label, course_id]));
      await requireCourses(tx, owner, decisions);
      for (const decision of decisions) {
        const item = found(items.get(decision.item_id), "Event");
        await decideOne(tx, owner, item, decision);
        const { course_label } = item.said;
        if (decision.action === "add" && course_label) labels.set(course_label, decision.course_id);
        await setImmediate();
      }
      const named = [...labels].map(([label, course_id]) => ({ label, course_id }));
      await tx
        .update(calendarSources)
        .set({ courses: named.slice(-MOST_LABELS) })
        .where(ownedBy(calendarSources, owner, source_id));
      const follows = await hasSchedule(tx, owner);
      return { answer: null, rescheduling: follows ? {} : null };
    }),
  );
  return readOneSource(owner, source_id);
}

const MOST_LABELS = 200;

async function requireCourses(
  tx: Transaction,
  owner: Owner,
  decisions: CalendarDecision[],
): Promise<void> {
  const ids = [
    ...new Set(decisions.flatMap((one) => (one.action === "add" ? [one.course_id] : []))),
  ];
  if (ids.length === 0) return;
  const rows = await tx
    .select({ id: courses.id })
    .from(courses)
    .where(and(ownedBy(courses, owner), inArray(courses.id, ids)))
    .orderBy(asc(courses.id));
  if (rows.length < ids.length) found(undefined, "Course");
}

async function decideOne(
  tx: Transaction,
  owner: Owner,
  item: StoredRow,
  decision: CalendarDecision,
): Promise<void> {
  if (decision.action === "keep" || decision.action === "follow") {
    if (item.decision !== "accepted" || !item.work) throw new Failure(409, CHANGED);
    return decision.action === "keep" ? keep(tx, owner, item) : follow(tx, owner, item);
  }
  if (item.decision === "accepted") throw new Failure(409, CHANGED);
  if (decision.action === "propose") return write(tx, owner, item, { decision: "proposed" });
  if (decision.action === "ignore") return write(tx, owner, item, { decision: "ignored" });
  const { work } = decision;
  const its =
    decision.action === "add"
      ? await addWork(tx, owner, item, work, decision.course_id)
      : { work_id: await ownWork(tx, owner, work, decision.work_id), written_at: null };
  const base = syncedOf(item.said, work);
  return write(tx, owner, item, { decision: "accepted", work, base, ...its });
}

const CHANGED = "This calendar has changed since you looked. Please look again.";

/** The student's own stays. What is gone is no longer compared; what differs is, from now on. */
async function keep(tx: Transaction, owner: Owner, item: StoredRow): Promise<void> {
  if (item.is_gone) {
    await tx.delete(calendarItems).where(ownedBy(calendarItems, owner, item.id));
  } else if (item.work) {
    await write(tx, owner, item, { base: syncedOf(item.said, item.work) });
  }
}

async function follow(tx: Transaction, owner: Owner, item: StoredRow): Promise<void> {
  const { work, work_id, mine } = item;
  if (!(work && work_id && mine)) throw new Failure(409, CHANGED);
  const values = { ...mine, ...offeredBy(item) };
  await writeWork(tx, owner, [{ work, work_id, values }]);
  await write(tx, owner, item, { base: syncedOf(item.said, work) });
}

async function write(
  tx: Transaction,
  owner: Owner,
  { id }: StoredRow,
  set: Partial<typeof calendarItems.$inferInsert>,
): Promise<void> {
  await tx
    .update(calendarItems)
    .set(set)
    .where(ownedBy(calendarItems, owner, id));
}

async function addWork(
  tx: Transaction,
  owner: Owner,
  { said }: StoredRow,
  work: WorkKind,
  course_id: number,
): Promise<{ work_id: number; written_at: string }> {
  const values = syncedOf(said, work);
  const common = { owner_id: owner.id, course_id, description: said.description };
  if (work === "assignment") {
    const { title, at: due_date } = values;
    const { assignment_type } = said;
    const [row] = await tx
      .insert(assignments)
      .values({ ...common, title, due_date, assignment_type, status: "not_started" })
      .returning({ work_id: assignments.id, written_at: assignments.updated_at });
    return found(row, "Assignment");
  }
  const [row] = await tx
    .insert(exams)
    .values({
      ...common,
      ...examColumns(values),
      exam_type: "test",
      syllabus_coverage: [],
      total_weightage: 100,
    })
    .returning({ work_id: exams.id, written_at: exams.updated_at });
  return found(row, "Exam");
}

async function ownWork(
  tx: Transaction,
  owner: Owner,
  work: WorkKind,
  work_id: number,
): Promise<number> {
  const there = await readWork(tx, owner, [{ work, work_id }]);
  found(there.get(workKey(work, work_id)), work === "exam" ? "Exam" : "Assignment");
  const [taken] = await tx
    .select({ id: calendarItems.id })
    .from(calendarItems)
    .innerJoin(calendarSources, eq(calendarSources.id, calendarItems.source_id))
    .where(
      and(
        ownedBy(calendarItems, owner),
        ownedBy(calendarSources, owner),
        eq(calendarItems.decision, "accepted"),
        eq(calendarItems.work, work),
        eq(calendarItems.work_id, work_id),
      ),
    )
    .limit(1);
  if (taken) throw new Failure(409, "This already follows a calendar.");
  return work_id;
}
