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
  await test.step("it covers no action that is gone to", async () => {
    await expect(launcher(page)).toBeVisible();
    await page.waitForLoadState("networkidle");
    const covered = () =>
      page
        // The inputs of drop areas are buttons as well; their labels answer for them.
        .locator("main button:visible")
        .evaluateAll((actions) =>
          actions
            .filter((action) => {
              action.scrollIntoView({ block: "center" });
              const { x, y, width, height } = action.getBoundingClientRect();
              const top = document.elementFromPoint(x + width / 2, y + height / 2);
              return !action.contains(top) && !top?.contains(action);
            })
            .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent),
        );
    await expect.poll(covered).toEqual([]);
    await expect(launcher(page)).toBeInViewport();
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
  await expect(launcher(page)).toBeFocused();
  await page.reload();
  await expect(launcher(page)).toBeVisible();
  await expect(conversation(page)).toBeHidden();

  await launcher(page).click();
  await expect(conversation(page)).toContainText(ANSWER);
  await page.getByRole("link", { name: "Open full page" }).click();
  await expect(page).toHaveURL(/\/assistant\?thread=\d+$/);
  await expect(conversation(page)).toContainText(ANSWER);
});
