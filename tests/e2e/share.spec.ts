import { expect, type Page } from "@playwright/test";
import { textPage } from "@/tests/support/pdf";
import { pdf } from "./support/files";
import { PASSWORD, test } from "./support/signed-in";
import { expectAccessible } from "./support/test";

test.use({
  serviceWorkers: "allow",
  viewport: { width: 390, height: 844 },
  hasTouch: true,
});

const SYLLABUS = pdf("botany.pdf", [
  textPage(["Botany 101", "Fall 2026", "Herbarium due October 9, 2026"]),
]);

test("a file shared from another app waits for its student through the sign-in", async ({
  page,
  member,
}) => {
  await page.goto("/dashboard");
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe("activated");

  await test.step("signed out, it is kept until somebody has signed in", async () => {
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Log out" }).click();
    await expect(page).toHaveURL(/\/login/);
    await shares(page);
    await expect(page).toHaveURL(/\/login\?next=%2Fshare/);
    await page
      .locator("form")
      .getByLabel(/^Username/)
      .fill(member.user.username);
    await page
      .locator("form")
      .getByLabel(/^Password\*?$/)
      .fill(PASSWORD);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("heading", { name: SYLLABUS.name })).toBeVisible();
  });

  await test.step("left alone it stays, and says so elsewhere", async () => {
    await expectAccessible(page, { within: "main" });
    await page.goto("/courses");
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await expect(page.getByRole("heading", { name: SYLLABUS.name })).toBeVisible();
  });

  await test.step("as a syllabus it is sent, and waits no more", async () => {
    await page.getByRole("button", { name: `Add ${SYLLABUS.name}` }).click();
    await page
      .getByLabel(`What is ${SYLLABUS.name}?`)
      .selectOption({ label: "The syllabus of a new course" });
    await page.getByRole("button", { name: "Upload" }).click();
    await expect(page).toHaveURL("/dashboard");
    await expect.poll(() => waiting(page)).toBe(0);
    await page.goto("/share");
    await expect(page.getByRole("heading", { name: "Nothing is waiting" })).toBeVisible();
  });
});

const waiting = (page: Page) =>
  page.evaluate(async () => (await (await caches.open("shared")).keys()).length);

/** As the share sheet of a phone does: a form with the file, sent to the address that the manifest names. */
async function shares(page: Page) {
  await page.evaluate(
    ({ name, bytes }) => {
      const form = document.createElement("form");
      Object.assign(form, { action: "/share", method: "post", enctype: "multipart/form-data" });
      const input = document.createElement("input");
      Object.assign(input, { type: "file", name: "files" });
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type: "application/pdf" }));
      input.files = transfer.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    { name: SYLLABUS.name, bytes: [...SYLLABUS.buffer] },
  );
}
