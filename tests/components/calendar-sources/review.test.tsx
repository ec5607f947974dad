import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { CalendarNews, CalendarsToReview } from "@/components/calendar-sources/public";
import { ReviewDialog } from "@/components/calendar-sources/review-dialog";
import type { CalendarItem } from "@/lib/contract/calendar-sources";
import { anItem, SOURCE, SYNCED } from "@/tests/support/calendar-items";
import { COURSE, STUDENT } from "@/tests/support/items";
import { serve, show } from "@/tests/support/page";

const PATH = `/calendar/sources/${SOURCE.id}/`;
const OTHER = { ...COURSE, id: 8, name: "Biology", code: "BIO 1" };
const calendar = { id: SOURCE.id, name: "Canvas" };

function opens(items: CalendarItem[], ignored: object[] = []) {
  const server = serve({
    "GET /profile/": { body: STUDENT },
    "GET /courses/": { body: [COURSE, OTHER] },
    "GET /calendar/sources/": { body: [SOURCE] },
    [`GET ${PATH}items/`]: { body: items },
    [`GET ${PATH}ignored/`]: { body: ignored },
    [`POST ${PATH}decisions/`]: { body: SOURCE },
  });
  const sent = () => server.bodies(`POST ${PATH}decisions/`);
  const button = (name: string) => screen.findByRole("button", { name });
  return { server, sent, button, ...show(<ReviewDialog calendar={calendar} onClose={() => {}} />) };
}

test("one is added to the course it was matched with, another is ignored; both leave the list", async () => {
  const items = [anItem(), anItem({ id: 2, title: "Midterm 1", type: "exam" })];
  const { sent, button, user, server } = opens(items);
  server.answers[`POST ${PATH}decisions/`] = () => {
    items.shift();
    return { body: SOURCE };
  };
  await user.click(await button("Add Problem set 1"));
  await user.click(await button("Ignore Midterm 1"));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    { decisions: [{ action: "add", item_id: 1, work: "assignment", course_id: COURSE.id }] },
    { decisions: [{ action: "ignore", item_id: 2 }] },
  ]);
  expect(await screen.findByText("Nothing to review")).toBeTruthy();
});

test("all of a course are added at once, to another course and as another kind where the student says so", async () => {
  const { sent, button, user } = opens([
    anItem(),
    anItem({ id: 2, title: "Test", course_id: null }),
  ]);
  await button("Add all of MATH 233 FA26");
  await user.selectOptions(await screen.findByLabelText("Course of MATH 233 FA26"), "8");
  await user.selectOptions(screen.getByLabelText("Test is"), "exam");
  await user.click(await button("Add all 2 of MATH 233 FA26"));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({
    decisions: [
      { action: "add", item_id: 1, work: "assignment", course_id: 8 },
      { action: "add", item_id: 2, work: "exam", course_id: 8 },
    ],
  });
});

test("work that is there already is linked, unless it is meant to be new or of another course", async () => {
  const same = { work: "exam" as const, id: 31, title: "Test one", at: SYNCED.at };
  const { sent, button, user } = opens([anItem({ same })]);
  expect((await screen.findByLabelText<HTMLSelectElement>("Problem set 1 is")).value).toBe("same");
  expect(screen.getByText(/follows the calendar from now on/)).toBeTruthy();
  await user.selectOptions(screen.getByLabelText("Course of MATH 233 FA26"), "8");
  expect((screen.getByLabelText("Problem set 1 is") as HTMLSelectElement).value).toBe("assignment");
  expect(screen.queryByRole("option", { name: /The same as/ })).toBeNull();
  await user.selectOptions(screen.getByLabelText("Course of MATH 233 FA26"), String(COURSE.id));
  await user.click(await button("Link Problem set 1"));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({
    decisions: [{ action: "link", item_id: 1, work: "exam", work_id: 31 }],
  });
});

test("what names no course waits until one is chosen for each", async () => {
  const { button, user, sent } = opens([
    anItem({ course_label: null, course_id: null }),
    anItem({ id: 2, title: "Lab", course_label: null, course_id: null }),
  ]);
  expect(((await button("Add Lab")) as HTMLButtonElement).disabled).toBe(true);
  expect(((await button("Add all of Without a course")) as HTMLButtonElement).disabled).toBe(true);
  await screen.findAllByRole("option", { name: /Biology/ });
  await user.selectOptions(screen.getByLabelText("Course of Lab"), "8");
  await user.click(await button("Add Lab"));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({
    decisions: [{ action: "add", item_id: 2, work: "assignment", course_id: 8 }],
  });
});

test("what the server refuses comes back, with the reason", async () => {
  const { button, user, server } = opens([anItem()]);
  const detail = "This calendar has changed since you looked. Please look again.";
  server.answers[`POST ${PATH}decisions/`] = { status: 409, body: { detail } };
  await user.click(await button("Add Problem set 1"));
  expect((await screen.findByRole("alert")).textContent).toContain(detail);
  expect(await button("Add Problem set 1")).toBeTruthy();
});

