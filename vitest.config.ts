import path from "node:path";
import { defineConfig } from "vitest/config";
import { ONLY_EMBEDDED, ONLY_POSTGRES } from "./tests/support/databases.ts";
import { LongestFirst } from "./tests/support/longest-first.ts";

/**
 * Unit tests whose code asks for the zone of the machine, as the conversion of an instant does. They run
 * in several zones; tests/support/machine-zone.ts fails every other unit test that asks for it.
 */
const zonedTests = [
  "tests/unit/calendar/**",
  "tests/unit/calendar-in/**",
  "tests/unit/course-setup/**",
  "tests/unit/library/**",
  "tests/unit/progress/**",
  "tests/unit/quick-add/**",
  "tests/unit/reminders/**",
  "tests/unit/study-plans/**",
  "tests/unit/syllabus-import/**",
  "tests/unit/time/**",
];
/** With clocks, processes and databases in play a loaded machine may miss a limit; what fails twice is broken. */
const ONCE_MORE = 1;

// Workers, the threads in which they read documents, and the processes they start find their scripts compiled.
process.env.NODE_COMPILE_CACHE ??= path.resolve("node_modules/.cache/compiled");

const onPostgres = Boolean(process.env.DATABASE_URL);

/** `unit`, `component` and `canary` need nothing, `database` needs SQL, `start` needs a production build. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    pool: "forks",
    // As lib/start.ts does for the product.
    execArgv: ["--no-wasm-code-gc"],
    // Files share their worker, so that a worker opens one database for all of them.
    isolate: false,
    // Those of PostgreSQL wait for the server, so that a third has a processor.
    maxWorkers: onPostgres ? 3 : 2,
    // Of the driver, where the tests of an outage end a connection that is just beginning: db/postgres.ts.
    onUnhandledError: (error) => !("code" in error && error.code === "CONNECTION_DESTROYED"),
    sequence: { sequencer: LongestFirst },
    // They end what hangs, on however busy a machine; no test measures speed by them.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: ["tests/support/console.ts"],
    provide: { zonedTests },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/{unit,eval}/**/*.test.ts"],
          setupFiles: ["tests/support/machine-zone.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "zones",
          include: zonedTests.map((folder) => `${folder}/*.test.ts`),
          setupFiles: ["tests/support/machine-zone.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "component",
          environment: "happy-dom",
          include: ["tests/components/**/*.test.tsx"],
          setupFiles: ["tests/support/dom.ts"],
          testTimeout: 20_000,
        },
      },
      { extends: true, test: { name: "canary", include: ["tests/canary/**/*.test.ts"] } },
      {
        extends: true,
        test: {
          name: "database",
          include: ["tests/{services,api,jobs}/**/*.test.ts"],
          exclude: onPostgres ? Object.values(ONLY_EMBEDDED).flat() : ONLY_POSTGRES,
          globalSetup: ["tests/support/database-copies.ts"],
          setupFiles: ["tests/support/database.ts"],
          env: { DATA_DIR: "memory:tests", LOG_LEVEL: "silent" },
          retry: ONCE_MORE,
        },
      },
      { extends: true, test: { name: "hosted", include: ["tests/hosted/**/*.test.ts"] } },
      {
        extends: true,
        test: {
          name: "start",
          include: ["tests/start/**/*.test.ts"],
          hookTimeout: 240_000,
          retry: ONCE_MORE,
        },
      },
    ],
  },
});
