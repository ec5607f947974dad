import { expect } from "@playwright/test";
import { drops, READ_WITHIN, readable, scan } from "./support/files";
import {
  acts,
  card,
  count,
  dialog,
  expectReady,
  graphs,
  locked,
  stores,
  toast,
  upload,
} from "./support/resources";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";
import { expectText, pageField, viewer } from "./support/viewer";

// Documents are read on the way, and axe looks at long pages twice.
test.describe.configure({ timeout: 150_000 });

const REFUSAL = { status: 400, json: { message: "The library is closed." } };

test.describe("the library", () => {
  test("starts empty and leads to the first upload @mobile", async ({ page, member }) => {
    const { id } = await member.makesCourse({ name: "Algorithms" });
    await page.goto("/resources");
    await expect(page.getByRole("heading", { name: "No resources yet" })).toBeVisible();
    await expect(
      page.getByText("Upload your first study resource to get started with AI-powered learning"),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Upload Your First Resource" }).click();
    await dialog(page).getByRole("button", { name: "Upload", exact: true }).click();
    await expect(dialog(page).getByText("Please select a file to upload")).toBeVisible();
    await expect(dialog(page).getByText("Course is required")).toBeVisible();
    await dialog(page).locator("input[type=file]").setInputFiles(graphs());
    await dialog(page).getByLabel("Course").selectOption(String(id));
    await dialog(page).getByRole("button", { name: "Upload", exact: true }).click();
    await expectReady(page, "graphs");
    await expect(count(page)).toHaveText("1 resource found");
    await expect(card(page, "graphs")).toContainText("Algorithms");
    await expect(card(page, "graphs")).toContainText("3 pages");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test("is filtered by course and grouped by course, and the address keeps it", async ({
    page,
    member,
  }) => {
    const algebra = await member.makesCourse({ name: "Algebra" });
    const botany = await member.makesCourse({ name: "Botany" });
    await member.makesCourse({ name: "Chemistry" });
    await stores(page, member, readable("matrices.pdf"), { course: algebra.id });
    await stores(page, member, readable("vectors.pdf"), { course: algebra.id });
    await stores(page, member, readable("leaves.pdf"), { course: botany.id });
    await stores(page, member, readable("notes.pdf"));
    await page.goto("/resources");
    await expect(count(page)).toHaveText("4 resources found");

    await page.getByLabel("Group by course").check();
    const groups = page
      .getByRole("main")
      .getByRole("region")
      .filter({
        has: page.getByRole("heading", { level: 3 }),
      });
    await expect(groups.getByRole("heading", { level: 2 })).toHaveText([
      "Algebra",
      "Botany",
      "Uncategorized",
    ]);
    await expect(groups.first()).toContainText("2 resources");
    await page.reload();
    await expect(page.getByLabel("Group by course")).toBeChecked();
    await expect(groups).toHaveCount(3);

    await page.getByLabel("Filter by course").selectOption("Botany");
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(count(page)).toHaveText("1 resource found");
    await expect(page.getByLabel("Group by course")).toBeHidden();
    await page.getByLabel("Filter by course").selectOption("Chemistry");
    await expect(page.getByText("No resources in this course")).toBeVisible();
    await upload(page).first().click();
    await expect(dialog(page).getByLabel("Course")).toHaveValue(/\d+/);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Show All Courses" }).click();
    await expect(groups).toHaveCount(3);
  });

  test("says why it cannot be shown, and tries again", async ({ page, member }) => {
    await stores(page, member, readable("notes.pdf"));
    await page.route("**/api/resources/", (route) => route.fulfill(REFUSAL));
    await page.goto("/resources");
    const error = page.getByRole("main").getByRole("alert");
    await expect(error).toContainText("Failed to load resources");
    await expect(error).toContainText("The library is closed.");
    await error.getByRole("button", { name: "Dismiss" }).click();
    await expect(error).toBeHidden();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Load it again" }).click();
    await expect(card(page, "notes")).toBeVisible();
  });

  test("takes PDFs that are dropped anywhere, several at once, and says what it cannot take", async ({
    page,
    member,
  }) => {
    const { id } = await member.makesCourse({ name: "Algorithms" });
    await page.goto("/resources");
    await expect(page.getByRole("heading", { name: "No resources yet" })).toBeVisible();
    await drops(page.getByRole("main"), [graphs(), scan()]);
    await dialog(page).getByLabel("Course").selectOption(String(id));
    await dialog(page).getByRole("button", { name: "Upload 2 files" }).click();
    await expectReady(page, "graphs");
    await expect(card(page, "scan")).toContainText("Processing Failed", READ_WITHIN);
    await expect(card(page, "scan").getByRole("button", { name: "Retry" })).toBeVisible();
    await expectAccessible(page);
  });

  test("asks what to do with a PDF that the course has already", async ({ page, member }) => {
    const { id } = await member.makesCourse({ name: "Algorithms" });
    await stores(page, member, graphs(), { course: id, title: "Graph theory" });
    await page.goto("/resources");
    await expect(card(page, "Graph theory")).toBeVisible();
    const sends = async (choice?: string) => {
      await upload(page).click();
      await dialog(page).locator("input[type=file]").setInputFiles(graphs("copy.pdf"));
      await dialog(page).getByLabel("Course").selectOption(String(id));
      await dialog(page).getByRole("button", { name: "Upload", exact: true }).click();
      await expect(dialog(page).getByText("This course has this PDF already")).toBeVisible();
      if (choice) await dialog(page).getByLabel(choice).check();
      else await expectAccessible(page);
      await dialog(page).getByRole("button", { name: "Upload", exact: true }).click();
      await expect(dialog(page)).toBeHidden();
    };
    await sends();
    await expect(toast(page, "Nothing was uploaded")).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(1);
    await sends("Keep both");
    await expect(page.getByRole("article")).toHaveCount(2);
    await acts(page, "Graph theory", "Delete");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("article")).toHaveCount(1);
    await sends("Replace the older copy");
    await expect(page.getByRole("article")).toHaveCount(1);
    await expectReady(page, "copy");
  });

  test("asks for the password of a locked PDF", async ({ page, member }) => {
    await stores(page, member, locked());
    await page.goto("/resources");
    await expect(card(page, "locked")).toContainText("Processing Failed", READ_WITHIN);
    await card(page, "locked").getByRole("button", { name: "Enter password" }).click();
    await dialog(page).getByLabel("Password of the PDF").fill("secret");
    await dialog(page).getByRole("button", { name: "Unlock and read" }).click();
    await expectReady(page, "locked");
  });
});

test.describe("a resource", () => {
  test("tells everything in its details, and opens at a chunk's page @mobile", async ({
    page,
    member,
  }) => {
    const { id } = await member.makesCourse({ name: "Algorithms" });
    await stores(page, member, graphs(), { course: id, title: "Graph theory", subject: "Graphs" });
    await page.goto("/resources");
    await expectReady(page, "Graph theory");
    await card(page, "Graph theory")
      .getByRole("button", { name: "Graph theory", exact: true })
      .click();
    const details = dialog(page).first();
    for (const fact of ["PDF", "Medium", "Graphs", "Est. Time", "Rating", "graphs.pdf"]) {
      await expect(details.getByText(fact, { exact: true }).first()).toBeVisible();
    }
    await expect(details.getByText("Ready for AI Study Plans")).toBeVisible();
    await expect(details.getByRole("region", { name: "Extracted topics" })).toContainText("Trees");
    const chunks = details.getByRole("region", { name: "Document chunks" });
    await expect(chunks).toContainText("total study time");
    await expectAccessible(page);
    await chunks
      .getByRole("button", { name: /^Pages? 2/ })
      .first()
      .click();
    await expectText(page, 2, "without a cycle");
    await viewer(page).getByRole("button", { name: "Close", exact: true }).last().click();
    await expect(page).toHaveURL(/resource=\d+/);
    await page.reload();
    await expect(dialog(page).getByRole("heading", { name: "Graph theory" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/\/resources$/);
  });

  test("shows the parts of its details that can be loaded", async ({ page, member }) => {
    await stores(page, member, graphs());
    await page.goto("/resources");
    await expectReady(page, "graphs");
    await page.route("**/api/resources/*/chunks/", (route) => route.fulfill(REFUSAL));
    await acts(page, "graphs", "View");
    const part = dialog(page).getByRole("region", { name: "Document chunks" });
    await expect(part.getByRole("alert")).toContainText("The library is closed.");
    await expect(dialog(page).getByRole("region", { name: "Extracted topics" })).toContainText(
      "Trees",
    );
    await page.unrouteAll();
    await part.getByRole("button", { name: "Try Again" }).click();
    await expect(part.getByRole("listitem").first()).toBeVisible();
  });

  test("opens at the page that an address names", async ({ page, member }) => {
    await stores(page, member, graphs());
    await page.goto("/resources");
    await expectReady(page, "graphs");
    await acts(page, "graphs", "View");
    await expect(page).toHaveURL(/resource=\d+/);
    await page.goto(`${page.url()}&page=3`);
    await expectText(page, 3, "Dijkstra");
    await expect(pageField(page)).toHaveValue("3");
    await page.goto("/resources?resource=999999");
    await expect(dialog(page).getByText("This resource is not there any more")).toBeVisible();
  });

  test("is edited, and deleted with a way back", async ({ page, member }) => {
    const { id } = await member.makesCourse({ name: "Algorithms" });
    await stores(page, member, readable("chapter.pdf"));
    await page.goto("/resources");
    await acts(page, "chapter", "Edit");
    await dialog(page).getByLabel("Title").fill("Chapter 1");
    await dialog(page).getByLabel("Course").selectOption(String(id));
    await dialog(page).getByLabel("Web address").fill("not an address");
    await dialog(page).getByRole("button", { name: "Save changes" }).click();
    await expect(dialog(page).getByText("Please enter a web address")).toBeVisible();
    await dialog(page).getByLabel("Web address").fill("https://example.org/book");
    await dialog(page).getByRole("button", { name: "Save changes" }).click();
    await expect(card(page, "Chapter 1")).toContainText("Algorithms");
    await acts(page, "Chapter 1", "View");
    await expect(
      dialog(page).getByRole("link", { name: "https://example.org/book" }),
    ).toBeVisible();
    await page.keyboard.press("Escape");

    await page.route(/\/api\/resources\/\d+\//, (route) => route.fulfill(REFUSAL));
    await acts(page, "Chapter 1", "Delete");
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(question.getByRole("alert")).toContainText("Failed to delete resource");
    await page.unrouteAll();
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("heading", { name: "No resources yet" })).toBeVisible();
    await toast(page, "“Chapter 1” is deleted").getByRole("button", { name: "Undo" }).click();
    await expect(card(page, "Chapter 1")).toBeVisible();
  });
});
