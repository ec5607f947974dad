import { expect } from "@playwright/test";
import { drops, scan, whenRead } from "./support/files";
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

const WITHOUT_DATA = { name: "study-companion.signed-out", value: "1" };

test("the library starts empty and leads to the first upload @mobile", async ({ page, member }) => {
  const { id } = await member.makesCourse({ name: "Algorithms" });
  await page.goto("/resources");
  await expect(page.getByRole("heading", { name: "No resources yet" })).toBeVisible();
  await expect(
    page.getByText("Upload your first study resource to get started with AI-powered learning"),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Upload Your First Resource" }).click();
  await dialog(page).locator("input[type=file]").setInputFiles(graphs());
  await dialog(page).getByLabel("Course").selectOption(String(id));
  await dialog(page).getByRole("button", { name: "Upload", exact: true }).click();
  await expect(card(page, "graphs")).toBeVisible();
  await whenRead(page, member);
  await page.reload();
  await expectReady(page, "graphs");
  await expect(count(page)).toHaveText("1 resource found");
  await expect(card(page, "graphs")).toContainText("Algorithms");
  await expect(card(page, "graphs")).toContainText("3 pages");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("the library takes PDFs that are dropped anywhere, replaces an older copy, and brings a deleted one back", async ({
  page,
  member,
}) => {
  const { id } = await member.makesCourse({ name: "Algorithms" });
  const articles = page.getByRole("article");
  await page.goto("/resources");
  await expect(page.getByRole("heading", { name: "No resources yet" })).toBeVisible();

  await test.step("several are dropped at once, and it says what it cannot read", async () => {
    // Before the library itself runs, the page takes what is dropped and asks what it is.
    await page.waitForLoadState("networkidle");
    await drops(page.getByRole("main"), [graphs(), scan(), locked()]);
    await dialog(page).getByLabel("Course").selectOption(String(id));
    await dialog(page).getByRole("button", { name: "Upload 3 files" }).click();
    await expect(articles).toHaveCount(3);
    await whenRead(page, member);
    await page.route("**/api/resources/", async (route) => {
      const response = await route.fetch();
      const list = await response.json();
      const reading = { stage: "reading", processing_status: "processing" };
      const book = {
        ...list[0],
        ...reading,
        id: 0,
        title: "book",
        page_count: 120,
        pages_read: 11,
      };
      await route.fulfill({ response, json: [...list, book] });
    });
    // Else the page comes with its list, and does not ask for it.
    await page.context().addCookies([{ ...WITHOUT_DATA, url: page.url() }]);
    await page.reload();
    await expectReady(page, "graphs");
    await expect(card(page, "scan")).toContainText("Processing Failed");
    await expect(card(page, "scan").getByRole("button", { name: "Retry" })).toBeVisible();
    await expect(card(page, "book")).toContainText("AI Processing...");
    await expect(card(page, "book")).toContainText("Reading page 12 of 120");
    await expect(card(page, "book").getByRole("progressbar")).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll({ behavior: "wait" });
  });

  await test.step("a locked one asks for its password", async () => {
    await expect(card(page, "locked")).toContainText("Processing Failed");
    await card(page, "locked").getByRole("button", { name: "Enter password" }).click();
    await dialog(page).getByLabel("Password of the PDF").fill("secret");
    await dialog(page).getByRole("button", { name: "Unlock and read" }).click();
    await expect(dialog(page)).toBeHidden();
    await whenRead(page, member);
    await page.reload();
    await expectReady(page, "locked");
  });

  await test.step("what the course has already is asked about, and takes the older copy's place", async () => {
    await upload(page).click();
    await dialog(page).locator("input[type=file]").setInputFiles(graphs("copy.pdf"));
    await dialog(page).getByLabel("Course").selectOption(String(id));
    await dialog(page).getByRole("button", { name: "Upload", exact: true }).click();
    await expect(dialog(page).getByText("This course has this file already")).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByLabel("Replace the older copy").check();
    await dialog(page).getByRole("button", { name: "Upload", exact: true }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(card(page, "copy")).toBeVisible();
    await expect(card(page, "graphs")).toBeHidden();
    await expect(articles).toHaveCount(3);
  });

  await test.step("one is edited, and deleted with a way back", async () => {
    await acts(page, "copy", "Edit");
    await dialog(page).getByLabel("Title").fill("Chapter 1");
    await dialog(page).getByLabel("Course").selectOption("");
    await dialog(page).getByLabel("Web address").fill("https://example.org/book");
    await dialog(page).getByRole("button", { name: "Save changes" }).click();
    await expect(card(page, "Chapter 1")).toContainText("Uncategorized");

    await page.route(/\/api\/resources\/\d+\//, (route) =>
      route.fulfill({ status: 400, json: { message: "The library is closed." } }),
    );
    await acts(page, "Chapter 1", "Delete");
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(question.getByRole("alert")).toContainText("Failed to delete resource");
    await page.unrouteAll();
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(card(page, "Chapter 1")).toBeHidden();
    await toast(page, "“Chapter 1” deleted").getByRole("button", { name: "Undo" }).click();
    await expect(card(page, "Chapter 1")).toBeVisible();
  });
});

test("a resource tells all in its details, and opens at a chunk's page and at the page of an address @mobile", async ({
  page,
  member,
}) => {
  const { id } = await member.makesCourse({ name: "Algorithms" });
  await stores(page, member, graphs(), { course: id, title: "Graph theory", subject: "Graphs" });
  await whenRead(page, member);
  await page.goto("/resources");
  await card(page, "Graph theory")
    .getByRole("button", { name: "Graph theory", exact: true })
    .click();
  const details = dialog(page).first();
  for (const fact of ["PDF", "Medium", "Graphs", "Est. Time", "Rating", "graphs.pdf"]) {
    await expect(details.getByText(fact, { exact: true }).first()).toBeVisible();
  }
  await expect(details.getByText("Ready for AI Study Plans")).toBeVisible();
  await expect(details.getByRole("region", { name: "Extracted topics" })).toContainText("Trees");
  const chunks = details.getByRole("region", { name: "Passages" });
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
  const address = page.url();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/resources$/);
  await page.goto(`${address}&page=3`);
  await expectText(page, 3, "Dijkstra");
  await expect(pageField(page)).toHaveValue("3");
});
