import { expect, type Page } from "@playwright/test";
import { test as signedIn } from "./support/signed-in";
import { test } from "./support/test";

// That no page of ours breaks the policy, every other test sees: the browser logs it as an error, and `page` fails on
// one. Here errors are meant, so pages are opened apart.

test("an inline script that got into a page for strangers does not run", async ({ context }) => {
  const page = await context.newPage();
  await page.goto("/login");
  await expectNoStrangersScript(page);
});

signedIn("nor one in pages that the build or the server rendered", async ({ context, member }) => {
  const page = await context.newPage();
  const { id } = await member.makesCourse();
  for (const path of ["/dashboard", `/courses/${id}`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoStrangersScript(page);
  }
});

/** By the three ways in which markup brings a script along. */
async function expectNoStrangersScript(page: Page) {
  const refused = await page.evaluate(async () => {
    const violations: string[] = [];
    document.addEventListener("securitypolicyviolation", (event) => {
      violations.push(event.effectiveDirective);
    });
    const script = document.createElement("script");
    script.textContent = "window.name = 'broken into'";
    document.body.append(script);
    const image = document.createElement("div");
    image.innerHTML = `<img src="data:," onerror="window.name = 'broken into'">`;
    document.body.append(image);
    const link = document.createElement("a");
    link.href = "javascript:window.name = 'broken into'";
    document.body.append(link);
    link.click();
    await new Promise((resolve) => setTimeout(resolve, 300));
    return violations;
  });
  expect(refused).toContain("script-src-elem");
  expect(refused).toContain("script-src-attr");
  expect(await page.evaluate(() => window.name)).not.toBe("broken into");
}
