import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { TrashPanel } from "@/components/trash/trash-panel";
import type { TrashItem } from "@/lib/contract/trash";
import { DAY_MS } from "@/lib/time/durations";
import { COURSE, STUDENT } from "@/tests/support/items";
import { confirm } from "@/tests/support/menus";
import { type Answer, serve, show } from "@/tests/support/page";

const NOW = new Date("2026-10-09T12:00:00.000Z");
const BOTANY: TrashItem = {
  id: 1,
  kind: "course",
  item_id: COURSE.id,
  title: "Botany",
  course_id: null,
  course_name: null,
  course_in_trash: false,
  item_count: 3,
  deleted_at: NOW.toISOString(),
  expires_at: new Date(NOW.getTime() + 30 * DAY_MS).toISOString(),
};
const ZOOLOGY: TrashItem = { ...BOTANY, id: 2, item_id: 8, title: "Zoology" };
const GEOLOGY: TrashItem = { ...BOTANY, id: 3, item_id: 9, title: "Geology" };
const CLOSED = { status: 400, body: { message: "The library is closed." } };

function opens(list: Answer) {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  const server = serve({ "GET /profile/": { body: STUDENT }, "GET /trash/": list });
  return { server, ...show(<TrashPanel />) };
}

const button = (name: string) => screen.findByRole("button", { name });
const row = (title: string) =>
  screen.queryByRole("heading", { name: title, level: 3 })?.closest("li") ?? null;

describe("the trash", () => {
  test("says what went along, and for how long it can come back", async () => {
    opens({ body: [BOTANY] });
    await button("Restore Botany");
    expect(row("Botany")?.textContent).toContain("Course");
    expect(row("Botany")?.textContent).toContain("with 3 items");
    expect(row("Botany")?.textContent).toContain("for good in 30 days");
  });

  test("gives something back, and the message says where it is", async () => {
    const page = opens({ body: [BOTANY] });
    page.server.answers["POST /trash/1/restore/"] = () => {
      page.server.answers["GET /trash/"] = { body: [] };
      return { body: BOTANY };
    };
    await page.user.click(await button("Restore Botany"));
    expect(await screen.findByText("“Botany” is back in your courses")).toBeTruthy();
    expect(await screen.findByText("Nothing in the trash")).toBeTruthy();
    await page.user.click(await button("Open"));
    expect(page.router.push).toHaveBeenCalledExactlyOnceWith(`/courses/${COURSE.id}`);
  });

  test("says what of a calendar stays with another", async () => {
    const canvas: TrashItem = { ...BOTANY, kind: "calendar", title: "Canvas" };
    const page = opens({ body: [canvas] });
    page.server.answers["POST /trash/1/restore/"] = { body: { ...canvas, elsewhere: 1 } };
    await page.user.click(await button("Restore Canvas"));
    const said = await screen.findByText(/^“Canvas” is back in your calendars\./);
    expect(said.textContent).toContain("1 piece of its work follows another calendar");
  });

  test("gives back a course before what was deleted from it", async () => {
    const midterm: TrashItem = {
      ...BOTANY,
      id: 4,
      kind: "exam",
      title: "Midterm",
      course_id: COURSE.id,
      course_name: "Botany",
      course_in_trash: true,
      item_count: 0,
    };
    opens({ body: [BOTANY, midterm] });
    expect(await button("Restore Midterm")).toHaveProperty("disabled", true);
    expect(row("Midterm")?.textContent).toContain("Restore the course first.");
    expect(await button("Restore Botany")).toHaveProperty("disabled", false);
  });

  test("says why something cannot come back", async () => {
    const page = opens({ body: [BOTANY] });
    const message = "You have another course with this name in this semester. Rename it first.";
    page.server.answers["POST /trash/1/restore/"] = { status: 409, body: { message } };
    await page.user.click(await button("Restore Botany"));
    const reason = await screen.findByRole("alert");
    expect(row("Botany")?.contains(reason)).toBe(true);
    expect(reason.textContent).toContain("We couldn't restore “Botany”");
    expect(reason.textContent).toContain("course with this name");
  });

  test("deletes for good after asking, one or all", async () => {
    const page = opens({ body: [BOTANY, ZOOLOGY, GEOLOGY] });
    const { server, user } = page;
    const rest = { body: [ZOOLOGY, GEOLOGY] };
    await user.click(await button("Delete for good Botany"));
    await confirm(page.user, "Cancel");
    expect(row("Botany")).not.toBeNull();
    expect(server.bodies("DELETE /trash/1/")).toEqual([]);

    server.answers["DELETE /trash/1/"] = () => {
      server.answers["GET /trash/"] = rest;
      return { status: 204 };
    };
    await user.click(await button("Delete for good Botany"));
    await confirm(page.user, "Delete for good");
    await waitFor(() => expect(row("Botany")).toBeNull());

    server.answers["DELETE /trash/"] = () => {
      server.answers["GET /trash/"] = { body: [] };
      return { status: 204 };
    };
    await user.click(await button("Empty trash"));
    expect(await confirm(page.user, "Empty trash")).toContain("all 2 entries");
    expect(await screen.findByText("Nothing in the trash")).toBeTruthy();
  });

  test("says what does not work, and tries again", async () => {
    const page = opens(CLOSED);
    const error = await screen.findByRole("alert");
    expect(error.textContent).toContain("We couldn't load the trash");
    page.server.answers["GET /trash/"] = { body: [BOTANY] };
    await page.user.click(within(error).getByRole("button", { name: "Try Again" }));
    page.server.answers["DELETE /trash/1/"] = CLOSED;
    await page.user.click(await button("Delete for good Botany"));
    await confirm(page.user, "Delete for good");
    const reason = await screen.findByRole("alert");
    expect(row("Botany")?.contains(reason)).toBe(true);
    expect(reason.textContent).toContain("We couldn't delete “Botany”");
    expect(reason.textContent).toContain("The library is closed.");
  });
});
