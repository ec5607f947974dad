import { inArray } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "@/db/client";
import { studySessions } from "@/db/schema/study-plans";
import { weekdayOf } from "@/lib/time/calendar-words";
import { addDays, weekdayNumber } from "@/lib/time/dates";
import { courseWithTopics, dayOf, generates, planOf, sessionsOf } from "@/tests/support/plans";
import { runJobs } from "@/tests/support/run-jobs";
import { type Student, signIn } from "@/tests/support/student";

runJobs();

const modify = async (student: Student, plan_id: number, request: string, preview = false) =>
  (
    await student.post(`/resources/modify-study-plan/${plan_id}/`, {
      modification_request: request,
      preview,
    })
  ).body;

async function activePlan(hours = 1, days = 27) {
  const ann = await signIn();
  const { id } = await courseWithTopics(ann);
  const preferences = { end_date: dayOf(ann, days), study_hours_per_day: hours };
  const plan = await generates(ann, id, preferences);
  await ann.post(`/study-plans/${plan.id}/activate/`);
  return { ann, plan, sessions: () => sessionsOf(ann, plan.id) };
}

type Sessions = Awaited<ReturnType<typeof sessionsOf>>;
const places = (list: Sessions) =>
  list.map(({ title, kind, date, hours, status }) => [title, kind, date, hours, status]);
const hoursOn = (list: Sessions, day: string) =>
  list.filter(({ date }) => date === day).reduce((sum, { hours }) => sum + hours, 0);

test("what the last request left open replaces what an earlier one did", async () => {
  const { ann, plan } = await activePlan();
  const open = async () =>
    (await planOf(ann, plan.id)).generation?.notes.filter(({ code }) => code === "not_understood");
  await modify(ann, plan.id, "2 hours a day and flurb the snark");
  expect(await open()).toMatchObject([{ text: expect.stringContaining("flurb") }]);
  await modify(ann, plan.id, "3 hours a day and wobble the boojum");
  expect(await open()).toMatchObject([{ text: expect.stringContaining("boojum") }]);
});

describe("sessions moved and taken out by words", () => {
  test("all of a day go to another, stay there and come back", async () => {
    const { ann, plan, sessions } = await activePlan();
    const before = await sessions();
    const from = before.find(({ date }) => date > dayOf(ann, 0))?.date ?? "";
    const moving = before.filter(({ date }) => date === from);
    const to = addDays(from, 1);
    const words = `Move everything from ${from} to ${to}`;
    const preview = await modify(ann, plan.id, words, true);
    expect(preview).toMatchObject({ success: true, notes: [] });
    for (const { title } of moving) {
      expect(preview.changes).toContainEqual(expect.objectContaining({ kind: "moved", title }));
    }
    expect(places(await sessions())).toEqual(places(before));
    expect((await modify(ann, plan.id, words)).changes).toEqual(preview.changes);
    const after = await sessions();
    expect(hoursOn(after, to)).toBeLessThanOrEqual(1);
    for (const { id } of moving) expect(after.find((each) => each.id === id)?.date).toBe(to);
    const ids = moving.map(({ id }) => id);
    const rows = await db().select().from(studySessions).where(inArray(studySessions.id, ids));
    expect(rows.map(({ is_moved }) => is_moved)).toEqual(ids.map(() => true));
    await modify(ann, plan.id, "2 hours a day");
    const later = await sessions();
    for (const { id } of moving) expect(later.find((each) => each.id === id)?.date).toBe(to);
  });

  test("all are shifted, and an undo in words puts them back", async () => {
    const { ann, plan, sessions } = await activePlan();
    const before = await sessions();
    const answer = await modify(ann, plan.id, "Push everything back by 2 days");
    expect(answer.success).toBe(true);
    const after = await sessions();
    const study = before.filter(({ kind }) => kind === "study");
    expect(study.length).toBeGreaterThan(0);
    for (const { id, date } of study) {
      expect(after.find((each) => each.id === id)?.date).toBe(addDays(date, 2));
    }
    const shown = await modify(ann, plan.id, "Undo that", true);
    expect(shown.understood).toEqual(["Take back the last change"]);
    expect(places(await sessions())).toEqual(places(after));
    await modify(ann, plan.id, "Undo that");
    expect(places(await sessions())).toEqual(places(before));
    expect((await modify(ann, plan.id, "Undo that")).error).toMatch(/no change to undo/);
  });

  test("a shift says which sessions the plan has no day for", async () => {
    const { ann, plan, sessions } = await activePlan(1, 12);
    const last =
      (await sessions())
        .map(({ date }) => date)
        .sort()
        .at(-1) ?? "";
    const { notes } = await modify(ann, plan.id, "Push everything back by 2 weeks", true);
    expect(last <= dayOf(ann, 12)).toBe(true);
    expect(JSON.stringify(notes)).toMatch(/new days? (?:isn't|aren't) in the plan/);
  });

  test("one that is taken out is not laid again and comes back with an undo", async () => {
    const { ann, plan, sessions } = await activePlan();
    const before = await sessions();
    const gone = before.find(({ kind, date }) => kind === "study" && date > dayOf(ann, 0));
    const total = (list: Sessions) =>
      list
        .filter(({ kind, status }) => kind === "study" && status === "planned")
        .reduce((sum, { hours }) => sum + hours, 0);
    const answer = await modify(ann, plan.id, `Cancel the session on ${gone?.date}`);
    expect(answer).toMatchObject({ success: true });
    const after = await sessions();
    expect(after.find(({ id }) => id === gone?.id)?.status).toBe("skipped");
    expect(total(after)).toBe(total(before) - (gone?.hours ?? 0));
    await ann.post(`/study-plans/${plan.id}/undo/`);
    expect(places(await sessions())).toEqual(places(before));
  });
});

