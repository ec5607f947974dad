import { expect, type Page } from "@playwright/test";
import {
  ANSWER,
  ANSWERED_WITHIN,
  conversation,
  field,
  isAnswered,
  sources,
  studies,
} from "./support/assistant";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

const launcher = (page: Page) => page.getByRole("button", { name: "Ask the assistant" });
const context = (page: Page) => page.locator("[data-context]");

test("the course's assistant answers over its page, covers nothing there, and goes on on its own page @mobile", async ({
  page,
  member,
  isMobile,
}) => {
  const course_id = await studies(page, member);
  await page.goto(`/courses/${course_id}`);
  await test.step("it covers no action at the end of the page", async () => {
    await expect(launcher(page)).toBeVisible();
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const covered = async () => {
      const box = await launcher(page).boundingBox();
      const actions = await page.locator("main").getByRole("button").all();
      const boxes = await Promise.all(actions.map((action) => action.boundingBox()));
      return boxes.filter(
        (other) =>
          box &&
          other &&
          (other.x !== box.x || other.y !== box.y) &&
          other.x < box.x + box.width &&
          box.x < other.x + other.width &&
          other.y < box.y + box.height &&
          box.y < other.y + other.height,
      ).length;
    };
    await expect.poll(covered).toBe(0);
  });

  await launcher(page).click();
  await expect(context(page)).toHaveAttribute("data-context", "loaded");
  await expect(context(page)).toContainText("Ready for questions about this course");
  await expect(conversation(page)).toContainText("Hi Ann!");
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
  await isAnswered(page);
  await expect(conversation(page)).toContainText(ANSWER);
  await sources(page).getByRole("button").first().click();
  const pdf = page.getByRole("dialog").last();
  await expect(pdf.getByText("Marked on page 2")).toBeAttached(ANSWERED_WITHIN);
  await pdf.getByRole("button", { name: "Close", exact: true }).click();
  await expectNoSidewaysScroll(page);

  await page.reload();
  // On a phone it would cover the page that was asked for.
  if (isMobile) await launcher(page).click();
  await expect(conversation(page)).toContainText(ANSWER);
  await page.getByRole("button", { name: /^Close/ }).click();
  await expect(launcher(page)).toBeVisible();
  await page.reload();
  await expect(launcher(page)).toBeVisible();
  await expect(conversation(page)).toBeHidden();

  await launcher(page).click();
  await expect(conversation(page)).toContainText(ANSWER);
  await page.getByRole("link", { name: "Open full page" }).click();
  await expect(page).toHaveURL(/\/assistant\?thread=\d+$/);
  await expect(conversation(page)).toContainText(ANSWER);
});
