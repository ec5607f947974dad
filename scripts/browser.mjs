import { existsSync } from "node:fs";
import { findChromium, isHeadlessShell } from "../tests/support/chromium.ts";
import { run } from "./toolchain.mjs";

/** Sees to it that there is a browser to test with, the quickest that this machine allows. */
export async function ensureChromium() {
  if (isHeadlessShell(findChromium() ?? "") || process.env.CHROMIUM_PATH) return;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    await installFromSystem("chromium-headless-shell");
    if (!findChromium()) await installFromSystem("chromium");
  }
  if (findChromium()) return;
  console.log("Installing Playwright's own Chromium ...");
  await run("node_modules/.bin/playwright", ["install", "chromium"]);
  if (findChromium()) return;
  throw new Error("No Chromium to test with. Install one, or set CHROMIUM_PATH to its executable.");
}

async function installFromSystem(name) {
  console.log(`Installing ${name} from the system's packages ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env });
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { env });
}
