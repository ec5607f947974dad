import { expect, type Page } from "@playwright/test";
import { makesExam } from "./support/exams";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";
import { smallTargets } from "./support/touch";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const bar = (page: Page) => page.getByRole("navigation", { name: "Places" });
const place = (page: Page, name: string) => bar(page).getByRole("link", { name });

test("a thumb reaches every place, and the rest behind More", async ({ page }) => {
  await page.goto("/dashboard");
  await expect(place(page, "Today")).toHaveAttribute("aria-current", "page");
  for (const name of ["Courses", "Calendar", "Assistant"]) {
    await place(page, name).tap();
    await expect(place(page, name)).toHaveAttribute("aria-current", "page");
  }
  await test.step("the composer stands above the bar", async () => {
    const field = await page.getByRole("button", { name: "Send" }).boundingBox();
    const top = (await bar(page).boundingBox())?.y ?? 0;
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(top);
  });
  const more = bar(page).getByRole("button", { name: "More" });
  await more.tap();
  const sheet = page.getByRole("dialog", { name: "More" });
  for (const name of ["Study Plans", "Resources"]) {
    await expect(sheet.getByRole("link", { name })).toBeVisible();
  }
  await expect(sheet.getByRole("group", { name: "Theme" })).toBeVisible();
  await expectAccessible(page, { within: "[role=dialog]" });
  await sheet.getByRole("link", { name: "Settings" }).tap();
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
  await expect(more).toHaveAttribute("aria-current", "true");
  await expectAccessible(page, { within: "nav[aria-label=Places]" });
  await page.getByRole("button", { name: "Open menu" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Log out" }).tap();
  await expect(page).toHaveURL(/\/login/);
});

test("a finger hits every control of every page", async ({ page, member }) => {
  const { id } = await member.makesCourse({ name: "Botany" });
  await member.makesAssignment(id, { title: "Herbarium" });
  await makesExam(page, member, id, { name: "Mosses" });
  const pages = ["/dashboard", "/courses", `/courses/${id}`, "/calendar", "/assistant"];
  for (const path of [...pages, "/study-plans", "/resources", "/grades", "/settings"]) {
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect.soft(await smallTargets(page), path).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
});
