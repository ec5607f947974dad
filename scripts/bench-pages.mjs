// `npm run bench:pages`: how long pages of a busy student hold up a slow phone, beside the sign-in page.
import { run, settle, stop } from "./toolchain.mjs";

await settle();
const { ensureChromium } = await import("./browser.mjs");
const { build } = await import("./build.mjs");

await ensureChromium();
if (!(await build())) stop("The production build failed above.");
process.exit(
  await run("playwright", ["test", "--config", "tests/bench/pages/playwright.config.ts"]),
);
