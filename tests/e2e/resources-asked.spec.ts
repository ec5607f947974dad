import { expect } from "@playwright/test";
import { READ_WITHIN, whenRead } from "./support/files";
import { card, dialog, expectReady, graphs, search, stores } from "./support/resources";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";
import { expectText, sheet } from "./support/viewer";

test("what the documents say is searched, asked with its source, and made a plan of @mobile", async ({
  page,
  member,
  isMobile,
}) => {
  const { id } = await member.makesCourse({ name: "Algorithms" });
  await stores(page, member, graphs(), { course: id });
  await whenRead(page, member);
  await page.goto("/resources");
  await expectReady(page, "graphs");

  await test.step("a passage that is found opens with its words marked", async () => {
    await search(page).fill("spanning trees");
    const found = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({
        has: page.getByRole("heading", { name: "graphs" }),
      });
    await expect(found.locator("mark").first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await found
      .getByRole("button", { name: /^Page 2/ })
      .first()
      .click();
    await expectText(page, 2, "spanning tree");
    await page.keyboard.press("Escape");
    await search(page).fill("photosynthesis");
    await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
    await page.getByRole("button", { name: "Clear the search" }).last().click();
    await expect(card(page, "graphs")).toBeVisible();
  });

  await test.step("an answer opens its source, and is rated", async () => {
    const box = page.getByRole("region", { name: "Ask your documents" });
    await box.getByRole("textbox").fill("What is a tree?");
    await box.getByRole("textbox").press("Enter");
    await expect(box.getByText("connected graph without a cycle").first()).toBeVisible(READ_WITHIN);
    await expectAccessible(page);
    await box.getByRole("button", { name: "Partly helpful" }).click();
    await expect(box.getByText("Thanks! That will help the next answers")).toBeVisible();
    await expect(box.getByRole("button", { name: "Partly helpful" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await box.getByRole("list").last().getByRole("button").first().click();
    await expectText(page, 2, "without a cycle");
    await expect(sheet(page, 2).locator("[data-mark]").first()).toBeInViewport();
    await page.keyboard.press("Escape");
  });

  if (isMobile) return;
  await test.step("a plan that is made here opens on the plans' page with its message", async () => {
    await page.getByLabel("Filter by course").selectOption("Algorithms");
    await page.getByRole("button", { name: "AI Study Planner" }).click();
    await expect(dialog(page).getByLabel("Course")).toHaveValue(String(id));
    await dialog(page).getByLabel("What is the plan for?").fill("three weeks");
    await dialog(page).getByRole("button", { name: "Make study plan" }).click();
    await expect(page).toHaveURL(/\/study-plans/, READ_WITHIN);
    await expect(
      page.getByText(
        "RAG-powered AI study plan created successfully with context from your uploaded resources!",
      ),
    ).toBeVisible(READ_WITHIN);
  });
});
