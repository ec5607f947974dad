import { expect, test } from "vitest";
import { scheduleSessions } from "@/lib/planning/scheduler/schedule-sessions";
import { breaches, CHECKS } from "./check-student";
import { KNOWN } from "./known";
import { MUTANTS } from "./mutants";
import { caughtBy, planted, runShort } from "./mutation-run";
import { NAMED_STUDENTS } from "./named-students";
import { randomStudent } from "./random-students";
import { shortForm } from "./short-form";
import { weekTables } from "./show";
import { worldOf } from "./world";

const short = shortForm(100, 35);

test("the schedules of random and named students keep what is promised", () => {
  const known = new Map(Object.entries(KNOWN));
  const more = Object.entries(short.broken).filter(
    ([name, times]) => times > (known.get(name) ?? 0),
  );
  expect(more).toEqual([]);
});

test.each(MUTANTS)("a place for the fault is in the code once: $name", (mutant) => {
  expect(planted(mutant)).toContain(mutant.replace);
});

test("a planted fault is seen, and the planner without one is not blamed", async () => {
  const few = { students: 20, changes: 7 };
  const sound = await runShort(null, few);
  const fault = MUTANTS.find(({ name }) => name === "the wrong topic is named missing");
  if (!fault) throw new Error("There is no such fault.");
  expect(caughtBy(sound, sound)).toEqual([]);
  expect(caughtBy(sound, await runShort(fault, few))).not.toEqual([]);
});

test("random students are the same for the same seed", () => {
  expect(randomStudent(17)).toEqual(randomStudent(17));
});

test.each(Object.entries(NAMED_STUDENTS))(
  "%s: no topic before one of an earlier week",
  (_, asked) => {
    const order = CHECKS.filter(({ promise }) => promise === "topics in the course's order");
    expect(order).toHaveLength(1);
    expect(breaches(worldOf(asked, scheduleSessions(asked)), order)).toEqual([]);
  },
);

test("a week table shows every session and exam", () => {
  for (const request of Object.values(NAMED_STUDENTS)) {
    const schedule = scheduleSessions(request);
    const text = weekTables(worldOf(request, schedule));
    for (const { exams } of request.demands) {
      for (const { date } of exams)
        if (schedule.sessions.some((each) => each.date >= date)) expect(text).toContain("EXAM");
    }
  }
});
