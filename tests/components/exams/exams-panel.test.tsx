import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ExamsPanel } from "@/components/exams/exams-panel";
import type { Exam } from "@/lib/contract/exams";
import { COURSE, EXAM, STUDENT } from "@/tests/support/items";
import { choose, confirm } from "@/tests/support/menus";
import { type Answer, held, serve, show } from "@/tests/support/page";

const AT = `/courses/${COURSE.id}/exams/`;
const MIDTERM: Exam = {
  ...EXAM,
  name: "Midterm",
  syllabus_coverage: [
    { topic: "Graphs", weightage: 60 },
    { topic: "Trees", weightage: 30 },
  ],
  preparation_status: { Graphs: true },
  preparation_percentage: 50,
};

function opens(exams: Answer | (() => Promise<Answer>)) {
  const server = serve({ "GET /profile/": { body: STUDENT }, [`GET ${AT}`]: exams });
  return { server, ...show(<ExamsPanel course_id={COURSE.id} />) };
}

const panel = () => within(screen.getByRole("region", { name: /^Exams/ }));

async function stop(name: string) {
  const heading = await screen.findByRole("heading", { name, level: 3 });
  return heading.closest("li")?.textContent;
}

test("exams show what is next first, and what is past below it", async () => {
  const exam = (id: number, name: string, days: number, status: Exam["status"]) => ({
    ...EXAM,
    id,
    name,
    status,
    days_until_exam: days,
  });
  opens({
    body: [
      exam(1, "Last year", -400, "completed"),
      exam(2, "Yesterday", -1, "completed"),
      exam(3, "In three days", 3, "upcoming"),
      exam(4, "In ten days", 10, "upcoming"),
    ],
  });
  expect(await stop("In three days")).toContain("in 3 days");
  expect(await stop("In three days")).toContain("Next");
  expect(await stop("Yesterday")).toContain("Completed");
  const items = panel().getAllByRole("listitem");
  const names = items.map((item) => within(item).getByRole("heading").textContent);
  expect(names).toEqual(["In three days", "In ten days", "Yesterday", "Last year"]);
  expect(panel().getAllByText("Next", { exact: true })).toHaveLength(1);
});

test("a tick of what is prepared shows at once, and is taken back when it was not stored", async () => {
  const { answer, letGo } = held("offline");
  const { server, user } = opens({ body: [MIDTERM] });
  server.answers[`POST ${AT}${EXAM.id}/update_preparation/`] = answer;
  await user.click(await screen.findByRole("button", { name: "Midterm" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Exam Details" }));
  const box = (name: string) => dialog.getByRole("checkbox", { name: new RegExp(name) });
  expect(dialog.getByRole("img", { name: "Prepared: 50%" })).toBeTruthy();
  await user.click(box("Trees"));
  expect(await dialog.findByRole("img", { name: "Prepared: 100%" })).toBeTruthy();
  await letGo();
  expect(await screen.findByText(/^“Trees” is not marked as prepared\./)).toBeTruthy();
  expect(box("Trees")).toHaveProperty("checked", false);
  expect(box("Graphs")).toHaveProperty("checked", true);
  expect(dialog.getByRole("img", { name: "Prepared: 50%" })).toBeTruthy();
});

test("an exam is deleted after asking, and comes back when the server does not delete it", async () => {
  const removal = `DELETE ${AT}${EXAM.id}/`;
  const { server, user } = opens({ body: [MIDTERM] });
  server.answers[removal] = "offline";
  await choose(user, "Midterm", "Delete");
  expect(await screen.findByRole("alertdialog", { name: "Delete Exam" })).toBeTruthy();
  expect(await confirm(user, "Cancel")).toContain('Are you sure you want to delete "Midterm"?');
  expect(server.bodies(removal)).toEqual([]);

  await choose(user, "Midterm", "Delete");
  await confirm(user, "Delete");
  expect(await screen.findByText(/^We couldn't delete “Midterm”\./)).toBeTruthy();
  expect(await stop("Midterm")).toBeTruthy();

  server.answers[removal] = { status: 204 };
  server.answers[`GET ${AT}`] = { body: [] };
  await choose(user, "Midterm", "Delete");
  await confirm(user, "Delete");
  expect(await screen.findByText("No exams yet")).toBeTruthy();
  expect(server.bodies(removal)).toHaveLength(2);
});

test("exams say that they are loading, why they cannot, and are tried again", async () => {
  const { answer, letGo } = held({ status: 400, body: { message: "The library is closed." } });
  const { server, user } = opens(answer);
  expect(panel().getByRole("status", { name: "Loading exams" })).toBeTruthy();
  await letGo();
  expect((await panel().findByRole("alert")).textContent).toContain("The library is closed.");
  server.answers[`GET ${AT}`] = { body: [MIDTERM] };
  await user.click(panel().getByRole("button", { name: "Try Again" }));
  await waitFor(async () => expect(await stop("Midterm")).toBeTruthy());
});
