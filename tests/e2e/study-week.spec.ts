import { expect } from "@playwright/test";
import { test } from "./support/signed-in";
import { acts, card, generatesPlan, toast } from "./support/study-plans";

test("a week shows its sessions, turns by keys, and what a pause changes is undone", async ({
  page,
  member,
}) => {
  const { plan } = await generatesPlan(page, member, "active");
  await page.goto("/study-plans");

  await test.step("today is chosen, and its sessions are ticked there", async () => {
    const today = page.getByRole("tab", { selected: true });
    await expect(today).toContainText("Today");
    await expect(today).toContainText(/\d of 2 h/);
    const tick = page.getByRole("tabpanel").getByRole("checkbox").first();
    await tick.check();
    await page.reload();
    await expect(page.getByRole("tabpanel").getByRole("checkbox").first()).toBeChecked();
  });

  await test.step("a key leads to the next week and back", async () => {
    const title = page
      .getByRole("region", { name: /20\d\d$/ })
      .getByRole("heading")
      .first();
    const now = await title.textContent();
    await page.getByRole("tab", { selected: true }).press("PageDown");
    await expect(title).not.toHaveText(now ?? "");
    await expect(page.getByRole("tab", { selected: true })).toBeFocused();
    await page.getByRole("button", { name: "Today", exact: true }).click();
    await expect(title).toHaveText(now ?? "");
  });

  await test.step("a pause is told and taken back", async () => {
    await acts(page, plan.title, "Pause");
    const told = toast(page, `“${plan.title}” is paused now`);
    await expect(told).toContainText("No other session changes.");
    await expect(card(page, plan.title)).toContainText("Paused");
    await told.getByRole("button", { name: "Undo" }).click();
    await expect(toast(page, "Your schedule is back to what it was")).toBeVisible();
    await expect(card(page, plan.title)).toContainText("Active");
  });
});

test("on a phone the days of the week open one by one @mobile", async ({ page, member }) => {
  await generatesPlan(page, member, "active");
  await page.goto("/study-plans");
  const week = page.getByRole("region", { name: /20\d\d$/ });
  await expect(week).toBeVisible();
  if ((page.viewportSize()?.width ?? 0) > 500) return;
  const open = week.getByRole("button", { expanded: true });
  await expect(open).toContainText("Today");
  await week.getByRole("button", { name: "Next week" }).tap();
  await week.getByRole("button", { expanded: false }).first().tap();
  await expect(open).toHaveCount(1);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test("study hours change the schedule, are shown before, and are undone", async ({
  page,
  member,
}) => {
  await generatesPlan(page, member, "active");
  await page.goto("/settings#study-hours");
  const monday = page.getByLabel("Hours on Monday");
  await expect(monday).toHaveValue("2");
  await monday.fill("0");
  await expect(page.getByText(/^\d+ sessions? of “Study plan: Algebra”/)).toBeVisible();
  await page.getByRole("button", { name: "Save study hours" }).click();
  const saved = toast(page, "Study hours saved");
  await saved.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "Your schedule is back to what it was")).toBeVisible();
  await expect(monday).toHaveValue("2");
});
