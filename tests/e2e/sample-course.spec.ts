import { expect } from "@playwright/test";
import { ANSWERED_WITHIN, asks, sources } from "./support/assistant";
import { whenRead } from "./support/files";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

test("a sample course is tried out, asked about, removed and brought back @mobile", async ({
  page,
  member,
}) => {
  const title = page.getByRole("heading", { name: "Sample: The Science of Learning" });
  await test.step("one click opens a whole course", async () => {
    await page.goto("/courses");
    await page.getByRole("button", { name: "Try a sample course" }).click();
    await expect(page).toHaveURL(/\/courses\/\d+$/);
    await expect(title).toBeVisible();
    await expect(page.getByText("Reading response 2").first()).toBeVisible();
    await expect(page.getByText("Retrieval practice").first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
  await test.step("the assistant answers from its study file", async () => {
    await whenRead(page, member);
    await page.getByRole("button", { name: "Ask the assistant" }).click();
    await asks(page, "What is the spacing effect?");
    await expect(sources(page)).toHaveCount(1, ANSWERED_WITHIN);
    await expect(sources(page)).toContainText("How learning works");
    await page.keyboard.press("Escape");
  });
  await test.step("one click removes it, and one brings it back", async () => {
    await page.getByRole("button", { name: "Remove the sample course" }).click();
    await expect(page).toHaveURL("/courses");
    await expect(page.getByRole("heading", { name: "No courses yet" })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(title).toBeVisible();
  });
});
