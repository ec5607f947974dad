import { expect, type Page } from "@playwright/test";
import { pdfOf, textPage } from "@/tests/support/pdf";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

const READ_WITHIN = { timeout: 45_000 };

const row = (page: Page, title: string | RegExp) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, level: 3 }) });
const dialog = (page: Page) => page.getByRole("dialog");
const region = (page: Page, name: string) => page.getByRole("region", { name });

function pdf(name: string, pages: Parameters<typeof pdfOf>[0]) {
  return { name, mimeType: "application/pdf", buffer: Buffer.from(pdfOf(pages)) };
}

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

const scan = () => pdf("scan.pdf", [[{ rectangle: [72, 72, 400, 500], color: [0.4, 0.4, 0.4] }]]);

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

test("a PDF becomes an assignment from file, with its evidence one click away", async ({
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
  await expect(made).toContainText("From File", READ_WITHIN);
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
});

test("a PDF that names no date makes an undated assignment, and no one has to invent a date", async ({
  page,
  member,
}) => {
  const course = await member.makesCourse();
  await page.goto(`/courses/${course.id}`);
  const lines = ["Homework 9: Sorting", "Problem 1. Sort a list.", "Problem 2. Sort another one."];
  await upload(page, pdf("homework_9.pdf", [textPage(lines)]));
  const made = row(page, /Homework 9/);
  await expect(made).toContainText("No date in the document", READ_WITHIN);
  await made.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await dialog(page).getByLabel("Status").selectOption("Submitted");
  await dialog(page).getByRole("button", { name: "Save changes" }).click();
  await expect(made).toContainText("Submitted");
  await expect(made).toContainText("No date in the document");
});

test("a title and a file are both asked for", async ({ page, member }) => {
  const course = await member.makesCourse();
  await page.goto(`/courses/${course.id}`);
  await page.getByRole("button", { name: "Upload assignment file" }).click();
  const send = dialog(page).getByRole("button", { name: "Upload", exact: true });
  await send.click();
  await expect(dialog(page).getByText("Please provide both a title and a file")).toBeVisible();
  await dialog(page).locator("input[type=file]").setInputFiles(homework(1));
  await expect(dialog(page).getByText("Please provide both a title and a file")).toBeHidden();
  await dialog(page).getByLabel("Title").fill("  ");
  await send.click();
  await expect(dialog(page).getByText("Please provide both a title and a file")).toBeVisible();
});

test("what is no PDF is refused at the door, by name or by content", async ({ page, member }) => {
  const course = await member.makesCourse();
  await page.goto(`/courses/${course.id}`);
  await page.getByRole("button", { name: "Upload assignment file" }).click();
  const text = { mimeType: "text/plain", buffer: Buffer.from("Not a PDF at all.") };
  await dialog(page)
    .locator("input[type=file]")
    .setInputFiles({ name: "notes.txt", ...text });
  await expect(dialog(page).getByText("“notes.txt” is not a PDF")).toBeVisible();
  await page.keyboard.press("Escape");

  await upload(page, { name: "notes.pdf", ...text, mimeType: "application/pdf" });
  const refused = row(page, "notes");
  await expect(refused).toContainText("Failed");
  await expect(refused).toContainText(/not a PDF/i);
  await expect(refused.getByRole("button", { name: "Retry" })).toBeVisible();
  await refused.getByRole("button", { name: "Remove notes" }).click();
  await expect(region(page, "Processing Files")).toBeHidden();
});

test("a scan without text ends as failed, can be tried again and deleted @mobile", async ({
  page,
  member,
}) => {
  const course = await member.makesCourse();
  await page.goto(`/courses/${course.id}`);
  await upload(page, scan());
  const failed = row(page, "scan");
  await expect(failed).toContainText("pictures of pages", READ_WITHIN);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const retried = page.waitForResponse((response) => response.url().endsWith("/retry/"));
  await failed.getByRole("button", { name: "Retry" }).click();
  expect((await retried).status()).toBe(202);
  await expect(failed).toContainText("pictures of pages", READ_WITHIN);

  await failed.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(failed).toBeHidden();
});

test("ten PDFs at once all become assignments", async ({ page, member }) => {
  const course = await member.makesCourse();
  await page.goto(`/courses/${course.id}`);
  await upload(
    page,
    Array.from({ length: 10 }, (_, index) => homework(index + 1)),
  );
  await expect(page.getByText("From File")).toHaveCount(10, { timeout: 55_000 });
});

test("an upload that breaks off keeps its title and can be tried again", async ({
  page,
  member,
}) => {
  const course = await member.makesCourse();
  await page.route("**/assignment-files/", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.goto(`/courses/${course.id}`);
  await page.getByRole("button", { name: "Upload assignment file" }).click();
  await dialog(page).locator("input[type=file]").setInputFiles(homework(7));
  await dialog(page).getByLabel("Title").fill("My seventh homework");
  await dialog(page).getByRole("button", { name: "Upload", exact: true }).click();
  const broken = row(page, "My seventh homework");
  await expect(broken).toContainText("We could not reach the server");
  await page.unrouteAll();
  await broken.getByRole("button", { name: "Retry" }).click();
  await expect(broken).toContainText("From File", READ_WITHIN);
});

test("an upload goes on while the student is elsewhere", async ({ page, member }) => {
  const course = await member.makesCourse();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/assignment-files/", async (route) => {
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
  await expect(tray).toContainText("Ready", READ_WITHIN);
  await tray.getByRole("link", { name: "homework_5" }).click();
  await expect(row(page, /Homework 5/)).toContainText("From File");
});

test("closing the tab while something is on its way asks first", async ({ page, member }) => {
  const course = await member.makesCourse();
  await page.route("**/assignment-files/", (route) =>
    route.request().method() === "POST" ? undefined : route.continue(),
  );
  await page.goto(`/courses/${course.id}`);
  await upload(page, homework(8));
  await expect(row(page, "homework_8")).toContainText("Uploading");
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.accept();
});
