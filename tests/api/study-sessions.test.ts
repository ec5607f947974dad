import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { db } from "@/db/client";
import { studyPlans } from "@/db/schema/study-plans";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { SessionMove, StudySession } from "@/lib/contract/study-sessions";
import {
  activePlan,
  dayOf,
  firstSession,
  missesSessions,
  planOf,
  sessionsOf,
} from "@/tests/support/plans";
import { runJobs } from "@/tests/support/run-jobs";
import { type Student, signIn } from "@/tests/support/student";

runJobs();

const movesOf = async (student: Student, plan: StudyPlan) =>
  z.array(SessionMove).parse((await student.get(`/study-plans/${plan.id}/missed/`)).list);

describe("study sessions", () => {
  test("are listed by days for active plans, and all of one plan", async () => {
    const ann = await signIn();
    const plan = await activePlan(ann);
    const all = await sessionsOf(ann, plan.id);
    const listed = await ann.get(`/study-sessions/?from=${dayOf(ann, 0)}&to=${dayOf(ann, 10)}`);
    expect(listed.list).toEqual(all);
    const [first] = all;
    expect(first).toMatchObject({ plan_title: plan.title, status: "planned", is_missed: false });
    await ann.post(`/study-plans/${plan.id}/pause/`);
    expect((await ann.get("/study-sessions/")).list).toEqual([]);
    expect(await sessionsOf(ann, plan.id)).toHaveLength(all.length);
  });

  test.each([
    ["?from=2026-01-05&to=2026-01-01", "to"],
    ["?from=2026-01-01&to=2028-01-01", "to"],
    ["?from=soon", "from"],
  ])("%s is refused in words", async (query, field) => {
    const { status, body } = await (await signIn()).get(`/study-sessions/${query}`);
    expect([status, body[field]]).toEqual([400, expect.anything()]);
  });

  test("belong to their student alone", async () => {
    const [ann, bob] = [await signIn(), await signIn()];
    const plan = await activePlan(ann);
    const { id } = await firstSession(ann, plan);
    const log = { key: "key-of-bob", minutes: 5 };
    for (const answer of [
      await bob.get(`/study-sessions/?plan_id=${plan.id}`),
      await bob.patch(`/study-sessions/${id}/`, { status: "done" }),
      await bob.post(`/study-sessions/${id}/time/`, log),
      await bob.get(`/study-plans/${plan.id}/missed/`),
      await bob.post(`/study-plans/${plan.id}/reschedule/`, { session_ids: [id] }),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await bob.get("/study-sessions/")).list).toEqual([]);
    expect(await firstSession(ann, plan)).toMatchObject({ status: "planned", minutes_spent: 0 });
  });

  test("are ticked, skipped, taken back, and moved within their plan", async () => {
    const ann = await signIn();
    const plan = await activePlan(ann);
    const { id, hours } = await firstSession(ann, plan);
    const patch = (body: object) => ann.patch(`/study-sessions/${id}/`, body);
    const done = StudySession.parse((await patch({ status: "done" })).body);
    expect(done).toMatchObject({ status: "done", completed_at: expect.any(String) });
    expect((await patch({ status: "done" })).body.completed_at).toBe(done.completed_at);
    expect((await planOf(ann, plan.id)).done_hours).toBe(hours);
    expect((await patch({ date: dayOf(ann, 3) })).status).toBe(409);
    expect((await patch({ status: "skipped" })).body.completed_at).toBeNull();
    const moved = await patch({ status: "planned", date: dayOf(ann, 3) });
    expect(moved.body).toMatchObject({ status: "planned", date: dayOf(ann, 3) });
    expect((await patch({ date: dayOf(ann, 40) })).body).toMatchObject({
      date: ["The day is outside the plan"],
    });
    expect((await patch({ status: "gone" })).status).toBe(400);
  });

  test("count each stretch of work once, also when it is sent twice at once", async () => {
    const ann = await signIn();
    const plan = await activePlan(ann);
    const { id } = await firstSession(ann, plan);
    const path = `/study-sessions/${id}/time/`;
    const keys = ["stretch-1", "stretch-1", "stretch-2", "stretch-1"];
    await Promise.all(keys.map((key) => ann.post(path, { key, minutes: 25 })));
    expect((await ann.post(path, { key: "stretch-2", minutes: 25 })).body.minutes_spent).toBe(50);
    expect((await ann.post(path, { key: "x", minutes: 25 })).status).toBe(400);
    expect((await ann.post(path, { key: "stretch-3", minutes: 0 })).status).toBe(400);
  });
});

