import { expect, test } from "vitest";
import { db } from "@/db/client";
import { Grading } from "@/lib/contract/grading";
import { ownerFrom } from "@/lib/services/kernel/owner";
import { readSchedule } from "@/lib/services/study-plans/schedule/facts";
import { runJobs } from "@/tests/support/run-jobs";
import { activate, drafts } from "@/tests/support/schedule";
import { signIn } from "@/tests/support/student";

runJobs();

test("an exam weighs in the schedule by what it still decides of the grade", async () => {
  const ann = await signIn();
  const [plan] = await drafts(ann, [21]);
  await activate(ann, plan ?? { id: 0 });
  const owner = ownerFrom({ ...ann.user, session_id: null });
  const scheduled = async () => {
    const { exams, plans } = await db().transaction((tx) => readSchedule(owner, tx));
    return { exam: exams[0], course_id: plans[0]?.course_id ?? 0 };
  };
  const { exam, course_id } = await scheduled();
  expect(exam).toMatchObject({ weight: null });
  const components = [
    { title: "Homework", weight: 70, count: 2 },
    { title: "Tests", weight: 30, count: 2 },
  ];
  const answer = await ann.put(`/courses/${course_id}/grading/`, { components });
  const [, tests] = Grading.parse(answer.body).components;
  const at = `/courses/${course_id}/grades/pieces/`;
  const piece = { exam_id: exam?.id, component: tests?.key };
  expect((await ann.put(at, piece)).status).toBe(200);
  expect((await scheduled()).exam?.weight).toBe(15);
  await ann.put(at, { ...piece, score: { kind: "percent", score: 80 } });
  expect((await scheduled()).exam?.weight).toBe(0);
});
