import { expect } from "@playwright/test";
import { files, READ_WITHIN, readable, scan } from "./support/files";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

const { panel, dialog, row, acts, uploads } = files("Resources", "Upload resource");

test("a resource is uploaded, edited, moved to another course and deleted @mobile", async ({
  page,
  member,
}) => {
  const course = await member.makesCourse({ name: "Algebra" });
  const other = await member.makesCourse({ name: "Geometry" });
  await page.goto(`/courses/${course.id}`);
  await expect(panel(page)).toContainText("No resources yet");
  await panel(page).getByRole("button", { name: "Upload resource" }).click();
  await dialog(page).getByRole("button", { name: "Upload", exact: true }).click();
  await expect(dialog(page).getByText("Please select a file to upload")).toBeVisible();
  await expect(dialog(page).getByText("Title is required")).toBeVisible();
  await dialog(page).locator("input[type=file]").setInputFiles(readable("chapter_1.pdf"));
  await expect(dialog(page).getByLabel("Title")).toHaveValue("chapter_1");
  await expect(dialog(page).getByLabel("Course")).toHaveValue(String(course.id));
  await expect(dialog(page).getByLabel("Difficulty")).toHaveValue("3");
  await dialog(page).getByLabel("Subject").fill("Vector spaces");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Upload", exact: true }).click();

  const resource = row(page, "chapter_1");
  await expect(resource).toContainText("Ready for AI Study Plans", READ_WITHIN);
  await expect(resource).toContainText("Vector spaces");
  await expect(resource).toContainText("Medium");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await acts(page, "chapter_1", "Edit");
  await dialog(page).getByLabel("Title").fill("Chapter 1");
  await dialog(page).getByLabel("Difficulty").selectOption("Very Hard");
  await dialog(page).getByRole("button", { name: "Save changes" }).click();
  await expect(row(page, "Chapter 1")).toContainText("Very Hard");

  await acts(page, "Chapter 1", "Edit");
  await dialog(page).getByLabel("Course").selectOption("Geometry");
  await dialog(page).getByRole("button", { name: "Save changes" }).click();
  await expect(panel(page)).toContainText("No resources yet");
  await page.goto(`/courses/${other.id}`);
  await acts(page, "Chapter 1", "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(row(page, "Chapter 1")).toBeHidden();
});

test("several go up at once and share their subject; a scan ends as failed", async ({
  page,
  member,
}) => {
  const course = await member.makesCourse();
  await page.goto(`/courses/${course.id}`);
  await panel(page).getByRole("button", { name: "Upload resource" }).click();
  await dialog(page)
    .locator("input[type=file]")
    .setInputFiles([readable("slides.pdf"), scan()]);
  await dialog(page).getByLabel("Subject").fill("Graphs");
  await dialog(page).getByRole("button", { name: "Upload 2 files" }).click();
  await expect(row(page, "slides")).toContainText("Ready for AI Study Plans", READ_WITHIN);
  await expect(row(page, "scan")).toContainText("Processing Failed", READ_WITHIN);
  await expect(row(page, "scan")).toContainText("pictures of pages");
  await expect(panel(page).getByText("Graphs")).toHaveCount(2);
});

test("what the server refuses is said with its reason, and nothing typed is lost", async ({
  page,
  member,
}) => {
  const course = await member.makesCourse();
  const message = "The library is closed.";
  await page.goto(`/courses/${course.id}`);
  await page.route(/\/api\/resources\//, (route) =>
    route.request().method() === "GET"
      ? route.continue()
      : route.fulfill({ status: 400, json: { message } }),
  );
  await uploads(page, readable("chapter_2.pdf"));
  const resource = row(page, "chapter_2");
  await expect(resource).toContainText(`Failed to upload resource. ${message}`);
  await page.unrouteAll();
  await resource.getByRole("button", { name: "Retry" }).click();
  await expect(resource).toContainText("Ready for AI Study Plans", READ_WITHIN);

  await page.route(/\/api\/resources\/\d+\//, (route) =>
    route.fulfill({ status: 400, json: { message } }),
  );
  await acts(page, "chapter_2", "Edit");
  await dialog(page).getByLabel("Description").fill("Pages 10 to 30.");
  await dialog(page).getByRole("button", { name: "Save changes" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("Failed to update resource");
  await expect(dialog(page).getByRole("alert")).toContainText(message);
  await page.unrouteAll();
  await dialog(page).getByRole("button", { name: "Save changes" }).click();
  await expect(resource).toContainText("Pages 10 to 30.");

  await page.route(/\/api\/resources\/\d+\//, (route) =>
    route.fulfill({ status: 400, json: { message } }),
  );
  await acts(page, "chapter_2", "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Failed to delete resource “chapter_2”.")).toBeVisible();
  await expect(resource).toBeVisible();
});

test("a list that cannot be loaded says so and can be asked for again", async ({
  page,
  member,
}) => {
  const course = await member.makesCourse();
  await page.route(/\/api\/resources\/\?/, (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto(`/courses/${course.id}`);
  await expect(panel(page).getByRole("alert").first()).toContainText("Failed to load resources");
  await page.unrouteAll();
  await panel(page).getByRole("button", { name: "Try Again" }).click();
  await expect(panel(page)).toContainText("No resources yet");
});
