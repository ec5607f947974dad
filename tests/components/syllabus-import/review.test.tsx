import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ImportDialog } from "@/components/syllabus-import/import-dialog";
import { PendingImports } from "@/components/syllabus-import/public";
import type { SyllabusImport } from "@/lib/contract/syllabus-imports";
import { STUDENT } from "@/tests/support/items";
import { type Answer, field, fillIn, serve, show } from "@/tests/support/page";
import { WAITING } from "@/tests/support/syllabus-import";
import {
  classTimeOf,
  itemOf,
  proposalOf,
  quotedValue,
  seriesOf,
} from "@/tests/unit/syllabus-import/proposal";

const AT = `/syllabus-imports/${WAITING.id}/`;
const ACCEPT = `POST ${AT}accept/`;
const ACCEPTED = { ...WAITING, course_id: 9, accepted_at: WAITING.updated_at };
const ALL = "Add 2 items and 2 topics";

async function draw(row: SyllabusImport = WAITING, answers: Record<string, Answer> = {}) {
  const server = serve({
    "GET /profile/": { body: STUDENT },
    [`GET ${AT}`]: { body: row },
    [ACCEPT]: { body: ACCEPTED },
    ...answers,
  });
  const onClose = vi.fn();
  const page = show(<ImportDialog course_id={null} import_id={row.id} onClose={onClose} />);
  await screen.findByRole("heading", { name: "Check the syllabus" });
  return { server, onClose, ...page };
}

const press = (name: string) => screen.getByRole("button", { name });
const titleOf = (name: string) =>
  screen.getByRole<HTMLInputElement>("textbox", { name: `Title of ${name}` });
const rowOf = (name: string) => titleOf(name).closest("li");

test("a course that cannot be made of its syllabus says why at the field, and keeps every edit", async () => {
  const taken = "You already have a course with this name in this semester.";
  const { user, server, onClose, router } = await draw(WAITING, {
    [ACCEPT]: { status: 400, body: { name: [taken] } },
  });
  await user.clear(titleOf("Homework 1"));
  await user.type(titleOf("Homework 1"), " ");
  await user.click(press(ALL));
  await waitFor(() => expect(document.activeElement).toBe(titleOf("Homework 1")));
  expect(rowOf("Homework 1")?.textContent).toContain("Title is required");
  expect(server.bodies(ACCEPT)).toEqual([]);

  await user.clear(titleOf("Homework 1"));
  await user.type(titleOf("Homework 1"), "Problem set 1");
  await user.click(press(ALL));
  await screen.findByText("We couldn't add anything", { selector: "[role=alert] *" });
  await waitFor(() => expect(document.activeElement).toBe(field("Course name")));
  const line = field("Course name").getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(line)?.textContent).toBe(taken);
  expect(titleOf("Homework 1").value).toBe("Problem set 1");

  server.answers[ACCEPT] = "offline";
  await fillIn(user, { "Course name": "Cells" });
  await user.click(press(ALL));
  await screen.findByText(/couldn't reach the server/, { selector: "[role=alert] *" });
  server.answers[ACCEPT] = { body: ACCEPTED };
  await user.click(press(ALL));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(router.push).toHaveBeenCalledWith("/courses/9");
  expect(server.bodies(ACCEPT).at(-1)).toMatchObject({
    course: { name: "Cells", code: "BIO 210", instructor: "Dr. Example" },
    items: [{ title: "Problem set 1" }, { title: "Homework 2" }],
    topics: [{ title: "Membranes" }, { title: "Transport" }],
  });
});

test("a course whose syllabus says nothing is made by hand", async () => {
  const { user, server, onClose } = await draw({ ...WAITING, proposal: proposalOf() });
  expect(screen.getByText("We found no deadlines or topics")).toBeTruthy();
  await fillIn(user, { "Course name": "Reading" });
  await user.click(press("Add a topic"));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText("Title of your topic")),
  );
  await user.keyboard("Novels");
  await user.click(press("Add 1 topic"));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.bodies(ACCEPT)).toMatchObject([
    { course: { name: "Reading" }, items: [], topics: [{ title: "Novels" }] },
  ]);
});

