import { expect, type Page } from "@playwright/test";
import { posts } from "./support/exams";
import { READ_WITHIN } from "./support/files";
import { dialog, graphs, stores } from "./support/resources";
import { type Member, test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";
import { expectText } from "./support/viewer";

const map = (page: Page) => page.getByRole("region", { name: "Knowledge map" });
const drawing = (page: Page) => map(page).getByRole("region", { name: "Map of the topics" });
const trees = (page: Page) => drawing(page).getByRole("button", { name: /^Trees, still to study/ });
const shows = (page: Page) => map(page).getByRole("button", { name: "Show the map" }).click();

/** A course with three topics, one of them ticked, and a PDF that treats them. */
async function courseWithMap(page: Page, member: Member) {
  const { id } = await member.makesCourse({ name: "Algorithms" });
  for (const title of ["Graphs", "Trees", "Shortest paths"]) {
    const { id: item_id } = await posts(page, member, `/courses/${id}/topic-items/`, { title });
    if (title === "Graphs") {
      await posts(page, member, `/courses/${id}/topic-items/${item_id}/toggle-completion/`, {});
    }
  }
  await stores(page, member, graphs(), { course: id });
  await page.goto(`/courses/${id}`);
  await expect(page.getByRole("region", { name: "Resources" })).toContainText(
    "Ready for AI Study Plans",
    READ_WITHIN,
  );
  return id;
}

test("the map shows what to study in what order, in words as well, and follows what is ticked @mobile", async ({
  page,
  member,
}) => {
  await courseWithMap(page, member);
  await shows(page);

  await test.step("it shows what is completed", async () => {
    await expect(map(page)).toContainText("1 of 3 topics completed");
    await expect(drawing(page).getByRole("button", { name: /^Graphs, completed/ })).toBeVisible();
    await expect(trees(page)).toBeVisible();
    await expectAccessible(page);
    // Rows that lie half below the sticky sections would count as small.
    await expectAccessible(page, { within: "#map", targets: true });
    await expectNoSidewaysScroll(page);
  });

  await test.step("what needs what is told in words, and leads on to its neighbours", async () => {
    await map(page).getByRole("button", { name: "As a list" }).click();
    const list = map(page).getByRole("list", { name: "Topics" });
    const row = list.getByRole("listitem").filter({
      has: page.getByRole("button", { name: "Trees", exact: true }),
    });
    await expect(row).toContainText(/(needs|comes after) Graphs/i);
    await row.getByRole("button", { name: "Trees", exact: true }).click();
    await dialog(page)
      .getByRole("region", { name: "Needs first" })
      .getByRole("button", { name: "Graphs", exact: true })
      .click();
    await expect(dialog(page).getByRole("heading", { name: "Graphs", exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
  });

  await test.step("what to study next is in order and counts the hours", async () => {
    await map(page).getByRole("button", { name: "What to study next" }).click();
    await expect(map(page).getByText("left to study")).toBeVisible();
    await expect(map(page).getByText("You've completed 1 topic already")).toBeVisible();
    const steps = map(page).locator("ol").getByRole("listitem");
    await expect(steps.first()).toContainText("Trees");
    await expect(steps.first()).toContainText("Next");
    await map(page).getByLabel("Study hours per week").selectOption("2 hours");
    await expect(map(page).getByText(/left to study, \d+ weeks?/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("it follows what is ticked, and stays open for the next visit", async () => {
    await page.getByRole("checkbox", { name: "Completed: Trees" }).click();
    await expect(map(page)).toContainText("2 of 3 topics completed");
    const stored = page.waitForResponse((answer) => {
      const request = answer.request();
      return request.method() === "PATCH" && request.postDataJSON().is_completed === false;
    });
    await page.getByRole("checkbox", { name: "Completed: Trees" }).click();
    await expect(map(page)).toContainText("1 of 3 topics completed");
    // A reload before that would leave it ticked.
    await stored;
    await page.reload();
    await map(page).scrollIntoViewIfNeeded();
    await expect(map(page)).toContainText("1 of 3 topics completed");
  });

  await test.step("a topic opens its passages", async () => {
    await trees(page).focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page).getByRole("heading", { name: "Trees" })).toBeVisible();
    await expectAccessible(page);
    await dialog(page)
      .getByRole("region", { name: "In your documents" })
      .getByRole("button", { name: /^Page 2/ })
      .first()
      .click();
    await expectText(page, 2, "without a cycle");
  });

  await test.step("it is hidden again", async () => {
    await page.reload();
    await map(page).scrollIntoViewIfNeeded();
    await map(page).getByRole("button", { name: "Hide" }).click();
    await expect(map(page).getByRole("button", { name: "Show the map" })).toBeVisible();
  });
});