describe("what is understood of a change holds for the sessions", () => {
  const day = (ann: Student) => dayOf(ann, 3);
  const weekday = (date: string) => `${weekdayOf(date)}s`;

  test.each<
    [
      string,
      (ann: Student, busy: string) => string,
      (list: Sessions, ann: Student, busy: string) => void,
    ]
  >([
    [
      "weekends off",
      () => "Weekends off",
      (list) => expect(list.filter(({ date }) => [0, 6].includes(weekdayNumber(date)))).toEqual([]),
    ],
    [
      "a weekday off",
      (_, busy) => `No ${weekday(busy)}`,
      (list, _, busy) =>
        expect(list.filter(({ date }) => weekdayNumber(date) === weekdayNumber(busy))).toEqual([]),
    ],
    [
      "away",
      (ann) => `I'm away from ${dayOf(ann, 2)} to ${dayOf(ann, 5)}`,
      (list, ann) =>
        expect(list.filter(({ date }) => date >= dayOf(ann, 2) && date <= dayOf(ann, 5))).toEqual(
          [],
        ),
    ],
    [
      "hours on a date",
      (_, busy) => `Only 30 minutes on ${busy}`,
      (list, _, busy) => expect(hoursOn(list, busy)).toBeLessThanOrEqual(0.5),
    ],
    [
      "less on a weekday",
      (_, busy) => `1.5 hours less on ${weekday(busy)}`,
      (list, _, busy) => {
        const own = list.filter(({ date }) => weekdayNumber(date) === weekdayNumber(busy));
        for (const { date } of own) expect(hoursOn(list, date)).toBeLessThanOrEqual(0.5);
      },
    ],
    [
      "less every day",
      () => "Half an hour less every day",
      (list) => {
        for (const { date } of list) expect(hoursOn(list, date)).toBeLessThanOrEqual(1.5);
      },
    ],
    [
      "hours a day",
      () => "1 hour a day",
      (list) => {
        for (const { date } of list) expect(hoursOn(list, date)).toBeLessThanOrEqual(1);
      },
    ],
    [
      "a last day",
      (ann) => `Finish by ${dayOf(ann, 20)}`,
      (list, ann) => expect(list.filter(({ date }) => date > dayOf(ann, 20))).toEqual([]),
    ],
    [
      "nothing new after a day",
      (ann) => `No new topics after ${dayOf(ann, 9)}`,
      (list, ann) =>
        expect(list.filter(({ kind, date }) => kind === "study" && date > dayOf(ann, 9))).toEqual(
          [],
        ),
    ],
    [
      "a topic left out",
      () => "Skip matrices",
      (list) => expect(list.filter(({ title }) => title.includes("Matrices"))).toEqual([]),
    ],
  ])("%s", async (_, wordsOf, obeyed) => {
    const { ann, plan, sessions } = await activePlan(2);
    const before = await sessions();
    const { date: busy = "" } =
      before.find(({ kind, date }) => kind === "study" && date > dayOf(ann, 0)) ?? {};
    expect(hoursOn(before, busy)).toBeGreaterThan(0.5);
    const answer = await modify(ann, plan.id, wordsOf(ann, busy));
    expect(answer).toMatchObject({ success: true, notes: [] });
    expect(answer.understood).not.toEqual([]);
    const planned = (await sessions()).filter(({ status }) => status === "planned");
    expect(planned.length).toBeGreaterThan(0);
    obeyed(planned, ann, busy);
  });

  test("a day off goes before a session that was moved there, and a weekday comes back", async () => {
    const { ann, plan, sessions } = await activePlan();
    const [first] = (await sessions()).filter(({ date }) => date > dayOf(ann, 0));
    const to = day(ann);
    await ann.patch(`/study-sessions/${first?.id}/`, { date: to });
    await modify(ann, plan.id, `No ${weekday(to)}`);
    expect((await sessions()).filter(({ date }) => date === to)).toEqual([]);
    const back = await modify(ann, plan.id, `${weekday(to)} are fine again`);
    expect(back).toMatchObject({ success: true });
    expect(JSON.stringify(back.changes)).toContain("Days off");
    expect((await planOf(ann, plan.id)).can_undo).toBe(true);
  });

  test("more hours on a date are used where time is short", async () => {
    const { ann, plan, sessions } = await activePlan(0.5, 5);
    const to = day(ann);
    expect(hoursOn(await sessions(), to)).toBeLessThanOrEqual(0.5);
    await modify(ann, plan.id, `4 hours on ${to}`);
    expect(hoursOn(await sessions(), to)).toBeGreaterThan(1);
    for (const { date } of await sessions()) {
      if (date !== to) expect(hoursOn(await sessions(), date)).toBeLessThanOrEqual(0.5);
    }
  });

  test("what is said of single days holds for a new plan too", async () => {
    const ann = await signIn();
    const { id } = await courseWithTopics(ann);
    const words = `1 hour a day, only 30 minutes on ${day(ann)}, no new topics after ${dayOf(ann, 12)}`;
    const plan = await generates(ann, id, { end_date: dayOf(ann, 20) }, words);
    expect(plan.generation?.understood).toHaveLength(3);
    const list = await sessionsOf(ann, plan.id);
    expect(hoursOn(list, day(ann))).toBeLessThanOrEqual(0.5);
    const late = list.filter(({ kind, date }) => kind === "study" && date > dayOf(ann, 12));
    expect(late).toEqual([]);
  });
});
