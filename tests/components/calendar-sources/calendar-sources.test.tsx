import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { CalendarSources } from "@/components/calendar-sources/calendar-sources";
import type { CalendarSource } from "@/lib/contract/calendar-sources";
import { anItem, SOURCE, SYNCED } from "@/tests/support/calendar-items";
import { STUDENT } from "@/tests/support/items";
import { choose, confirm } from "@/tests/support/menus";
import { type Answer, fillIn, lineBelow, serve, show } from "@/tests/support/page";

const PATH = `/calendar/sources/${SOURCE.id}/`;

function opens(sources: Answer) {
  const server = serve({ "GET /profile/": { body: STUDENT }, "GET /calendar/sources/": sources });
  return { server, ...show(<CalendarSources />) };
}

const withSource = (fields: Partial<CalendarSource> = {}) =>
  opens({ body: [{ ...SOURCE, ...fields }] });
const row = () => screen.findByRole("list", { name: "Calendars from elsewhere" });
const state = async () => (await row()).textContent;

test("calendars that cannot be loaded say so, and are tried again", async () => {
  const { server, user } = opens({ status: 400, body: { detail: "The server is busy." } });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("couldn't load your calendars");
  server.answers["GET /calendar/sources/"] = { body: [] };
  await user.click(within(alert).getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("No calendar yet")).toBeTruthy();
});

