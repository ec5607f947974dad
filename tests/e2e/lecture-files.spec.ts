import { expect, type Page } from "@playwright/test";
import { docxOf, pptxOf, shape, wordParagraph, wordTable } from "@/tests/support/office";
import { photoOf } from "@/tests/support/photo";
import { files, READ_WITHIN, whenRead } from "./support/files";
import { card, dialog, search, upload } from "./support/resources";
import { test } from "./support/signed-in";
import { accepts, items, review, reviewsNewCourse, row } from "./support/syllabus-imports";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";
import { pageField, pages, search as searchInDocument, sheet, viewer } from "./support/viewer";

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const SLIDES = "application/vnd.openxmlformats-officedocument.presentationml.presentation";
const TITLE = { properties: '<w:outlineLvl w:val="0"/>' };
const HEADING = { properties: '<w:outlineLvl w:val="1"/>' };

const fileOf = (name: string, mimeType: string, bytes: Uint8Array) => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});

const syllabus = fileOf(
  "bio210.docx",
  WORD,
  docxOf(
    [
      wordParagraph("BIO 210: Cell Biology", TITLE),
      wordParagraph("Fall 2036"),
      wordParagraph("Grading", HEADING),
      wordTable([
        ["Component", "Share", "Due"],
        ["Homework 1", "40%", "September 19, 2036"],
        ["Final exam", "60%", "December 15, 2036"],
      ]),
      wordParagraph("Schedule", HEADING),
      ...["Membranes", "Transport", "Signalling"].map((topic, index) =>
        wordParagraph(`Week ${index + 1}: ${topic}`),
      ),
      wordParagraph("Write to &lt;script&gt;alert(1)&lt;/script&gt; with questions."),
    ].join(""),
  ),
);

const deck = fileOf(
  "graphs.pptx",
  SLIDES,
  pptxOf([
    shape("Graphs", { placeholder: "title" }) +
      shape("A graph is a set of nodes together with edges that join pairs of nodes."),
    shape("Trees", { placeholder: "title" }) +
      shape("A tree is a connected graph without a cycle.\nA spanning tree joins all nodes."),
  ]),
);

const photo = fileOf(
  "sheet.jpg",
  "image/jpeg",
  photoOf(["Homework 3: Graph Search", "Due: October 9, 2036 at 11:59 PM", "Prove the theorem."]),
);

const assignments = files("Assignments", "Upload assignment file");
const marked = (page: Page) => viewer(page).locator("[data-mark]").first();

test("a Word syllabus, a deck and a photo are read, searched and cited, and open with the words marked", async ({
  page,
  member,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });

  await test.step("a Word syllabus is reviewed beside its text and makes a course", async () => {
    await reviewsNewCourse(page, syllabus);
    const text = review(page).getByRole("region", { name: "bio210.docx" });
    await expect(text.getByText("Marked on page 1")).toBeAttached(READ_WITHIN);
    await expect(text.locator("mark").first()).toBeInViewport();
    await expect(text.getByRole("row")).toHaveCount(3);
    await expect(text.getByText("<script>alert(1)</script>")).toBeAttached();
    await expect(row(items(page), "Homework 1").getByLabel("Date of Homework 1")).toHaveValue(
      "2036-09-19",
    );
    await review(page).getByRole("button", { name: "show where it says “Signalling”" }).click();
    await expect(text.locator("mark").first()).toHaveText(/Signalling/);
    await expectAccessible(page, { within: '[role="dialog"]' });
    await accepts(page, /^Add 2 items and 3 topics/);
    await expect(page.getByRole("heading", { name: "Cell Biology", level: 1 })).toBeVisible();
  });
  const course = new URL(page.url()).pathname;

  await test.step("the syllabus opens from the course, is searched, and comes back as it was", async () => {
    await page.getByRole("button", { name: "Actions for bio210.docx", exact: true }).click();
    await page.getByRole("menuitem", { name: "Open document" }).click();
    await expect(viewer(page).getByRole("heading", { name: "Grading" })).toBeVisible();
    await expect(pages(page)).toBeFocused();
    await page.keyboard.press("Control+f");
    await searchInDocument(page).fill("week");
    await expect(viewer(page).getByText("1 of 3")).toBeVisible();
    await page.keyboard.press("Escape");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      viewer(page).getByRole("button", { name: "Download" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("bio210.docx");
    await page.keyboard.press("Escape");
  });

  await test.step("a photo becomes an assignment, with the words marked on the picture", async () => {
    await assignments.uploads(page, photo);
    await whenRead(page, member, `${course}/assignment-files/`);
    await page.reload();
    const made = page
      .getByRole("region", { name: "Assignments" })
      .getByRole("listitem")
      .filter({ hasText: "Homework 3: Graph Search" });
    await made.getByRole("button", { name: /^From File/ }).click(READ_WITHIN);
    await expect(viewer(page).getByRole("img", { name: "sheet" })).toBeVisible();
    await expect(marked(page)).toBeInViewport();
    await viewer(page).getByRole("button", { name: "Text", exact: true }).click();
    await expect(viewer(page).locator("mark")).toHaveText(/October 9, 2036/);
    await expectAccessible(page, { within: '[role="dialog"]' });
    await page.keyboard.press("Escape");
  });

  await test.step("a deck is found by its words and opens at the slide", async () => {
    await page.goto("/resources");
    await upload(page).click();
    await dialog(page).locator("input[type=file]").setInputFiles(deck);
    await dialog(page).getByLabel("Course").selectOption({ label: "Cell Biology" });
    await dialog(page).getByRole("button", { name: "Upload", exact: true }).click();
    await expect(card(page, "graphs")).toContainText("PPTX");
    await whenRead(page, member);
    await page.reload();
    await search(page).fill("spanning tree");
    const found = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "graphs" }) });
    await found
      .getByRole("button", { name: /^Page 2/ })
      .first()
      .click();
    await expect(sheet(page, 2)).toBeVisible();
    await expect(marked(page)).toBeInViewport();
    await expect(pageField(page)).toHaveValue("2");
    await page.keyboard.press("Escape");
    await search(page).fill("");
  });

  await test.step("an answer cites the slide", async () => {
    const box = page.getByRole("region", { name: "Ask your documents" });
    await box.getByRole("textbox").fill("What is a tree?");
    await box.getByRole("textbox").press("Enter");
    await expect(box.getByText("connected graph without a cycle").first()).toBeVisible(READ_WITHIN);
    await box.getByRole("list").last().getByRole("button").first().click();
    await expect(viewer(page).locator("mark").first()).toHaveText(/without a cycle/);
    await expect(viewer(page).getByRole("region", { name: "Slide 2" })).toBeInViewport();
    await expectAccessible(page, { within: '[role="dialog"]' });
    await page.keyboard.press("Escape");
    await expectNoSidewaysScroll(page);
  });
});
