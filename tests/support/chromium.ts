import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/** Without windows: pages are drawn in about half the time. */
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];
const BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The browser to test with: `CHROMIUM_PATH`, the system's, Playwright's own, or none. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || findCommand([...SHELLS, ...BROWSERS]) || ownOfPlaywright();
}

export function isHeadlessShell(file: string): boolean {
  return file.includes("headless-shell") || file.includes("headless_shell");
}

function findCommand(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return files.find((file) => existsSync(file));
}

function ownOfPlaywright(): string | undefined {
  return [chromium.executablePath()].find((file) => existsSync(file));
}
