import { expect, type Page } from "@playwright/test";
import { anItem, SOURCE } from "@/tests/support/calendar-items";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

const panel = (page: Page) => page.getByRole("region", { name: "Calendars from elsewhere" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** A name that leads nowhere, by its own standard. */
const NOWHERE = "https://calendar.invalid/my.ics";

test("@mobile a calendar is added, read, paused and removed, and says how each went", async ({
  page,
}) => {
  await page.goto("/settings#other-calendars");
  await test.step("an address that we don't open is refused where it is typed", async () => {
    await panel(page).getByRole("button", { name: "Add calendar" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Where do I find the address?").click();
    await expect(dialog.getByText("Moodle")).toBeVisible();
    await expectAccessible(page, { within: "[role=dialog]", targets: true });
    await dialog.getByLabel(/^Address/).fill("http://calendar.invalid/my.ics");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("We only open addresses that begin with")).toBeVisible();
    await dialog.getByLabel(/^Address/).fill(NOWHERE);
    await dialog.getByLabel(/^Name/).fill("Work");
    await dialog.getByRole("button", { name: "Add calendar" }).click();
    await expect(dialog).toBeHidden();
  });
  await test.step("its row becomes what came of it, without a reload", async () => {
    await expect(panel(page).getByText(/We found no website|doesn't answer/)).toBeVisible();
    await expect(panel(page).getByText(/Not read yet · we try again around/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
  await test.step("it is renamed, paused, resumed and removed", async () => {
    const menu = button(page, "Actions for Work");
    await menu.click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("My job");
    await button(page, "Save changes").click();
    await button(page, "Actions for My job").click();
    await page.getByRole("menuitem", { name: "Pause" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Pause" }).click();
    await expect(panel(page).getByText("Paused.", { exact: false })).toBeVisible();
    await page.reload();
    await expect(panel(page).getByText("Paused.", { exact: false })).toBeVisible();
    await button(page, "Actions for My job").click();
    await page.getByRole("menuitem", { name: "Resume" }).click();
    await expect(panel(page).getByText(/in a few minutes/)).toBeVisible();
    await button(page, "Actions for My job").click();
    await page.getByRole("menuitem", { name: "Remove" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect(panel(page).getByText("No calendar yet")).toBeVisible();
  });
});

test("@mobile what a calendar proposes is reviewed", async ({ page, member }) => {
  const { id } = await member.makesCourse({ name: "Calculus", code: "MATH 233" });
  const items = [
    anItem({ id: 1, question: "gone", course_id: id, work: "exam", work_id: 7, mine: anItem() }),
    anItem({ id: 2, title: "Problem set 2", course_id: id, url: "https://canvas.example.edu/2" }),
    anItem({ id: 3, title: "Midterm 1", type: "exam", course_id: id, minutes: 50 }),
    anItem({ id: 4, title: "Poster", course_label: null, course_id: null }),
  ];
  const source = { ...SOURCE, proposed: 3, questions: 1 };
  const decided: unknown[] = [];
  // The server opens public addresses only: what a calendar says stands in for it here.
  await page.route("**/api/calendar/sources/**", async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path.endsWith("/items/")) return route.fulfill({ json: items });
    if (path.endsWith("/ignored/")) return route.fulfill({ json: [] });
    if (!path.endsWith("/decisions/")) return route.fulfill({ json: [source] });
    const { decisions } = route.request().postDataJSON();
    for (const { item_id } of decisions) {
      const at = items.findIndex((item) => item.id === item_id);
      if (at >= 0) items.splice(at, 1);
    }
    decided.push(...decisions);
    return route.fulfill({ json: { ...source, proposed: items.length, questions: 0 } });
  });
  await page.goto("/settings#other-calendars");
  await button(page, "Review 4 of Canvas").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Problem set 2").first()).toBeVisible();
  await expectAccessible(page, { within: "[role=dialog]", targets: true });
  await expectNoSidewaysScroll(page);
  await button(page, "Keep mine for Problem set 1").click();
  await button(page, "Add all 2 of MATH 233 FA26").click();
  await dialog.getByLabel("Course of Poster").selectOption(String(id));
  await button(page, "Add Poster").click();
  await expect(dialog.getByText("Nothing to review")).toBeVisible();
  expect(decided).toHaveLength(4);
  await button(page, "Done").click();
  await expect(dialog).toBeHidden();
});