describe("a topic with study sessions", () => {
  test("that is ticked has its study done and its reviews ahead, and unticked gets all back", async () => {
    const ann = await signIn();
    const plan = await activePlan(ann);
    const { id, topic_id } = await firstSession(ann, plan);
    const own = async () =>
      (await sessionsOf(ann, plan.id)).filter(
        (session) => session.kind === "study" && session.topic_id === topic_id,
      );
    const reviews = async () =>
      (await sessionsOf(ann, plan.id)).filter(
        ({ kind, topics, status }) =>
          kind === "review" && status === "planned" && topics.some((each) => each.id === topic_id),
      );
    expect((await reviews()).length).toBeGreaterThan(0);
    await ann.patch(`/study-sessions/${id}/`, { status: "skipped" });
    const tick = (completed: boolean) =>
      ann.post(`/study-plans/${plan.id}/update-topic/`, { topic_id, completed });
    await tick(true);
    expect((await own()).every(({ status }) => status !== "planned")).toBe(true);
    expect((await reviews()).length).toBeGreaterThan(0);
    const all = await sessionsOf(ann, plan.id);
    expect(all.filter(({ kind, status }) => kind === "review" && status === "done")).toEqual([]);
    await tick(false);
    const again = await own();
    expect(again.filter(({ status }) => status === "done")).toEqual([]);
    expect(again.find((session) => session.id === id)?.status).toBe("skipped");
  });

  test("is not ticked by its sessions, but the plan goes on with them", async () => {
    const ann = await signIn();
    const plan = await activePlan(ann);
    const sessions = await sessionsOf(ann, plan.id);
    const [first] = sessions;
    await ann.patch(`/study-sessions/${first?.id}/`, { status: "done" });
    const begun = await planOf(ann, plan.id);
    expect(begun.progress_percentage).toBeGreaterThan(0);
    expect(begun.progress_percentage).toBeLessThan(100);
    expect(begun.plan_data.topics.every(({ completed }) => !completed)).toBe(true);
    await ann.patch(`/study-sessions/${first?.id}/`, { status: "planned" });
    expect(await planOf(ann, plan.id)).toMatchObject({ progress_percentage: 0, status: "active" });
  });

  test("is completed by the last of its sessions, and taken up again without one", async () => {
    const ann = await signIn();
    const plan = await activePlan(ann, ["Vectors"]);
    const sessions = await sessionsOf(ann, plan.id);
    const statusAfter = async (id: number | undefined, status: string) => {
      await ann.patch(`/study-sessions/${id}/`, { status });
      return (await planOf(ann, plan.id)).status;
    };
    for (const { id } of sessions.slice(0, -1)) {
      expect(await statusAfter(id, "done")).toBe("active");
    }
    const last = sessions.at(-1)?.id;
    expect(await statusAfter(last, "done")).toBe("completed");
    expect(await planOf(ann, plan.id)).toMatchObject({ progress_percentage: 100 });
    // What was ticked today does not vanish from today with its last session.
    const range = `?from=${plan.start_date}&to=${plan.end_date}`;
    const done = (await ann.get(`/study-sessions/${range}`)).list;
    expect(done).toEqual(await sessionsOf(ann, plan.id));
    expect(await statusAfter(last, "planned")).toBe("active");
  });

  test("that is taken out of the plan takes its open sessions along", async () => {
    const ann = await signIn();
    const plan = await activePlan(ann);
    const [gone, ...topics] = plan.plan_data.topics;
    const answer = await ann.patch(`/study-plans/${plan.id}/`, { plan_data: { topics } });
    expect(answer.status).toBe(200);
    const left = await sessionsOf(ann, plan.id);
    expect(left.length).toBeGreaterThan(0);
    expect(left.some(({ topic_id }) => topic_id === gone?.id)).toBe(false);
  });

  test("that is taken out leaves the time spent on it as done, and nothing open", async () => {
    const ann = await signIn();
    const plan = await activePlan(ann);
    const { id, topic_id } = await firstSession(ann, plan);
    await ann.post(`/study-sessions/${id}/time/`, { key: "half-an-hour", minutes: 30 });
    const topics = plan.plan_data.topics.filter((topic) => topic.id !== topic_id);
    await ann.patch(`/study-plans/${plan.id}/`, { plan_data: { topics } });
    const left = (await sessionsOf(ann, plan.id)).filter((each) => each.topic_id === topic_id);
    expect(left).toMatchObject([{ id, status: "done", hours: 0.5, minutes_spent: 30 }]);
  });

  test("that takes other hours, or is new, is laid on days as well", async () => {
    const ann = await signIn();
    const plan = await activePlan(ann);
    const topics = plan.plan_data.topics.map((topic) => ({ ...topic, estimated_hours: 1 }));
    const plan_data = { topics: [...topics, { name: "Determinants", estimated_hours: 2 }] };
    const { body } = await ann.patch(`/study-plans/${plan.id}/`, { plan_data });
    const study = (await sessionsOf(ann, plan.id)).filter(({ kind }) => kind === "study");
    expect(study.reduce((sum, { hours }) => sum + hours, 0)).toBe(topics.length + 2);
    expect(study.some(({ title }) => title === "Determinants")).toBe(true);
    expect(body.generation).toMatchObject({ notes: [{ code: "rescheduled" }] });
    const renamed = await ann.patch(`/study-plans/${plan.id}/`, { ...body, title: "Renamed" });
    expect(renamed.status).toBe(200);
    expect((await sessionsOf(ann, plan.id)).filter(({ kind }) => kind === "study")).toEqual(
      study.map((session) => ({ ...session, plan_title: "Renamed" })),
    );
  });

  test("may come back from a client with anything in it", async () => {
    const ann = await signIn();
    const plan = await activePlan(ann);
    const topics = plan.plan_data.topics.map((topic) => ({
      ...topic,
      completed: true,
      ticked_at: "soon",
      sources: "none",
      due_date: 7,
      prerequisites: { a: 1 },
      emphasis: -3,
      exam_id: "x",
    }));
    const milestones = [{ name: "M", exam_id: "x", topic_ids: 3 }];
    const path = `/study-plans/${plan.id}/`;
    const patched = await ann.patch(path, { plan_data: { topics, milestones } });
    expect(patched.status).toBe(200);
    const open = topics.map((topic) => ({ ...topic, completed: false }));
    expect((await ann.patch(path, { plan_data: { topics: open } })).status).toBe(200);
    const strange = [1e300, 1.5, -1].map((exam_id) => ({ name: "M", exam_id, topic_ids: [] }));
    const plan_data = { topics: open, milestones: strange };
    expect((await ann.patch(path, { plan_data })).status).toBe(200);
    const moved = await ann.patch(path, { start_date: dayOf(ann, 2), end_date: dayOf(ann, 12) });
    expect(moved.status).toBe(200);
    const sessions = await sessionsOf(ann, plan.id);
    expect(sessions.every(({ date }) => date >= dayOf(ann, 2))).toBe(true);
  });
});