test("other values are offered beside the student's own", async () => {
  const offered = { title: "Problem set one", at: "2026-12-09T22:00:00.000Z", has_time: true };
  const item = anItem({
    question: "differs",
    work: "assignment",
    work_id: 5,
    mine: SYNCED,
    offered,
  });
  const { user, sent } = opens([item, { ...item, id: 2 }]);
  const [row] = await screen.findAllByRole("listitem");
  const said = row?.textContent;
  expect(said).toContain("Title:Problem set 1→is nowProblem set one");
  expect(said).toContain("Date:Fri 4 Dec, 5:00 PM→is nowWed 9 Dec, 5:00 PM");
  expect(said).not.toContain("Place");
  const [keep] = await screen.findAllByRole("button", { name: "Keep mine for Problem set 1" });
  if (keep) await user.click(keep);
  await waitFor(() => expect(sent()).toHaveLength(1));
  const [, follow] = screen.getAllByRole("button", { name: /^Use the calendar's/ });
  if (follow) await user.click(follow);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    { decisions: [{ action: "keep", item_id: 1 }] },
    { decisions: [{ action: "follow", item_id: 2 }] },
  ]);
});

test("what is gone from the calendar is kept, or deleted with a way back", async () => {
  const item = anItem({ question: "gone", work: "exam", work_id: 5, mine: SYNCED });
  const { button, user, server } = opens([item]);
  const route = `DELETE /courses/${COURSE.id}/exams/5/`;
  server.answers[route] = { status: 204 };
  await user.click(await button("Delete Problem set 1"));
  await waitFor(() => expect(server.sent.some((one) => one.route === route)).toBe(true));
  expect(await screen.findByText("“Problem set 1” deleted")).toBeTruthy();
  server.answers["POST /trash/undo/"] = { body: {} };
  await user.click(await button("Undo"));
  await waitFor(() =>
    expect(server.bodies("POST /trash/undo/")).toEqual([{ kind: "exam", item_id: 5 }]),
  );
});

test("what has no time is shown by its day alone", async () => {
  opens([anItem({ has_time: false })]);
  const row = (await screen.findByRole("heading", { name: "Problem set 1" })).closest("li");
  expect(row?.textContent).toContain("Fri 4 Dec");
  expect(row?.textContent).not.toMatch(/[AP]M/);
});

test("what is ignored can be proposed again", async () => {
  const { id, type, title, course_label, at, has_time } = anItem({ id: 9, title: "Poster" });
  const { button, user, sent } = opens([], [{ id, type, title, course_label, at, has_time }]);
  await user.click(await button("Show 1"));
  await user.click(await button("Propose again Poster"));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({ decisions: [{ action: "propose", item_id: 9 }] });
});

test("the dashboard's quiet line opens the review", async () => {
  serve({
    "GET /profile/": { body: STUDENT },
    "GET /courses/": { body: [COURSE] },
    [`GET ${PATH}items/`]: { body: [anItem()] },
    [`GET ${PATH}ignored/`]: { body: [] },
  });
  const waiting = [
    { ...calendar, waiting: 3, failure: null },
    { id: 5, name: "Moodle", waiting: 1, failure: null },
  ];
  const { user } = show(<CalendarsToReview calendars={waiting} />);
  expect(screen.getByText("3 things to review from Canvas")).toBeTruthy();
  expect(screen.getByText("1 thing to review from Moodle")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Review Canvas" }));
  const dialog = await screen.findByRole("dialog", { name: "Review “Canvas”" });
  expect(await within(dialog).findByRole("heading", { name: "Problem set 1" })).toBeTruthy();
});

test("the calendar's page says what waits, and what could not be read, when and why", async () => {
  const failed = {
    ...SOURCE,
    state: "failed" as const,
    message: "There's nothing at this address any more.",
  };
  const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000).toISOString();
  const sources = [
    { ...SOURCE, id: 1, name: "Moodle", proposed: 1, questions: 1 },
    { ...failed, id: 2, name: "Gone", checked_at: hours(1.5), succeeded_at: hours(30) },
    { ...failed, id: 3, name: "Never", checked_at: hours(1.5), succeeded_at: null },
    { ...failed, id: 4, name: "Resting", is_paused: true },
    { ...SOURCE, id: 5, name: "Quiet" },
  ];
  serve({ "GET /profile/": { body: STUDENT }, "GET /calendar/sources/": { body: sources } });
  show(<CalendarNews />);
  const list = within(await screen.findByRole("list", { name: "Calendars to review" }));
  expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^2 things to review from Moodle/),
    "We couldn't read Gone 1 hour ago. There's nothing at this address any more. We last read it 1 day ago. " +
      "Open your calendars",
    "We couldn't read Never 1 hour ago. There's nothing at this address any more. Open your calendars",
  ]);
  const [link] = list.getAllByRole("link", { name: "Open your calendars" });
  expect(link?.getAttribute("href")).toBe("/settings#other-calendars");
});
