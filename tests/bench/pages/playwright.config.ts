import base from "@/playwright.config";

/** Pages are measured one at a time. */
export default {
  ...base,
  testDir: import.meta.dirname,
  testMatch: "*.bench.ts",
  outputDir: "../../../test-results",
  workers: 1,
  retries: 0,
  timeout: 1_800_000,
  reporter: "line",
  projects: [{ name: "phone" }],
};