describe("missed sessions", () => {
  test("are offered new days, of which some are taken over, and that is taken back", async () => {
    const ann = await signIn();
    const plan = await activePlan(ann);
    const missed = await missesSessions(ann, plan, 2);
    const before = await sessionsOf(ann, plan.id);
    expect(before.filter(({ is_missed }) => is_missed)).toHaveLength(2);
    const moves = await movesOf(ann, plan);
    expect(new Set(moves.map(({ session_id }) => session_id))).toEqual(new Set(missed));
    for (const { to } of moves)
      expect(to && to >= dayOf(ann, 0) && to <= dayOf(ann, 10)).toBe(true);
    expect(await sessionsOf(ann, plan.id)).toEqual(before);

    const path = `/study-plans/${plan.id}/reschedule/`;
    const answer = await ann.post(path, { session_ids: missed.slice(0, 1) });
    expect(answer.body).toMatchObject({ moved: 1, study_plan: { can_undo: true } });
    const after = await sessionsOf(ann, plan.id);
    expect(after.filter(({ is_missed }) => is_missed).map(({ id }) => id)).toEqual([missed[1]]);
    // Reviews are laid anew from what is learned by then; the study itself is neither more nor less.
    const hours = (list: StudySession[]) =>
      list.filter(({ kind }) => kind === "study").reduce((sum, each) => sum + each.hours, 0);
    expect(hours(after)).toBe(hours(before));

    const undone = await ann.post(`/study-plans/${plan.id}/undo/`);
    expect(undone.body.can_undo).toBe(false);
    const plain = (list: StudySession[]) =>
      list.map(({ topic_id, date, hours }) => [topic_id, date, hours]);
    expect(plain(await sessionsOf(ann, plan.id))).toEqual(plain(before));
    expect((await ann.post(`/study-plans/${plan.id}/undo/`)).status).toBe(409);
  });

  test("for which no day is left say why", async () => {
    const ann = await signIn();
    const plan = await activePlan(ann, ["Vectors"]);
    const missed = await missesSessions(ann, plan, 1);
    await db()
      .update(studyPlans)
      .set({ end_date: dayOf(ann, -1) })
      .where(eq(studyPlans.id, plan.id));
    const moves = await movesOf(ann, plan);
    expect(moves).toMatchObject([{ session_id: missed[0], to: null }]);
    expect(moves[0]?.reason).not.toBe("");
    const answer = await ann.post(`/study-plans/${plan.id}/reschedule/`, { session_ids: missed });
    expect(answer.body).toMatchObject({ moved: 0, study_plan: { can_undo: false } });
  });

  test("of another plan are not moved with this one", async () => {
    const ann = await signIn();
    const [plan, other] = [await activePlan(ann), await activePlan(ann, ["Cells"])];
    const [stray] = await missesSessions(ann, other, 1);
    const path = `/study-plans/${plan.id}/reschedule/`;
    expect((await ann.post(path, { session_ids: [stray] })).status).toBe(404);
  });
});
