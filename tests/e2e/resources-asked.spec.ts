import { expect } from "@playwright/test";
import { READ_WITHIN } from "./support/files";
import { card, dialog, expectReady, graphs, search, stores } from "./support/resources";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";
import { expectText, sheet } from "./support/viewer";

// Documents are read on the way, and axe looks at long pages twice.
test.describe.configure({ timeout: 150_000 });

const REFUSAL = { status: 400, json: { message: "The library is closed." } };

test.describe("what the documents say", () => {
  test("is searched, and a passage opens with its words marked @mobile", async ({
    page,
    member,
  }) => {
    await stores(page, member, graphs());
    await page.goto("/resources");
    await expectReady(page, "graphs");
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

  test("answers a question with its source, and the answer is rated @mobile", async ({
    page,
    member,
  }) => {
    await stores(page, member, graphs());
    await page.goto("/resources");
    await expectReady(page, "graphs");
    const box = page.getByRole("region", { name: "Ask your documents" });
    await box.getByRole("textbox").fill("What is a tree?");
    await box.getByRole("textbox").press("Enter");
    await expect(box.getByText("connected graph without a cycle").first()).toBeVisible(READ_WITHIN);
    await expectAccessible(page);
    await box.getByRole("button", { name: "Partly helpful" }).click();
    await expect(box.getByText("Thanks, the next answers")).toBeVisible();
    await expect(box.getByRole("button", { name: "Partly helpful" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await box.getByRole("list").last().getByRole("button").first().click();
    await expectText(page, 2, "without a cycle");
    await expect(sheet(page, 2).locator("[data-mark]").first()).toBeInViewport();
  });

  test("says when a question was not answered", async ({ page, member }) => {
    await stores(page, member, graphs());
    await page.goto("/resources");
    await expectReady(page, "graphs");
    const box = page.getByRole("region", { name: "Ask your documents" });
    await page.route("**/api/resources/ai-question/", (route) => route.fulfill(REFUSAL));
    await box.getByRole("textbox").fill("What is a tree?");
    await box.getByRole("button", { name: "Ask" }).click();
    await expect(box.getByRole("alert")).toContainText("The library is closed.");
    await expect(box.getByRole("textbox")).toHaveValue("What is a tree?");
    await page.unrouteAll();
    await box.getByRole("button", { name: "Try Again" }).click();
    await expect(box.getByText("without a cycle").first()).toBeVisible(READ_WITHIN);
  });
});

test("a plan that is made in the library opens on the plans' page with its message", async ({
  page,
  member,
}) => {
  const { id } = await member.makesCourse({ name: "Algorithms" });
  await stores(page, member, graphs(), { course: id });
  await page.goto(`/resources?course=${id}`);
  await expectReady(page, "graphs");
  await page.getByRole("button", { name: "AI Study Planner" }).click();
  await expect(dialog(page).getByLabel("Course")).toHaveValue(String(id));
  await dialog(page).getByLabel("What is the plan for?").fill("three weeks");
  await dialog(page).getByRole("button", { name: "Generate Study Plan" }).click();
  await expect(page).toHaveURL(/\/study-plans/, READ_WITHIN);
  await expect(
    page.getByText(
      "RAG-powered AI study plan created successfully with context from your uploaded resources!",
    ),
  ).toBeVisible(READ_WITHIN);
});

test("a book says how far it has been read, until it is ready", async ({ page, member }) => {
  await stores(page, member, graphs("book.pdf"));
  await page.goto("/resources");
  await expectReady(page, "book");
  await page.route("**/api/resources/", async (route) => {
    const response = await route.fetch();
    const [book] = await response.json();
    const reading = { stage: "reading", processing_status: "processing" };
    await route.fulfill({
      response,
      json: [{ ...book, ...reading, page_count: 120, pages_read: 11 }],
    });
  });
  await page.reload();
  await expect(card(page, "book")).toContainText("AI Processing...");
  await expect(card(page, "book")).toContainText("Reading page 12 of 120");
  await expect(card(page, "book").getByRole("progressbar")).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll({ behavior: "wait" });
  await expectReady(page, "book");
});
