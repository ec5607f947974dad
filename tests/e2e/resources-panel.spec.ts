import { expect } from "@playwright/test";
import { becomes, files, readable } from "./support/files";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

const { panel, dialog, row, acts } = files("Resources", "Upload resource");

test("a resource is uploaded, edited, moved to another course and deleted @mobile", async ({
  page,
  member,
}) => {
  const course = await member.makesCourse({ name: "Algebra" });
  const other = await member.makesCourse({ name: "Geometry" });
  await page.goto(`/courses/${course.id}`);
  await expect(panel(page)).toContainText("No resources yet");
  await panel(page).getByRole("button", { name: "Upload resource" }).click();
  await dialog(page).locator("input[type=file]").setInputFiles(readable("chapter_1.pdf"));
  await expect(dialog(page).getByLabel("Title")).toHaveValue("chapter_1");
  await expect(dialog(page).getByLabel("Course")).toHaveValue(String(course.id));
  await expect(dialog(page).getByLabel("Difficulty")).toHaveValue("3");
  await dialog(page).getByLabel("Subject").fill("Vector spaces");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Upload", exact: true }).click();

  const resource = row(page, "chapter_1");
  await becomes(resource, "Ready for AI Study Plans");
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