test("an address is added, its row says that it is being read, and becomes what came of it", async () => {
  const { server, user } = opens({ body: [] });
  server.answers["POST /calendar/sources/"] = {
    status: 400,
    body: { address: ["This isn't a web address."] },
  };
  await user.click(await screen.findByRole("button", { name: "Add calendar" }));
  await fillIn(user, { Address: "calendar", Name: "Mine" });
  const dialog = within(screen.getByRole("dialog"));
  await user.click(dialog.getByRole("checkbox"));
  await user.click(dialog.getByRole("button", { name: "Add calendar" }));
  await waitFor(() => expect(lineBelow("Address")).toBe("This isn't a web address."));
  const added = { ...SOURCE, name: "Mine", is_reading: true, state: "waiting" as const };
  server.answers["POST /calendar/sources/"] = { status: 201, body: added };
  server.answers["GET /calendar/sources/"] = { body: [{ ...SOURCE, name: "Mine", proposed: 3 }] };
  await user.click(dialog.getByRole("button", { name: "Add calendar" }));
  await waitFor(async () => expect(await state()).toContain("Reading…"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(server.bodies("POST /calendar/sources/")[1]).toEqual({
    address: "calendar",
    name: "Mine",
    is_busy: true,
  });
  await screen.findByRole("button", { name: "Review 3 of Mine" }, { timeout: 5_000 });
  expect(await state()).toContain("Last read");
});

test.each<[string, Partial<CalendarSource>, string[]]>([
  ["read", {}, ["Last read", "next around"]],
  [
    "failed",
    { state: "failed", message: "There's nothing at this address any more.", succeeded_at: null },
    ["There's nothing at this address any more.", "Not read yet", "we try again around"],
  ],
  ["due", { next_check_at: "2020-01-01T00:00:00.000Z" }, ["next in a few minutes"]],
  ["paused", { is_paused: true, next_check_at: null }, ["Paused. We don't read it", "Last read"]],
])("a calendar that is %s says so", async (_, fields, said) => {
  withSource(fields);
  for (const words of said) expect(await state()).toContain(words);
  if (fields.is_paused) expect(await state()).not.toContain("next");
});

test("it is read now when asked, and says why not", async () => {
  const { server, user } = withSource();
  const detail = "We just looked. Please wait a minute.";
  server.answers[`POST ${PATH}check/`] = { status: 429, body: { detail } };
  await user.click(await screen.findByRole("button", { name: "Read now Canvas" }));
  expect((await screen.findByRole("alert")).textContent).toContain(detail);
  server.answers[`POST ${PATH}check/`] = { status: 202, body: { ...SOURCE, is_reading: true } };
  await user.click(screen.getByRole("button", { name: "Read now Canvas" }));
  await waitFor(async () => expect(await state()).toContain("Reading…"));
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Read now Canvas" });
  expect(button.disabled).toBe(true);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("it is paused after a question that says what happens, and resumed", async () => {
  const { server, user } = withSource();
  const paused = { ...SOURCE, is_paused: true, next_check_at: null };
  server.answers[`PUT ${PATH}`] = { body: paused };
  await choose(user, "Canvas", "Pause");
  expect(await confirm(user, "Pause")).toContain("stays in your courses");
  expect(await screen.findByText("We paused “Canvas”")).toBeTruthy();
  expect(server.bodies(`PUT ${PATH}`)).toEqual([{ is_paused: true }]);
  server.answers[`PUT ${PATH}`] = { body: SOURCE };
  await choose(user, "Canvas", "Resume");
  await waitFor(() => expect(server.bodies(`PUT ${PATH}`)[1]).toEqual({ is_paused: false }));
  await waitFor(async () => expect(await state()).not.toContain("Paused"));
});

test("it is removed after a question, its work stays unless they say otherwise, and it comes back", async () => {
  const { server, user } = withSource({ is_busy: true });
  server.answers[`GET ${PATH}work/`] = { body: { follows: 5, untouched: 3 } };
  server.answers[`DELETE ${PATH}`] = { status: 204 };
  server.answers["POST /trash/undo/"] = { body: {} };
  await choose(user, "Canvas", "Remove");
  const question = within(await screen.findByRole("alertdialog"));
  const keep = await question.findByRole<HTMLInputElement>("radio", { name: /^Keep all of it/ });
  expect(keep.checked).toBe(true);
  expect(question.getByRole("radio", { name: /^Delete the 3 .* 2 pieces of work/ })).toBeTruthy();
  server.answers["GET /calendar/sources/"] = { body: [] };
  const words = await confirm(user, "Remove");
  expect(words).toContain("no longer take hours");
  expect(words).toContain("restore it in Settings for 30 days");
  expect(await screen.findByText("No calendar yet")).toBeTruthy();
  expect(server.queries(`DELETE ${PATH}`).map(String)).toEqual(["work=keep"]);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() =>
    expect(server.bodies("POST /trash/undo/")).toEqual([{ kind: "calendar", item_id: SOURCE.id }]),
  );
});

test("the work that they have not touched goes with it where they choose so", async () => {
  const { server, user } = withSource();
  server.answers[`GET ${PATH}work/`] = { body: { follows: 1, untouched: 1 } };
  server.answers[`DELETE ${PATH}`] = { status: 204 };
  await choose(user, "Canvas", "Remove");
  const one = { name: /^Delete the one .* You changed, scored and studied nothing of it/ };
  await user.click(await screen.findByRole("radio", one));
  server.answers["GET /calendar/sources/"] = { body: [] };
  expect(await confirm(user, "Remove")).not.toContain("hours");
  expect(await screen.findByText("No calendar yet")).toBeTruthy();
  expect(server.queries(`DELETE ${PATH}`).map(String)).toEqual(["work=delete"]);
});

test("nothing is said of work where none came from it", async () => {
  const { server, user } = withSource();
  server.answers[`GET ${PATH}work/`] = { body: { follows: 0, untouched: 0 } };
  await choose(user, "Canvas", "Remove");
  await waitFor(() =>
    expect(server.sent.some(({ route }) => route === `GET ${PATH}work/`)).toBe(true),
  );
  await screen.findByText(/We stop reading it/);
  expect(screen.getByRole("alertdialog").textContent).not.toContain("work that came from it");
});

test("its name is changed, and what it is for stays", async () => {
  const { server, user } = withSource({ is_busy: true });
  server.answers[`PUT ${PATH}`] = { body: { ...SOURCE, name: "Maths" } };
  await choose(user, "Canvas", "Edit");
  await fillIn(user, { Name: "Maths" });
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() =>
    expect(server.bodies(`PUT ${PATH}`)).toEqual([{ name: "Maths", is_busy: true }]),
  );
});

test("what is ignored is opened by its number", async () => {
  const { server, user } = withSource({ ignored: 1 });
  const { id, type, title, course_label, at, has_time } = anItem({ title: "Poster" });
  const ignored = { id, type, title, course_label, at, has_time };
  server.answers["GET /courses/"] = { body: [] };
  server.answers[`GET ${PATH}items/`] = { body: [] };
  server.answers[`GET ${PATH}ignored/`] = { body: [ignored] };
  await user.click(await screen.findByRole("button", { name: "1 ignored of Canvas" }));
  expect(await screen.findByRole("button", { name: "Propose again Poster" })).toBeTruthy();
});

test("nothing is asked about work that they all have touched", async () => {
  const { server, user } = withSource();
  server.answers[`GET ${PATH}work/`] = { body: { follows: 2, untouched: 0 } };
  await choose(user, "Canvas", "Remove");
  await screen.findByText(/The work that came from it stays in your courses/);
  expect(screen.queryByRole("radio")).toBeNull();
});

test("what it moved is shown, and taken back", async () => {
  const after = { ...SYNCED, at: "2026-12-09T22:00:00.000Z" };
  const many = Array.from({ length: 6 }, (_, n) => ({
    before: { ...SYNCED, title: `Old ${n}` },
    after: { ...after, title: `New ${n}` },
  }));
  const { server, user } = withSource({ moved: many, moved_at: SOURCE.checked_at });
  const changes = within(await screen.findByRole("region", { name: /^6 changes/ }));
  expect(changes.getAllByText("Fri 4 Dec, 5:00 PM")).toHaveLength(5);
  expect(changes.getAllByText("Wed 9 Dec, 5:00 PM")).toHaveLength(5);
  expect(changes.getByText("and 1 more")).toBeTruthy();
  const detail = "There's nothing to undo.";
  server.answers[`POST ${PATH}undo/`] = { status: 409, body: { detail } };
  await user.click(changes.getByRole("button", { name: "Undo what Canvas changed" }));
  expect((await screen.findByRole("alert")).textContent).toContain(detail);
  server.answers[`POST ${PATH}undo/`] = { body: SOURCE };
  server.answers["GET /calendar/sources/"] = { body: [SOURCE] };
  await user.click(changes.getByRole("button", { name: "Undo what Canvas changed" }));
  await waitFor(() => expect(screen.queryByText("Old 1")).toBeNull());
});
