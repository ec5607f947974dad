import { defineConfig } from "vitest/config";

const onPostgres = Boolean(process.env.DATABASE_URL);

/** `unit` and `canary` need nothing, `database` needs SQL, `start` needs a production build. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    pool: "forks",
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
        },
      },
      {
        extends: true,
        test: {
          name: "start",
          include: ["tests/start/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
