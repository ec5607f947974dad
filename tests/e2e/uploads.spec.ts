import { expect, type Page } from "@playwright/test";
import { textPage } from "@/tests/support/pdf";
import { becomes, pdf, READ_WITHIN, scan } from "./support/files";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

const row = (page: Page, title: string | RegExp) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, level: 3 }) });
const dialog = (page: Page) => page.getByRole("dialog");
const region = (page: Page, name: string) => page.getByRole("region", { name });

function homework(number: number) {
  const lines = [
    `Homework ${number}: Graph Search`,
    "Due: October 9, 2036 at 11:59 PM",
    "Total: 40 points",
    "Problem 1. Prove that breadth-first search finds shortest paths.",
    "Problem 2. Give an example where depth-first search does not.",
  ];
  return pdf(`homework_${number}.pdf`, [textPage(lines)]);
}

function undated() {
  const lines = ["Homework 9: Sorting", "Problem 1. Sort a list.", "Problem 2. Sort another one."];
  return pdf("homework_9.pdf", [textPage(lines)]);
}

async function upload(
  page: Page,
  files: Parameters<ReturnType<Page["locator"]>["setInputFiles"]>[0],
) {
  await page.getByRole("button", { name: "Upload assignment file" }).click();
  await dialog(page).locator("input[type=file]").setInputFiles(files);
  await dialog(page)
    .getByRole("button", { name: /^Upload/ })
    .click();
}

test("PDFs become assignments with their evidence one click away, also ten at once and without a date", async ({
  page,
  member,
}) => {
  const course = await member.makesCourse();
  await page.goto(`/courses/${course.id}`);
  await page.getByRole("button", { name: "Upload assignment file" }).click();
  await dialog(page).locator("input[type=file]").setInputFiles(homework(3));
  await expect(dialog(page).getByLabel("Title")).toHaveValue("homework_3");
  await dialog(page).getByRole("button", { name: "Upload", exact: true }).click();

  const made = row(page, /Homework 3/);
  await becomes(made, "From File");
  await expect(made).toContainText("Thu 9 Oct 2036, 11:59 PM");
  await expect(made).toContainText("40 points");
  await expect(region(page, "Processing Files")).toBeHidden();

  await made.getByRole("button", { name: /^Homework 3/ }).click();
  const due = dialog(page).getByRole("listitem").filter({ hasText: "Due: October 9, 2036" });
  await expect(due).toContainText("Exact");
  await expect(due).toContainText("9 Oct 2036");
  await expect(dialog(page)).toContainText("Problem 1. Prove that");
  await expectAccessible(page);

  await due.getByRole("button", { name: /^Page 1/ }).click();
  await expect(page.getByText("Marked on page 1")).toBeAttached();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");

  await test.step("ten PDFs at once all become assignments", async () => {
    await upload(page, [
      ...Array.from({ length: 9 }, (_, index) => homework(index + 11)),
      undated(),
    ]);
    const processing = region(page, "Processing Files");
    const all = page.getByRole("button", { name: "Show all 11 to do" });
    await expect(async () => {
      const refresh = processing.getByRole("button", { name: "Refresh" });
      if (await refresh.isVisible()) await refresh.click({ timeout: 2000 });
      await all.click({ timeout: 2000 });
    }).toPass(READ_WITHIN);
    await becomes(region(page, "Assignments"), "Homework 9: Sorting");
    await expect(async () => {
      const refresh = processing.getByRole("button", { name: "Refresh" });
      if (await refresh.isVisible()) await refresh.click({ timeout: 2000 });
      await expect(page.getByText("From File")).toHaveCount(11, { timeout: 2000 });
    }).toPass(READ_WITHIN);
  });

  await test.step("one that names no date is undated, and no one has to invent a date", async () => {
    const without = row(page, /Homework 9/);
    await expect(without).toContainText("No date in the document");
    await without.getByRole("button", { name: /^Actions for/ }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    await dialog(page).getByLabel("Status").selectOption("Submitted");
    await dialog(page).getByRole("button", { name: "Save changes" }).click();
    await expect(without).toContainText("Submitted");
    await expect(without).toContainText("No date in the document");
  });
});

test("a scan without text ends as failed, can be tried again and deleted @mobile", async ({
  page,
  member,
}) => {
  const course = await member.makesCourse();
  await page.goto(`/courses/${course.id}`);
  await upload(page, scan());
  const failed = row(page, "scan");
  await becomes(failed, "pictures of pages");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const retried = page.waitForResponse((response) => response.url().endsWith("/retry/"));
  await failed.getByRole("button", { name: "Retry" }).click();
  expect((await retried).status()).toBe(202);
  // What it said before stands until the list hears of the new attempt.
  await expect(failed.getByRole("button", { name: "Retry" })).toBeHidden();
  await becomes(failed, "pictures of pages");

  await failed.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(failed).toBeHidden();
});

test("an upload goes on while the student is elsewhere, and closing the tab asks first", async ({
  page,
  member,
}) => {
  const course = await member.makesCourse();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/assignment-files/any/", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await page.goto(`/courses/${course.id}`);
  await upload(page, homework(5));
  await expect(row(page, "homework_5")).toBeVisible();
  await page.getByRole("link", { name: "Dashboard" }).click();
  const tray = region(page, "Uploads");
  await expect(tray).toContainText("Uploading 1 file");
  letGo();
  await expect(tray).toContainText("Uploaded");
  await tray.getByRole("link", { name: "homework_5" }).click();
  await becomes(row(page, /Homework 5/), "From File");

  await page.unrouteAll({ behavior: "wait" });
  await page.route("**/assignment-files/any/", (route) =>
    route.request().method() === "POST" ? undefined : route.continue(),
  );
  await upload(page, homework(8));
  await expect(row(page, "homework_8")).toContainText("Uploading");
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.accept();
});
