import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import {
  ANSWER,
  ANSWERED_WITHIN,
  asks,
  conversation,
  isAnswered,
  QUESTION,
  sources,
  studies,
  threads,
} from "./support/assistant";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";
import { undoes } from "./support/trash";

test("a question is answered with its source, which opens at the page @mobile", async ({
  page,
  member,
  isMobile,
}) => {
  const course_id = await studies(page, member);
  await page.goto(`/assistant?course=${course_id}`);
  await expect(page.getByRole("heading", { name: "Hi Ann!" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await isAnswered(page);
  await expect(conversation(page)).toContainText(ANSWER);
  await expect(conversation(page)).toContainText("Without a language model");
  await expect(conversation(page)).toContainText("From your files");
  await expect(page).toHaveURL(/\?thread=\d+$/);

  const marker = page.getByRole("button", { name: /^Source 1: Chapter 4, page 2/ }).first();
  await marker.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("tooltip")).toContainText(ANSWER);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toBeHidden();
  await expectAccessible(page);
  await marker.click();
  const pdf = isMobile
    ? page.getByRole("dialog")
    : page.getByRole("region", { name: "Chapter 4", exact: true });
  await expect(pdf.getByText("Marked on page 2")).toBeAttached(ANSWERED_WITHIN);
  await expect(pdf.locator("[data-mark]").first()).toBeInViewport();
  if (!isMobile) {
    // Beside a file the choices are folded before they are cut.
    await page.getByRole("button", { name: /^About: .* · / }).click();
    await expect(page.getByLabel("Course", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: /^About: / }).click();
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await pdf.getByRole("button", { name: /^Close/ }).click();
  await expect(pdf).toBeHidden();

  await page.reload();
  await expect(conversation(page)).toContainText(ANSWER);
  await expect(sources(page)).toHaveCount(1);

  if (!isMobile) return;
  await test.step("conversations are a sheet where there is no room", async () => {
    await page.getByRole("button", { name: "Conversations" }).click();
    const sheet = page.getByRole("dialog", { name: "Conversations" });
    await expect(sheet.getByRole("button", { name: QUESTION }).first()).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole("button", { name: "New conversation" }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("heading", { name: "Hi Ann!" })).toBeVisible();
  });
});

test("a conversation is about what was chosen, and is rated, copied, found, renamed, exported and restored", async ({
  page,
  member,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const course_id = await studies(page, member);
  await page.goto(`/assistant?course=${course_id}`);

  await test.step("it is about a course, a type, a topic and chosen sources", async () => {
    await expect(page.getByLabel("Course", { exact: true })).toHaveValue(String(course_id));
    await expect(page.getByLabel("Topic").getByRole("option")).toHaveText([
      "Any topic",
      "Cell membranes",
    ]);
    await expect(page.getByLabel("Exam")).toBeDisabled();
    await expect(page.getByRole("switch", { name: /Full answers/ })).toBeHidden();
    await page.getByLabel("Question type").selectOption("homework");
    await expect(page.getByRole("switch", { name: /Full answers/ })).not.toBeChecked();
    await page.getByLabel("Topic").selectOption("Cell membranes");
    await page.getByRole("button", { name: "All sources" }).click();
    const dialog = page.getByRole("dialog", { name: "Sources" });
    await expect(dialog.getByRole("checkbox", { name: /Chapter 4/ })).toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole("checkbox", { name: /Chapter 4/ }).uncheck();
    await expect(dialog.getByText("0 of 1 chosen")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Use these" })).toBeDisabled();
    await dialog.getByRole("checkbox", { name: /Chapter 4/ }).check();
    await dialog.getByRole("button", { name: "Use these" }).click();

    await asks(page, "Solve exercise 1 about osmosis");
    await expect(page.getByRole("button", { name: "Ask for the full answer" })).toBeVisible(
      ANSWERED_WITHIN,
    );
    await page.reload();
    await expect(page.getByLabel("Question type")).toHaveValue("homework");
    await page.getByRole("button", { name: "Ask for the full answer" }).click();
    await expect(page.getByRole("switch", { name: /Full answers/ })).toBeChecked();
    await expect(conversation(page).getByText("You: ")).toHaveCount(2, ANSWERED_WITHIN);
  });

  await test.step("an answer can be rated, copied and turned into a test", async () => {
    await page.goto(`/assistant?course=${course_id}`);
    await isAnswered(page);
    await page.getByRole("button", { name: "Helpful", exact: true }).click();
    await expect(page.getByText("Thank you")).toBeVisible();
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(ANSWER);
    await page.getByRole("button", { name: "Test me" }).click();
    const quiz = page.getByRole("region", { name: "Test yourself" });
    await expect(quiz.getByText("missing word").first()).toBeAttached();
    await quiz.getByRole("button", { name: "Show the word" }).first().click();
    await expect(quiz.locator("mark").first()).toBeVisible();
  });

  await test.step("conversations are found, renamed, exported, deleted and restored", async () => {
    const row = (title: string) => threads(page).getByRole("button", { name: title });
    await expect(row(QUESTION).first()).toBeVisible();
    const search = page.getByLabel("Search conversations");
    await search.fill("no such words");
    await expect(page.getByText("No conversations match")).toBeVisible();
    await search.fill("selectively permeable");
    await expect(row(QUESTION).first()).toBeVisible();

    const acts = async (title: string, action: string) => {
      await page.getByRole("button", { name: `Actions for ${title}` }).click();
      await page.getByRole("menuitem", { name: action }).click();
    };
    await acts(QUESTION, "Rename");
    await page.getByLabel(`New title of ${QUESTION}`).fill("Water and membranes");
    await page.keyboard.press("Enter");
    await expect(row("Water and membranes").first()).toBeVisible();

    const saved = page.waitForEvent("download");
    await acts("Water and membranes", "Export");
    const file = await saved;
    expect(file.suggestedFilename()).toBe("Water and membranes.md");
    expect(await readFile(await file.path(), "utf8")).toContain(ANSWER);

    await acts("Water and membranes", "Delete");
    await expect(page.getByRole("heading", { name: "Hi Ann!" })).toBeVisible();
    await undoes(page, "Water and membranes");
    await search.fill("");
    await row("Water and membranes").first().click();
    await expect(conversation(page)).toContainText(ANSWER);
  });

  await test.step("what the material does not answer is said to be so", async () => {
    await page.goto(`/assistant?course=${course_id}`);
    const question = "Who painted the ceiling of the Sistine Chapel?";
    await asks(page, question);
    await expect(conversation(page)).toContainText("Not in your materials", ANSWERED_WITHIN);
    await expect(sources(page)).toHaveCount(0);
    // Its title is cut in the list, which leaves the button beside it in sight.
    const actions = page.getByRole("button", { name: `Actions for ${question}` });
    await expect(actions).toBeInViewport({ ratio: 1 });
  });

  await test.step("deadlines are answered from the student's own data", async () => {
    await member.makesAssignment(course_id, { title: "Problem Set 7" });
    await page.goto(`/assistant?course=${course_id}`);
    await page.getByRole("button", { name: "What's due next?" }).click();
    await expect(conversation(page)).toContainText("Problem Set 7", ANSWERED_WITHIN);
  });
});
