import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Calendar } from "@/components/calendar/calendar";
import { aSession } from "@/tests/components/study-sessions/sessions";
import { visit } from "@/tests/support/address";
import { ASSIGNMENT, EXAM } from "@/tests/support/items";
import { held, show } from "@/tests/support/page";
import { ALGEBRA, assignment, EVENTS, serveTerm, TERM } from "./term";

const ONE = `/courses/${ALGEBRA.id}/assignments/1/`;
const MIDTERM = `/courses/${ALGEBRA.id}/exams/1/`;
const DUE = "2026-11-22T04:59:00.000Z";

/** The month or week of the term, and a server that stores what is moved. */
function opens(view: "list" | "month" | "week") {
  const server = serveTerm();
  server.answers["GET /calendar/busy/"] = { body: [] };
  const stored = { ...ASSIGNMENT, id: 1, course_id: ALGEBRA.id, title: "Problem Set 1" };
  server.answers[`GET ${ONE}`] = { body: { ...stored, due_date: DUE, weight: 15 } };
  server.answers[`PUT ${ONE}`] = () => {
    const due_date = (server.bodies(`PUT ${ONE}`).at(-1) as { due_date: string }).due_date;
    const events = TERM.map((event) =>
      event.title === "Problem Set 1" ? { ...event, start: due_date } : event,
    );
    server.answers[EVENTS] = { body: { events, missing: [] } };
    return { body: { ...stored, due_date } };
  };
  visit(`/calendar?view=${view}`);
  return { server, ...show(<Calendar />) };
}

const link = (name: RegExp) => screen.findByRole("link", { name });
const bar = () => screen.findByRole("application", { name: "Move Problem Set 1" });
const cellOf = (element: HTMLElement) => element.closest("td")?.dataset.cell;

test("an event of a month is moved by keys, with its time of day, and back by Undo", async () => {
  const { server, user } = opens("month");
  const event = await link(/^Problem Set 1/);
  expect(event.getAttribute("aria-keyshortcuts")).toBe("M");
  act(() => event.focus());
  await user.keyboard("m");
  expect(document.activeElement).toBe(await bar());
  await user.keyboard("{ArrowDown}{ArrowRight}");
  // Past the change of the month it is drawn there, and nothing is stored yet.
  expect((await bar()).textContent).toContain("Sunday 29 November, 11:59 PM");
  expect(cellOf(await link(/^Problem Set 1/))).toBe("2026-11-29");
  expect(server.bodies(`PUT ${ONE}`)).toEqual([]);
  await user.keyboard("{Enter}");
  await screen.findByText("“Problem Set 1” moved to Sun 29 Nov");
  // All of it is sent as it is, but for the date.
  expect(server.bodies(`PUT ${ONE}`)).toMatchObject([
    { title: "Problem Set 1", weight: 15, due_date: "2026-11-30T04:59:00.000Z" },
  ]);
  const moved = await link(/^Problem Set 1/);
  expect(cellOf(moved)).toBe("2026-11-29");
  await waitFor(() => expect(document.activeElement).toBe(moved));

  await user.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText("“Problem Set 1” is back on Sat 21 Nov");
  expect(server.bodies(`PUT ${ONE}`)[1]).toMatchObject({ due_date: DUE });
  expect(cellOf(await link(/^Problem Set 1/))).toBe("2026-11-21");
});

test("Escape leaves an event where it was, and the focus on it", async () => {
  const { server, user } = opens("week");
  const event = await link(/^Problem Set 1/);
  act(() => event.focus());
  await user.keyboard("m{ArrowRight}");
  await screen.findByRole("table", { name: "22 – 28 November 2026" });
  await user.keyboard("{Escape}");
  await screen.findByRole("table", { name: "15 – 21 November 2026" });
  const again = await link(/^Problem Set 1/);
  expect(cellOf(again)).toBe("2026-11-21");
  await waitFor(() => expect(document.activeElement).toBe(again));
  expect(screen.queryByRole("application")).toBeNull();
  expect(server.bodies(`PUT ${ONE}`)).toEqual([]);
});

test("keys give an event of a week another hour, and say both in the message", async () => {
  const { server, user } = opens("week");
  server.answers[`GET ${MIDTERM}`] = { body: { ...EXAM, id: 1, course_id: ALGEBRA.id } };
  server.answers[`PUT ${MIDTERM}`] = { body: EXAM };
  const event = await link(/^Midterm/);
  act(() => event.focus());
  await user.keyboard("m{ArrowUp}{ArrowUp}{ArrowLeft}{Enter}");
  await screen.findByText("“Midterm” moved to Thu 19 Nov, 1:30 PM");
  expect(server.bodies(`PUT ${MIDTERM}`)).toMatchObject([
    { exam_date: "2026-11-19T18:30:00.000Z", has_time: true },
  ]);
});

