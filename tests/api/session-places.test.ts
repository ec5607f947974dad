import { afterAll, beforeAll, expect, test } from "vitest";
import { functions } from "@/inngest/index";
import { Dashboard } from "@/lib/contract/dashboard";
import { startEngine } from "@/tests/support/jobs";
import {
  dayOf,
  generates,
  makesTopics,
  noon,
  sessionsOf,
  uploadsNotes,
} from "@/tests/support/plans";
import { signIn } from "@/tests/support/student";

let engine: Awaited<ReturnType<typeof startEngine>>;
beforeAll(async () => {
  engine = await startEngine(functions);
});
afterAll(() => engine.stop());

test("a session opens the pages it reads, as long as their file is there", async () => {
  const ann = await signIn();
  const course = await ann.makesCourse();
  await makesTopics(ann, course.id, ["Photosynthesis", "Mitosis"]);
  const page = (topic: string, about: string) => [
    topic,
    `${topic} is how ${about}. The notes explain ${topic} step by step, with every part of it named.`,
    `Whoever has understood ${topic} can say what it needs, where it happens and what it leaves.`,
  ];
  const notes = await uploadsNotes(
    ann,
    course.id,
    [
      page("Photosynthesis", "a leaf makes sugar from light"),
      page("Mitosis", "a cell divides into two cells that are alike"),
    ],
    "Biology notes",
  );
  await ann.makesExam(course.id, { exam_type: "final", exam_date: noon(ann, 12) });
  const plan = await generates(ann, course.id, { end_date: dayOf(ann, 11) });
  await ann.post(`/study-plans/${plan.id}/activate/`);

  const study = (await sessionsOf(ann, plan.id)).filter(({ kind }) => kind === "study");
  const read = study.filter(({ activity }) => activity.includes("Read Biology notes"));
  expect(read.length).toBeGreaterThan(0);
  for (const { places, activity } of read) {
    const pages = places.map(({ title, page, page_end }) =>
      page === page_end ? `${title}, p. ${page}` : `${title}, pp. ${page}–${page_end}`,
    );
    expect(activity).toContain(`Read ${pages.join("; ")}`);
  }
  const dashboard = Dashboard.parse((await ann.get("/dashboard/")).body);
  const ofDay = dashboard.today_sessions.filter(({ kind }) => kind === "study");
  expect(ofDay.map(({ places }) => places)).toEqual(
    study.filter(({ date }) => date === dayOf(ann, 0)).map(({ places }) => places),
  );

  await ann.delete(`/resources/${notes.id}/`);
  const without = await sessionsOf(ann, plan.id);
  expect(without.flatMap(({ places }) => places)).toEqual([]);
  expect(without.some(({ activity }) => activity.includes("Read Biology notes"))).toBe(true);
});
