import { defineConfig } from "vitest/config";

const onPostgres = Boolean(process.env.DATABASE_URL);
/** With clocks, processes and databases in play a loaded machine may miss a limit; what fails twice is broken. */
const ONCE_MORE = 1;

/** `unit` and `canary` need nothing, `database` needs SQL, `start` needs a production build. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    pool: "forks",
    // As lib/start.ts does for the product.
    execArgv: ["--no-wasm-code-gc"],
    // Files share their worker, so that a worker opens one database for all of them.
    isolate: false,
    maxWorkers: onPostgres ? 1 : 2,
    passWithNoTests: true,
    setupFiles: ["tests/support/console.ts"],
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["tests/{unit,eval}/**/*.test.ts"], testTimeout: 30_000 },
      },
      { extends: true, test: { name: "canary", include: ["tests/canary/**/*.test.ts"] } },
      {
        extends: true,
        test: {
          name: "database",
          include: ["tests/{services,api,jobs}/**/*.test.ts"],
          setupFiles: ["tests/support/database.ts"],
          env: { DATA_DIR: "memory:tests", LOG_LEVEL: "silent" },
          testTimeout: 60_000,
          hookTimeout: 60_000,
          retry: ONCE_MORE,
        },
      },
      {
        extends: true,
        test: {
          name: "start",
          include: ["tests/start/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 240_000,
          retry: ONCE_MORE,
        },
      },
    ],
  },
});
