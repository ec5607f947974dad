import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./tests/support/chromium";
import { cleanEnvironment } from "./tests/support/environment";

const port = process.env.E2E_PORT ?? "3210";
const url = `http://127.0.0.1:${port}`;

/** Everything runs at desktop size; what is tagged @mobile also at phone size. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On two cores a third fills the pauses of the others.
  workers: 3,
  // A machine under load may miss a limit once; the list names what needed a second try.
  retries: 1,
  // Some read documents on the way, and axe looks at long pages twice: half a minute, and much more under load.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.E2E_REPORT ?? "test-results/report.json" }],
  ],
  use: {
    baseURL: url,
    trace: "off",
    screenshot: "only-on-failure",
    // Tests that stand in for the server would not meet what a worker asks.
    serviceWorkers: "block",
    launchOptions: { executablePath: findChromium() },
  },
  projects: [
    {
      name: "desktop",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1400, height: 1000 } },
    },
    {
      name: "mobile",
      grep: /@mobile/,
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: "node scripts/start.mjs",
    cwd: import.meta.dirname,
    url: `${url}/api/health/ready`,
    timeout: 240_000,
    stdout: "ignore",
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      ...definedOnly(cleanEnvironment()),
      PORT: port,
      LOG_LEVEL: "error",
      DATA_DIR: process.env.E2E_DATA_DIR ?? path.join(tmpdir(), "study-companion-e2e"),
      DATABASE_URL: process.env.E2E_DATABASE_URL ?? "",
      AUTH_SECRET: process.env.E2E_DATABASE_URL ? "a secret that only the tests know of" : "",
    },
  },
});

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
