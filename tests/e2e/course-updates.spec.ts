import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { pdfOf, textPage } from "@/tests/support/pdf";
import { type Member, newMember, test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

const Work = z.array(z.looseObject({ id: z.number(), title: z.string() }));

async function workOf(student: Member, course_id: number, title: string) {
  const path = `/courses/${course_id}/assignments/`;
  const work = Work.parse(await student.sends("GET", path)).find((one) => one.title === title);
  return { ...work, path: `${path}${work?.id}/` };
}

async function edits(student: Member, course_id: number, title: string, fields: object) {
  const { path, ...work } = await workOf(student, course_id, title);
  await student.sends("PUT", path, { data: { ...work, status: "not_started", ...fields } });
}

async function removes(student: Member, course_id: number, title: string) {
  await student.sends("DELETE", (await workOf(student, course_id, title)).path);
}

const dialog = (page: Page) => page.getByRole("dialog");

test("a copy gets a file of the link, is offered what changed since, and goes back @mobile", async ({
  page,
  member,
  browser,
  playwright,
  baseURL,
}) => {
  const course = await member.makesCourse({ name: "Number Theory", code: "MA 330" });
  await member.makesAssignment(course.id, { title: "Primes", weight: 10 });
  await member.makesAssignment(course.id, { title: "Sieve", weight: 10 });
  const buffer = Buffer.from(pdfOf([textPage(["Congruences", "A congruence is a relation."])]));
  const file = { name: "week-1.pdf", mimeType: "application/pdf", buffer };
  const multipart = { title: "Week 1", course: String(course.id), file };
  await member.sends("POST", "/resources/", { multipart });

  await page.goto(`/courses/${course.id}`);
  await page.getByRole("button", { name: "Share this course" }).click();
  await dialog(page).getByLabel("Your name").fill("Section 2");
  await expect(dialog(page).getByText("Everyone who has the link gets")).toBeVisible();
  await dialog(page)
    .getByLabel(/^week-1\.pdf/)
    .check();
  await expectAccessible(page, { within: "[role=dialog]" });
  await dialog(page).getByRole("button", { name: "Make a link" }).click();
  await expect(dialog(page).getByText("With 1 file: week-1.pdf")).toBeVisible();
  const address = dialog(page).getByRole("textbox", { name: "Address of the new link" });
  const url = new URL(await address.inputValue());

  const other = await newMember(playwright.request, baseURL);
  const context = await browser.newContext({ storageState: other.storage });
  const theirs = await context.newPage();
  await theirs.goto(url.pathname + url.hash);
  await theirs.getByText("1 file", { exact: true }).click();
  await expect(theirs.getByText("week-1.pdf")).toBeVisible();
  await theirs.getByRole("button", { name: "Add to my courses" }).click();
  await expect(dialog(theirs).getByLabel(/^Files \(/)).toBeChecked();
  await dialog(theirs).getByRole("button", { name: "Add course" }).click();
  await expect(theirs.getByRole("heading", { name: "Number Theory", level: 1 })).toBeVisible();
  await expect(theirs.getByText("Up to date")).toBeVisible();
  await expect(theirs.locator("#files").getByText("week-1").first()).toBeVisible({
    timeout: 30_000,
  });
  const copy = Number(new URL(theirs.url()).pathname.split("/").at(-1));

  // Two changes by the one who shares, one by the one who has the copy.
  await edits(member, course.id, "Primes", { title: "Prime numbers", weight: 20 });
  await removes(member, course.id, "Sieve");
  await edits(other, copy, "Primes", { title: "My primes" });
  await page.reload();
  await page.getByRole("button", { name: "Share this course" }).click();
  await dialog(page)
    .getByRole("button", { name: /^Publish update/ })
    .click();
  await expect(dialog(page).getByText("The link still shows it as it was")).toBeHidden();

  await theirs.reload();
  await expect(theirs.getByText("Section 2 changed “Number Theory”: 3 changes")).toBeVisible();
  await expectAccessible(theirs);
  await theirs.getByRole("button", { name: "Review changes" }).click();
  const tick = (name: string | RegExp) => dialog(theirs).getByRole("checkbox", { name });
  await expect(tick(/^My primes ?, Title$/)).not.toBeChecked();
  await expect(dialog(theirs).getByText("You changed this.")).toBeVisible();
  await expect(tick(/^My primes ?, Share of the grade$/)).toBeChecked();
  await expect(tick("Removed: Sieve")).not.toBeChecked();
  await expectAccessible(theirs, { within: "[role=dialog]" });
  await expectNoSidewaysScroll(theirs);
  await tick("Removed: Sieve").check();
  await dialog(theirs).getByRole("button", { name: "Accept 2 changes" }).click();
  await expect(dialog(theirs)).toBeHidden();
  const work = theirs.locator("#work");
  await expect(work.getByText("My primes").first()).toBeVisible();
  await expect(work.getByText("Sieve")).toHaveCount(0);
  await expect(theirs.getByRole("button", { name: "Review changes" })).toBeHidden();

  await theirs.getByRole("button", { name: "Undo the last 2 changes" }).click();
  await expect(work.getByText("Sieve").first()).toBeVisible();
  await expect(theirs.getByText("Section 2 changed “Number Theory”: 3 changes")).toBeVisible();
  await theirs.getByRole("button", { name: "Review changes" }).click();
  await dialog(theirs).getByRole("button", { name: "Keep my course as it is" }).click();
  await expect(theirs.getByText("Up to date")).toBeVisible();

  // On a phone the message of the update lies over the button, and behind another page it stays.
  await page.reload();
  await page.getByRole("button", { name: "Share this course" }).click();
  await dialog(page)
    .getByRole("button", { name: /^Withdraw/ })
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(dialog(page).getByText(/^Link of/)).toBeHidden();
  await theirs.reload();
  await expect(theirs.getByText(/^No more updates/)).toBeVisible();
  await context.close();
});
