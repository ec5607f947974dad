import { and, eq, gt, inArray } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { exams } from "@/db/schema/exams";
import { type PlanSettings, studySessions } from "@/db/schema/study-plans";
import type { PlanChange } from "@/lib/contract/plan-generation";
import type { PlanNote } from "@/lib/contract/study-plans";
import type { Asked, SessionMove } from "@/lib/planning/request/asked";
import type { InterpretedRequest } from "@/lib/planning/request/interpreted";
import { selectExams } from "@/lib/services/courses/exams";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { type SessionRow, sessionsOfPlan } from "@/lib/services/study-plans/schedule/facts";
import { hoursByWeekday } from "@/lib/services/study-plans/schedule/hours";
import { examsOf, type StoredPlan } from "@/lib/services/study-plans/stored-plan";
import { addDays, dateIn, weekdayNumber } from "@/lib/time/dates";
import { formatDate, formatHours } from "@/lib/time/format";

export function isPlanned({ status }: SessionRow): boolean {
  return status === "planned";
}

/** The open sessions of a plan, and the day of its last exam to come. */
export async function knownOf(owner: Owner, { id, plan_data }: StoredPlan) {
  const now = new Date();
  const today = dateIn(owner.timezone, now);
  const rows = (await sessionsOfPlan(db(), owner, id)).filter(
    (row) => isPlanned(row) && row.date >= today,
  );
  const ids = examsOf(plan_data).map(({ exam_id }) => exam_id);
  const coming = await selectExams(
    owner,
    and(inArray(exams.id, ids), gt(exams.exam_date, now.toISOString())),
  );
  const last = coming.at(-1);
  return {
    sessions: rows
      .sort((a, b) => (a.date === b.date ? a.position - b.position : a.date < b.date ? -1 : 1))
      .map(({ id: session_id, date, title, kind }) => ({
        id: String(session_id),
        date,
        title,
        kind,
      })),
    exam_date: last ? dateIn(owner.timezone, new Date(last.exam_date)) : null,
  };
}

/** The days that a plan has, after a request changed it. */
interface Frame {
  today: string;
  start_date: string;
  end_date: string;
  settings: PlanSettings;
}

interface SessionsChanged {
  changes: PlanChange[];
  notes: PlanNote[];
  /** Sessions that were taken out; an undo of the change brings them back. */
  removed: number[];
}

/**
 * Moves and takes out the sessions that a request names. What is moved stays there as if moved by hand, unless the same
 * request takes its day.
 */
export async function changeSessions(
  tx: Transaction,
  owner: Owner,
  words: InterpretedRequest & { asked: Asked },
  planned: SessionRow[],
  frame: Frame,
): Promise<SessionsChanged> {
  const { moves = [], remove = [] } = words.asked;
  const open = planned.filter(({ date }) => date >= frame.today);
  const removed = open.filter(({ id }) => remove.includes(String(id)));
  await setAll(tx, owner, removed, { status: "skipped" });
  const left = open.filter((row) => !removed.includes(row));
  await setAll(
    tx,
    owner,
    left.filter((row) => row.is_moved && isTaken(row, words, frame)),
    { is_moved: false },
  );
  const wanted = moves.flatMap((move) => targetsOf(move, left, frame));
  const possible = wanted.filter(({ date }) => isWithin(date, frame));
  const late = wanted.length - possible.length;
  for (const { row, date, start_time } of possible) {
    await setAll(tx, owner, [row], { date, is_moved: true, ...(start_time && { start_time }) });
  }
  return {
    removed: removed.map(({ id }) => id),
    changes: [
      ...removed.map(({ title, hours, date }) => ({
        kind: "removed" as const,
        title,
        from: `${formatHours(hours)}, ${formatDate(date)}`,
        to: "",
      })),
      ...possible.flatMap(({ row, date, start_time }) => {
        const [from, to] = [placeText(row), placeText({ date, start_time })];
        return from === to ? [] : [{ kind: "moved" as const, title: row.title, from, to }];
      }),
    ],
    notes: late === 0 ? [] : [{ code: "not_possible", text: outsideText(late) }],
  };
}

function outsideText(count: number): string {
  return count === 1
    ? "One session stays: its new day isn't in the plan."
    : `${count} sessions stay: their new days aren't in the plan.`;
}

interface Target {
  row: SessionRow;
  date: string;
  start_time: string | null;
}

function targetsOf(move: SessionMove, open: SessionRow[], frame: Frame): Target[] {
  const rows =
    move.sessions === "all_open"
      ? open
      : open.filter(({ id }) => move.sessions.includes(String(id)));
  const days = move.shift_days === undefined ? null : shiftedDays(rows, move.shift_days, frame);
  return rows.map((row) => ({
    row,
    date: days?.get(row.date) ?? dayOf(move, frame) ?? row.date,
    start_time: move.to_start ?? null,
  }));
}

function dayOf({ to_date, to_days = [] }: SessionMove, frame: Frame): string | undefined {
  return to_date ?? to_days.find((day) => isWithin(day, frame) && hasHours(day, frame));
}

/** Each day with the one its sessions go to: one without hours is passed over, and no two days become one. */
function shiftedDays(rows: SessionRow[], by: number, frame: Frame): Map<string, string> {
  const step = by > 0 ? 1 : -1;
  const days = [...new Set(rows.map(({ date }) => date))].sort();
  if (by < 0) days.reverse();
  const shifted = new Map<string, string>();
  let last: string | null = null;
  for (const day of days) {
    let next = addDays(day, by);
    while (
      isWithin(next, frame) &&
      (!hasHours(next, frame) || (last !== null && (step > 0 ? next <= last : next >= last)))
    ) {
      next = addDays(next, step);
    }
    shifted.set(day, next);
    last = next;
  }
  return shifted;
}

function isWithin(day: string, { today, start_date, end_date }: Frame): boolean {
  return day >= today && day >= start_date && day <= end_date;
}

function hasHours(day: string, { settings }: Frame): boolean {
  if (settings.days_off.includes(day)) return false;
  const usual = hoursByWeekday(settings)[weekdayNumber(day)] ?? 0;
  return (settings.hours_on_date?.[day] ?? usual) > 0;
}

/** Whether the request leaves no room on the day of a session that was moved by hand. */
function isTaken(
  { date, hours }: SessionRow,
  { weekdays_off, days_off, hours_on_date }: InterpretedRequest,
  frame: Frame,
): boolean {
  const is_off = days_off.includes(date) || weekdays_off.includes(weekdayNumber(date));
  const most = hours_on_date?.[date];
  return (is_off && !hasHours(date, frame)) || (most !== undefined && hours > most);
}

function placeText({ date, start_time }: { date: string; start_time: string | null }): string {
  return [formatDate(date), start_time].filter(Boolean).join(", ");
}

async function setAll(
  tx: Transaction,
  owner: Owner,
  rows: SessionRow[],
  fields: Partial<typeof studySessions.$inferInsert>,
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .update(studySessions)
    .set({ ...fields, updated_at: new Date().toISOString() })
    .where(
      and(
        ownedBy(studySessions, owner),
        inArray(studySessions.id, ids),
        eq(studySessions.status, "planned"),
      ),
    );
}
