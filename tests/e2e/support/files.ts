import { expect, type Locator, type Page } from "@playwright/test";
import { pdfOf, textPage } from "@/tests/support/pdf";
import type { Member } from "./signed-in";

/** Until a job is done: some seconds, and more than a minute on a machine that has other work. */
export const READ_WITHIN = { timeout: 90_000 };

type Pdf = ReturnType<typeof pdf>;

export function pdf(name: string, pages: Parameters<typeof pdfOf>[0]) {
  return { name, mimeType: "application/pdf", buffer: Buffer.from(pdfOf(pages)) };
}

export const readable = (name: string) =>
  pdf(name, [
    textPage(["Quiz 1: Graphs", "Question 1. Name a tree.", "Question 2. Name a cycle."]),
  ]);

export const scan = () =>
  pdf("scan.pdf", [[{ rectangle: [72, 72, 400, 500], color: [0.4, 0.4, 0.4] }]]);

/**
 * Waits until all files of a list are read, by default those of the library. A page that shows them asks only every
 * five seconds.
 */
export async function whenRead(page: Page, { storage }: Member, list = "/resources/") {
  const token = storage.origins[0]?.localStorage.find(({ name }) => name === "access_token")?.value;
  const headers = { authorization: `Bearer ${token}` };
  const unread = async () => {
    const answer = await page.request.get(`/api${list}`, { headers });
    const stages = ((await answer.json()) as { stage: string }[]).map(({ stage }) => stage);
    return stages.filter((stage) => stage !== "ready" && stage !== "failed");
  };
  await expect.poll(unread, { ...READ_WITHIN, intervals: [100] }).toEqual([]);
}

/**
 * Waits until the row says so. Whatever is being read is asked for with the panel's Refresh button, since the panel
 * itself asks only every five seconds.
 */
export async function becomes(row: Locator, words: string) {
  const refresh = row.page().getByRole("button", { name: "Refresh" }).first();
  await expect(async () => {
    if (await refresh.isVisible()) await refresh.click({ timeout: 2000 });
    await expect(row).toContainText(words, { timeout: 2000 });
  }).toPass(READ_WITHIN);
}

/** The handles of one panel of files on the course page. */
export function files(name: string, upload: string) {
  const panel = (page: Page) => page.getByRole("region", { name });
  const dialog = (page: Page) => page.getByRole("dialog");
  const row = (page: Page, title: string) =>
    panel(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: title, level: 3 }) });
  return {
    panel,
    dialog,
    row,

    async acts(page: Page, title: string, action: string) {
      await panel(page)
        .getByRole("button", { name: `Actions for ${title}`, exact: true })
        .click();
      await page.getByRole("menuitem", { name: action }).click();
    },

    async uploads(page: Page, chosen: Pdf | Pdf[]) {
      await panel(page).getByRole("button", { name: upload }).click();
      await dialog(page).locator("input[type=file]").setInputFiles(chosen);
      await dialog(page)
        .getByRole("button", { name: /^Upload/ })
        .click();
    },
  };
}

/** Drops files as a hand would. */
export async function drops(target: Locator, dropped: Pdf[]) {
  const plain = dropped.map(({ name, buffer }) => ({ name, base64: buffer.toString("base64") }));
  await target.evaluate((element, plain) => {
    const dataTransfer = new DataTransfer();
    for (const { name, base64 } of plain) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], name, { type: "application/pdf" }));
    }
    element.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, plain);
}
