import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

/** Fails on what a page throws or logs as an error, except refused requests, which the browser logs itself. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      const refusal = message.text().startsWith("Failed to load resource");
      if (message.type() === "error" && !refusal) errors.push(message.text());
    });
    await use(page);
    expect(errors, "errors on the page").toEqual([]);
  },
});

const OF_AXE = createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright"));
const AXE = readFileSync(OF_AXE.resolve("axe-core/axe.min.js"), "utf8");

/** A script, as an empty one would stand for axe's own. */
const NOTHING_MORE = ";";

/** What may differ by night from what axe found by day. */
const RULES_OF_COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * Nothing for axe to find, by day and by night. `within` is the selector of a part of the page, where the rest was
 * looked at already. `targets` also measures that what is pressed is 24 pixels high and wide, or has room around it.
 */
export async function expectAccessible(
  page: Page,
  { within, targets = false }: { within?: string; targets?: boolean } = {},
) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // A theme change may fade; contrast is measured on what stays.
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
    );
    // AxeBuilder would send it twice for every look.
    if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
    // Without the page of its own that axe otherwise opens for its report.
    const axe = new AxeBuilder({ page, axeSource: NOTHING_MORE }).setLegacyMode();
    // What is in order is not described, which takes axe longer than to find it so.
    axe.options({
      resultTypes: ["violations"],
      ...(targets && { rules: { "target-size": { enabled: true } } }),
    });
    if (within) axe.include(within);
    if (colorScheme === "dark") axe.withRules(RULES_OF_COLOURS);
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
    expect(found, `axe, ${colorScheme}`).toEqual([]);
  }
}

/** Nothing sticks out to the right. */
export async function expectNoSidewaysScroll(page: Page) {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow, "pixels beyond the right edge").toBeLessThanOrEqual(0);
}
