import { expect, type Page } from "@playwright/test";

export const trash = (page: Page) => page.getByRole("region", { name: "Trash" });
export const trashed = (page: Page, title: string) =>
  trash(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
export const toast = (page: Page, text: string) =>
  page.locator("[data-sonner-toast]").filter({ hasText: text });

export async function undoes(page: Page, title: string) {
  await toast(page, `“${title}” deleted`).getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, `“${title}” is back`)).toBeVisible();
}

/** Answers the question that stands open. */
export async function confirms(page: Page, label: string) {
  await page.getByRole("alertdialog").getByRole("button", { name: label }).click();
  await expect(page.getByRole("alertdialog")).toBeHidden();
}

/** Over the API, as another client would. */
export async function deletes(page: Page, path: string) {
  await page.evaluate(async (path) => {
    const headers = { authorization: `Bearer ${localStorage.getItem("access_token")}` };
    const { ok, status } = await fetch(`/api${path}`, { method: "DELETE", headers });
    if (!ok) throw new Error(`${path} answered ${status}`);
  }, path);
}
