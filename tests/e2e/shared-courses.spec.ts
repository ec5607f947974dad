import { expect, type Page } from "@playwright/test";
import { newMember, test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

const dialog = (page: Page) => page.getByRole("dialog");

test("a course travels to another student as a file @mobile", async ({
  page,
  member,
  browser,
  playwright,
  baseURL,
}) => {
  const course = await member.makesCourse({ name: "Graph Theory", code: "MA 310" });
  await member.makesAssignment(course.id, { title: "Colourings" });
  await member.makesTopic(course.id, "Planar graphs");

  await page.goto(`/courses/${course.id}`);
  await page.getByRole("button", { name: "Share this course" }).click();
  await dialog(page).getByText("1 assignment").click();
  await expect(dialog(page).getByText("Colourings")).toBeVisible();
  await dialog(page).getByLabel("Your name").fill("Section 2");
  await expectAccessible(page, { within: "[role=dialog]" });
  await expectNoSidewaysScroll(page);
  const saved = page.waitForEvent("download");
  await dialog(page).getByRole("button", { name: "Download as file" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("MA 310.studycourse");
  const path = await file.path();

  const other = await newMember(playwright.request, baseURL);
  const context = await browser.newContext({ storageState: other.storage });
  const theirs = await context.newPage();
  await theirs.goto("/courses");
  await theirs.getByRole("button", { name: "More ways to add a course" }).click();
  await theirs.getByRole("menuitem", { name: "Add a course from a file" }).click();
  const chosen = dialog(theirs).getByLabel(/Drop a course file here/);
  await chosen.setInputFiles({ name: "x.json", mimeType: "text/plain", buffer: Buffer.from("x") });
  await expect(dialog(theirs).getByRole("alert")).toContainText("isn't a course file");
  await chosen.setInputFiles(path);
  await expect(dialog(theirs).getByText("Shared by Section 2")).toBeVisible();
  await expectAccessible(theirs, { within: "[role=dialog]" });
  await expectNoSidewaysScroll(theirs);
  await dialog(theirs).getByRole("button", { name: "Add course" }).click();
  await expect(theirs).toHaveURL(/\/courses\/\d+$/);
  await expect(theirs.getByRole("heading", { name: "Graph Theory", level: 1 })).toBeVisible();
  await expect(theirs.getByText("Colourings").first()).toBeVisible();
  await context.close();
});
