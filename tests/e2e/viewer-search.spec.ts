import { expect } from "@playwright/test";
import { pdfOf, textPage } from "@/tests/support/pdf";
import { test } from "./support/signed-in";
import { BOOK, expectText, opens, pageField, pages, search, sheet, viewer } from "./support/viewer";

test("a long document is searched without end, there and back", async ({ page, member }) => {
  await opens(page, member, pdfOf(BOOK));
  await expectText(page, 1, "Chapter 1");
  await page.keyboard.press("ControlOrMeta+f");
  await expect(search(page)).toBeFocused();
  await search(page).fill("RARE  word");
  await expect(viewer(page).getByText("1 of 10")).toBeVisible();
  await expect(pageField(page)).toHaveValue("40");
  const active = viewer(page).locator(".highlight.selected");
  await expect(active).toHaveCount(1);
  await expect(active).toHaveText("rare word");
  await expect(active).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(viewer(page).getByText("2 of 10")).toBeVisible();
  await expect(pageField(page)).toHaveValue("80");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.press("Shift+Enter");
  await expect(viewer(page).getByText("10 of 10")).toBeVisible();
  await expect(pageField(page)).toHaveValue("400");
  await expect(active).toBeInViewport();
  await search(page).fill("nowhere");
  await expect(viewer(page).getByText("No matches")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(search(page)).toBeHidden();
  await expect(pages(page)).toBeFocused();
  await expect(pageField(page)).toHaveValue("400");
});

test("words are found across lines, also where a line breaks them", async ({ page, member }) => {
  const lines = ["The deter-", "minant of a product", "is the product of", "the determinants."];
  await opens(page, member, pdfOf([textPage(lines)]));
  await expectText(page, 1, "The deter-");
  await page.keyboard.press("ControlOrMeta+f");
  await search(page).fill("Determinant");
  await expect(viewer(page).getByText("1 of 2")).toBeVisible();
  await expect(sheet(page, 1).locator(".highlight.selected")).toHaveText(["deter-", "minant"]);
  await search(page).fill("product of the");
  await expect(viewer(page).getByText("1 of 1")).toBeVisible();
  await expect(sheet(page, 1).locator(".highlight.selected")).toHaveText(["product of", "the"]);
});
