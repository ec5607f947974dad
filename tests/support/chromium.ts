import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The browser to test with: `CHROMIUM_PATH`, the system's, Playwright's own, or none. */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const system = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [...system, chromium.executablePath()].find((file) => existsSync(file));
}