test("a move that the server refuses is taken back, with the reason", async () => {
  const { server, user } = opens("month");
  const { answer, letGo } = held({
    status: 503,
    body: { message: "The server is being repaired." },
  });
  server.answers[`PUT ${ONE}`] = answer;
  const event = await link(/^Problem Set 1/);
  act(() => event.focus());
  await user.keyboard("m{ArrowLeft}{Enter}");
  await waitFor(async () => expect(cellOf(await link(/^Problem Set 1/))).toBe("2026-11-20"));
  await letGo();
  await screen.findByText("We couldn't move “Problem Set 1”. The server is being repaired.");
  expect(cellOf(await link(/^Problem Set 1/))).toBe("2026-11-21");
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("a session gets a time of its own where it is dropped, and by Undo none again", async () => {
  const vectors = {
    ...assignment(ALGEBRA, { item_id: 9, title: "Vectors", start: "2026-11-19" }),
    ...({ id: "study_session_9", type: "study_session", assignment_type: null } as const),
    ...{ all_day: true, hours: 1.5, plan_id: 4, status: "planned" },
  };
  const server = serveTerm([...TERM, vectors]);
  server.answers["GET /study-sessions/"] = {
    body: [aSession({ id: 9, start_time: "18:00", is_usual_time: true })],
  };
  server.answers["PATCH /study-sessions/9/"] = { body: aSession({ id: 9 }) };
  visit("/calendar?view=week");
  const { user } = show(<Calendar />);
  const event = await link(/^Vectors/);
  act(() => event.focus());
  await user.keyboard("m{ArrowDown}{ArrowRight}{Enter}");
  await screen.findByText("“Vectors” moved to Fri 20 Nov, 9:00 AM");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText("“Vectors” is back on Thu 19 Nov");
  expect(server.bodies("PATCH /study-sessions/9/")).toEqual([
    { date: "2026-11-20", start_time: "09:00" },
    { date: "2026-11-19", start_time: null },
  ]);
});

test("the end of a plan does not move", async () => {
  const { user } = opens("month");
  const plan = await link(/^Be ready/);
  expect(plan.getAttribute("aria-keyshortcuts")).toBeNull();
  act(() => plan.focus());
  await user.keyboard("m");
  expect(screen.queryByRole("application")).toBeNull();
});

test("a day is added to by its button, with what the line does not say from the day", async () => {
  const { server, user } = opens("week");
  const at = `/courses/${ALGEBRA.id}/assignments/`;
  server.answers[`POST ${at}`] = { status: 201, body: { ...ASSIGNMENT, title: "Essay" } };
  await user.click(await screen.findByRole("button", { name: "Add on Thursday 19 November 2026" }));
  const dialog = await screen.findByRole("dialog", { name: "Add on Thursday 19 November" });
  const field = await within(dialog).findByRole("textbox", { name: "Quick add" });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.type(field, "Essay 5pm Algebra");
  await within(dialog).findByRole("button", { name: /^Due: Thu 19 Nov.*5:00 PM/ });
  await user.keyboard("{Enter}");
  await waitFor(() => expect(server.bodies(`POST ${at}`)).toHaveLength(1));
  expect(server.bodies(`POST ${at}`)).toMatchObject([
    { title: "Essay", due_date: "2026-11-19T22:00:00.000Z" },
  ]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("an event is moved without dragging it, to another day and another time", async () => {
  const { server, user } = opens("list");
  const list = await screen.findByRole("region", { name: /^All Events/ });
  await user.click(within(list).getByRole("button", { name: "Move Problem Set 1" }));
  const dialog = await screen.findByRole("dialog", { name: "Move" });
  const field = (label: string) => within(dialog).getByLabelText<HTMLInputElement>(label);
  expect([field("Day*").value, field("Time").value]).toEqual(["2026-11-21", "23:59"]);
  fireEvent.change(field("Day*"), { target: { value: "2026-11-24" } });
  fireEvent.change(field("Time"), { target: { value: "17:00" } });
  await user.click(within(dialog).getByRole("button", { name: "Move" }));
  await screen.findByText("“Problem Set 1” moved to Tue 24 Nov, 5:00 PM");
  expect(server.bodies(`PUT ${ONE}`)).toMatchObject([
    { title: "Problem Set 1", weight: 15, due_date: "2026-11-24T22:00:00.000Z" },
  ]);
});

test.each(["month", "week"] as const)(
  "a finger opens an event of a %s to move it",
  async (view) => {
    const { server, user } = opens(view);
    await user.pointer({ keys: "[TouchA]", target: await link(/^Problem Set 1/) });
    const card = await screen.findByRole("dialog", { name: "Saturday 21 November" });
    const href = within(card).getByRole("link").getAttribute("href");
    expect(href).toMatch(new RegExp(`^/courses/${ALGEBRA.id}\\?assignment=\\d+$`));
    await user.click(within(card).getByRole("button", { name: "Move Problem Set 1" }));
    const dialog = await screen.findByRole("dialog", { name: "Move" });
    fireEvent.change(within(dialog).getByLabelText("Day*"), { target: { value: "2026-11-20" } });
    await user.click(within(dialog).getByRole("button", { name: "Move" }));
    await screen.findByText("“Problem Set 1” moved to Fri 20 Nov");
    expect(server.bodies(`PUT ${ONE}`)).toHaveLength(1);
    expect(cellOf(await link(/^Problem Set 1/))).toBe("2026-11-20");
  },
);

test("a mouse and Enter follow the link of an event, and a finger that of what cannot be moved", async () => {
  const { user } = opens("month");
  const event = await link(/^Problem Set 1/);
  const opensNothing = () => expect(screen.queryByRole("dialog")).toBeNull();
  await user.pointer({ keys: "[MouseLeft]", target: event });
  opensNothing();
  await user.pointer({ keys: "[TouchA]", target: await link(/^Be ready/) });
  opensNothing();
  // As the keys of one who has touched the event before.
  fireEvent.pointerDown(event, { pointerType: "touch" });
  fireEvent.click(event, { detail: 0 });
  opensNothing();
});

test("what cannot be moved has no button for it", async () => {
  opens("list");
  const list = await screen.findByRole("region", { name: /^All Events/ });
  expect(within(list).getByRole("link", { name: /Be ready/ })).toBeTruthy();
  expect(within(list).queryByRole("button", { name: "Move Be ready" })).toBeNull();
});
