import { beforeEach, expect, test } from "vitest";
import type { Change } from "@/lib/client/offline/changes";
import { outbox } from "@/lib/client/offline/outbox";
import { sendChanges } from "@/lib/client/offline/send-changes";
import { sessionStore } from "@/lib/client/session-store";
import { ASSIGNMENT, COURSE, STUDENT } from "@/tests/support/items";
import { type Answer, serve } from "@/tests/support/page";

const AT = `/courses/${COURSE.id}/assignments/${ASSIGNMENT.id}/`;
const FINISH = `PATCH ${AT}`;
const FINISHED: Change = {
  kind: "assignment",
  course_id: COURSE.id,
  id: ASSIGNMENT.id,
  wanted: "completed",
  before: "not_started",
};

beforeEach(() => sessionStore.signIn({ access: "a", refresh: "r" }, STUDENT));

test.each<{ now: Answer; how: string; sent: number }>([
  { now: { body: { ...ASSIGNMENT, stored_status: "not_started" } }, how: "sent", sent: 1 },
  {
    now: { body: { ...ASSIGNMENT, status: "overdue", stored_status: "not_started" } },
    how: "sent",
    sent: 1,
  },
  { now: { body: { ...ASSIGNMENT, stored_status: "completed" } }, how: "already", sent: 0 },
  { now: { body: { ...ASSIGNMENT, stored_status: "submitted" } }, how: "elsewhere", sent: 0 },
  { now: { status: 404 }, how: "gone", sent: 0 },
])("work finished offline is $how where the server has $now", async ({ now, how, sent }) => {
  const server = serve({ [`GET ${AT}`]: now, [FINISH]: { body: ASSIGNMENT } });
  outbox.add(FINISHED);
  expect(await sendChanges()).toMatchObject([{ how }]);
  expect(server.bodies(FINISH)).toHaveLength(sent);
  expect(outbox.read()).toEqual([]);
  expect(await sendChanges(), "a second time").toEqual([]);
  expect(server.bodies(FINISH)).toHaveLength(sent);
});

test("what the server never heard of is kept, and a lost answer does not send it twice", async () => {
  const server = serve({ [`GET ${AT}`]: "offline" });
  outbox.add(FINISHED);
  expect(await sendChanges()).toEqual([]);
  expect(outbox.read()).toEqual([FINISHED]);
  // The request arrives, its answer does not.
  server.answers[`GET ${AT}`] = { body: { ...ASSIGNMENT, stored_status: "not_started" } };
  server.answers[FINISH] = () => {
    server.answers[`GET ${AT}`] = { body: { ...ASSIGNMENT, stored_status: "completed" } };
    return "offline";
  };
  expect(await sendChanges()).toEqual([]);
  expect(outbox.read()).toEqual([FINISHED]);
  expect(await sendChanges()).toMatchObject([{ how: "already" }]);
  expect(server.bodies(FINISH)).toHaveLength(1);
});

test("what is taken back before it is sent leaves nothing to send, and another student's stays theirs", () => {
  outbox.add(FINISHED);
  sessionStore.setUser({ ...STUDENT, id: STUDENT.id + 1 });
  expect(outbox.read()).toEqual([]);
  sessionStore.setUser(STUDENT);
  outbox.add({ ...FINISHED, wanted: "not_started", before: "completed" });
  expect(outbox.read()).toEqual([]);
});