test("work that the syllabus may mean is offered apart, and added only where it is chosen", async () => {
  const unsure = {
    is_certain: false,
    due_date: null,
    weight: null,
    confidence: "unknown",
  } as const;
  const items = [itemOf(), itemOf({ key: "i1", title: "Field report", ...unsure })];
  const { user, server, onClose } = await draw({ ...WAITING, proposal: proposalOf({ items }) });
  const apart = screen.getByRole("list", { name: "We're not sure about these" });
  expect(within(apart).getAllByRole("textbox", { name: /^Title of/ })).toEqual([
    titleOf("Field report"),
  ]);
  const box = within(apart).getByRole<HTMLInputElement>("checkbox", { name: "Add Field report" });
  expect(box.checked).toBe(false);
  await user.click(box);
  await fillIn(user, { "Course name": "Soils" });
  await user.click(press("Add 2 items"));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.bodies(ACCEPT)).toMatchObject([
    { items: [{ title: "Homework 1" }, { title: "Field report" }] },
  ]);
});

test("the review of a pasted syllabus marks the words in the text", async () => {
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }));
  const { user, onClose } = await draw();
  const text = screen.getByRole("region", { name: "Text of the syllabus" });
  await user.click(titleOf("Homework 2"));
  await waitFor(() => expect(text.querySelector("mark")?.textContent).toContain("October 3, 2036"));
  expect(screen.queryByText(/couldn't mark these words/)).toBeNull();
  await user.click(press(ALL));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test("a review may be left, reloaded and taken up again with what was changed, and discarded", async () => {
  const { proposal: _, syllabus_text: __, ...listed } = { ...WAITING, filename: "bio210.pdf" };
  const server = serve({
    "GET /profile/": { body: STUDENT },
    "GET /syllabus-imports/": { body: [listed] },
    [`GET ${AT}`]: { body: WAITING },
    [`DELETE ${AT}`]: { status: 204 },
  });
  const open = async () => {
    await user.click(await screen.findByRole("button", { name: /^Review/ }));
    await screen.findByRole("heading", { name: "Check the syllabus" });
  };
  const homework = () => within(rowOf("Homework 2") ?? document.body).getByRole("checkbox");
  let { user, unmount } = show(<PendingImports course_id={null} />);
  await open();
  await fillIn(user, { Instructor: "Dr. Sample" });
  await user.click(homework());
  unmount();

  ({ user, unmount } = show(<PendingImports course_id={null} />));
  const waiting = await screen.findByRole("list", { name: "Syllabi to review" });
  expect(waiting.textContent).toContain("A syllabus is ready for your review: bio210.pdf");
  await open();
  expect(screen.getByText("You're back where you left off.")).toBeTruthy();
  expect(field("Instructor").value).toBe("Dr. Sample");
  expect(homework()).toHaveProperty("checked", false);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  await open();
  await user.click(press("Start over"));
  expect(field("Instructor").value).toBe("Dr. Example");
  expect(homework()).toHaveProperty("checked", true);
  await user.click(screen.getAllByRole("button", { name: "Close" }).at(-1) ?? document.body);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  await user.click(screen.getByRole("button", { name: /^Discard/ }));
  const question = await screen.findByRole("alertdialog");
  server.answers["GET /syllabus-imports/"] = { body: [] };
  await user.click(within(question).getByRole("button", { name: "Discard" }));
  await waitFor(() => expect(screen.queryByRole("list", { name: "Syllabi to review" })).toBeNull());
  expect(server.bodies(`DELETE ${AT}`)).toHaveLength(1);
});

test("deadlines that repeat are offered, counted within the term, and sent when they are ticked", async () => {
  const series = [seriesOf()];
  const proposal = { ...(WAITING.proposal ?? proposalOf()), series };
  const { user, server } = await draw({ ...WAITING, proposal });
  const list = screen.getByRole("list", { name: "Deadlines that repeat" });
  expect(list.textContent).toContain("Every Monday at 5:00 PM");
  expect(list.textContent).toContain("needs the course's first and last day");
  await fillIn(user, { "Start date": "2036-09-01", "End date": "2036-09-30" });
  expect(list.textContent).toContain("5 days");
  await user.click(within(list).getByRole("checkbox", { name: "Add Reading response" }));
  await user.click(press("Add 7 items and 2 topics"));
  await waitFor(() => expect(server.bodies(ACCEPT)).toHaveLength(1));
  expect(server.bodies(ACCEPT)[0]).toMatchObject({
    series: [{ key: "s0", title: "Reading response" }],
  });
});

const PAST = {
  ...WAITING,
  proposal: proposalOf({
    course: {
      ...proposalOf().course,
      name: quotedValue("Cell Biology"),
      start_date: quotedValue("2024-01-15"),
      end_date: quotedValue("2024-05-10"),
    },
    items: [
      itemOf({ due_date: "2024-02-03T04:59:00.000Z" }),
      itemOf({ key: "i1", type: "final", title: "Final", due_date: "2024-05-09T03:59:00.000Z" }),
    ],
  }),
};

test("the syllabus of a term that is over asks once what becomes of its work", async () => {
  const { user, server } = await draw(PAST);
  const question = screen.getByRole("group", { name: "This term ended on 10 May 2024" });
  const choose = (name: RegExp) => user.click(within(question).getByRole("radio", { name }));
  const dates = () => screen.getAllByLabelText<HTMLInputElement>(/^Date of/).map((of) => of.value);
  expect(within(question).getByRole("radio", { checked: true, name: /^Keep/ })).toBeTruthy();

  await choose(/^Leave the old dates out/);
  expect(dates()).toEqual(["", ""]);
  expect(field("End date").value).toBe("");
  await choose(/^Add the work as finished/);
  expect(dates()).toEqual(["2024-02-02", "2024-05-08"]);
  expect(field("End date").value).toBe("2024-05-10");
  await user.click(press("Add 2 items"));
  await waitFor(() => expect(server.bodies(ACCEPT)).toHaveLength(1));
  expect(server.bodies(ACCEPT)[0]).toMatchObject({
    finishes_past: true,
    course: { start_date: "2024-01-15", end_date: "2024-05-10" },
    items: [{ due_date: "2024-02-03T04:59:00.000Z" }, { due_date: "2024-05-09T03:59:00.000Z" }],
  });
});

test("old dates that are left out are not sent, and the work is", async () => {
  const { user, server } = await draw(PAST);
  await user.click(screen.getByRole("radio", { name: /^Leave the old dates out/ }));
  await user.click(press("Add 2 items"));
  await waitFor(() => expect(server.bodies(ACCEPT)).toHaveLength(1));
  expect(server.bodies(ACCEPT)[0]).toMatchObject({
    finishes_past: false,
    course: { start_date: null, end_date: null },
    items: [{ due_date: null }, { due_date: null }],
  });
});

test("the syllabus of a term to come asks nothing of the kind", async () => {
  await draw();
  expect(screen.queryByText(/^This term ended/)).toBeNull();
  expect(screen.queryByRole("radio")).toBeNull();
});

test("class times are corrected in the review; one without its times is refused at its fields", async () => {
  const proposal = proposalOf({
    course: { ...proposalOf().course, name: quotedValue("Cells") },
    class_times: [
      classTimeOf(),
      classTimeOf({ key: "c1", start_time: null, end_time: null, quote: "Tue 8:00-8:50" }),
    ],
  });
  const { user, server, onClose } = await draw({ ...WAITING, proposal });
  await user.click(screen.getByRole("checkbox", { name: "Add “Tue 8:00-8:50”" }));
  await user.click(press("Add 2 class times"));
  await waitFor(() => expect(document.activeElement).toBe(field("Start of “Tue 8:00-8:50”")));
  expect(server.bodies(ACCEPT)).toEqual([]);
  await fillIn(user, {
    "Start of “Tue 8:00-8:50”": "08:00",
    "End of “Tue 8:00-8:50”": "08:50",
  });
  const days = screen.getByRole("group", { name: "Days of “Tue 8:00-8:50”" });
  await user.click(within(days).getByRole("button", { name: "Tuesday" }));
  await user.click(press("Add 2 class times"));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const whole = { kind: "lecture", location: "Room 101" };
  expect(server.bodies(ACCEPT)).toMatchObject([
    {
      class_times: [
        { key: "c0", ...whole, weekdays: [1, 3], start_time: "10:10", end_time: "11:00" },
        { key: "c1", ...whole, weekdays: [1, 3, 2], start_time: "08:00", end_time: "08:50" },
      ],
    },
  ]);
});
