import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import postgres from "postgres";
import { cleanEnvironment } from "../tests/support/environment.ts";
import { freePort } from "../tests/support/ports.ts";
import { ensureChromium } from "./browser.mjs";
import { build } from "./build.mjs";
import { hostedBuild } from "./hosted.mjs";
import { ROOT, run } from "./toolchain.mjs";

const POSTGRES = process.env.TEST_DATABASE_URL || "postgres://postgres@127.0.0.1:5432/postgres";
/** The first is that of the whole unit run; what can tell zones apart runs in the others as well. */
const [ZONE, ...OTHER_ZONES] = ["UTC", "America/New_York", "Asia/Kolkata", "Pacific/Apia"];
const BUILD_FAILED = { failed: 1 };

const scratch = mkdtempSync(path.join(tmpdir(), "study-companion-test-"));
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));
/** Every runner, server and reader of documents finds compiled what an earlier one compiled. */
const NODE_COMPILE_CACHE = path.join(ROOT, "node_modules", ".cache", "compiled");
const environment = { ...cleanEnvironment(), TMPDIR: scratch, NODE_COMPILE_CACHE };

/** What `--only` accepts besides the stages' own names; `name:filter` runs a part of a stage. */
export const ALIASES = {
  // Without tests/eval, which reads every labelled document.
  verify: [
    "lint",
    "types",
    "canary",
    "unused",
    "migrations",
    "unit:tests/unit",
    "component",
    "zones",
  ],
  services: ["database:tests/services"],
  api: ["database:tests/api"],
  jobs: ["database:tests/jobs"],
  e2e: ["browser"],
};

/**
 * Every check, in order. A stage resolves to how many tests passed, failed and were skipped, and why. Those side by
 * side keep one core busy and use nothing that another needs; they are given where to print to.
 */
export const STAGES = {
  lint: {
    title: "Formatting, lint and architecture rules",
    sideBySide: true,
    run: ({ print }) => command("biome", ["check", "--error-on-warnings", "."], print),
  },
  types: { title: "Types", sideBySide: true, run: types },
  canary: {
    title: "The rules refuse what they forbid",
    sideBySide: true,
    run: ({ print }) => vitest("canary", { print }),
  },
  unused: {
    title: "Unused files, exports and dependencies",
    sideBySide: true,
    run: ({ print }) => command("knip", [], print),
  },
  migrations: { title: "Migrations match the tables", sideBySide: true, run: migrations },
  unit: {
    title: "Unit tests",
    run: ({ filter }) => vitest("unit", { filter, env: { TZ: ZONE } }),
  },
  component: {
    title: "Components, without a browser",
    run: ({ filter }) => vitest("component", { filter }),
  },
  zones: { title: "Unit tests of dates and times, in other zones of the machine", run: zones },
  database: {
    title: "Services, API and jobs on the embedded database",
    run: ({ filter }) => vitest("database", { filter }),
  },
  postgres: {
    title: "Services, API and jobs on PostgreSQL",
    run: () => onPostgres((url) => vitest("database", { env: { DATABASE_URL: url } })),
  },
  build: { title: "Production build, without any setting", run: async () => tally(await build()) },
  start: { title: "Starting, stopping and refusing to start", run: start },
  browser: { title: "Browser on the embedded database", run: () => browser() },
  "browser-postgres": {
    title: "Browser on PostgreSQL, courses and exams",
    // What axe finds on the pages tagged @mobile is the same on either database.
    run: () =>
      onPostgres((url) =>
        browser(["--project=desktop", "--grep-invert=@mobile", "courses", "exams"], {
          E2E_DATABASE_URL: url,
        }),
      ),
  },
  hosted: { title: "Vercel's build, its functions started one by one", run: hosted },
};

async function types({ print }) {
  // What an earlier `npm run dev` left speaks of pages that may be gone.
  rmSync(".next/dev/types", { recursive: true, force: true });
  // Writes the types of the routes, which the compiler includes.
  const generated = await command("next", ["typegen"], print);
  return generated.failed ? generated : command("tsc", ["--noEmit"], print);
}

async function zones() {
  const total = { passed: 0, failed: 0, skipped: 0, reasons: [], failures: [] };
  const inZone = async (TZ) => {
    const printed = [`TZ=${TZ}\n`];
    const result = await vitest("zones", { env: { TZ }, print: (text) => printed.push(text) });
    process.stdout.write(printed.join(""));
    for (const key of ["passed", "failed", "skipped"]) total[key] += result[key] ?? 0;
    for (const key of ["reasons", "failures"]) total[key].push(...(result[key] ?? []));
  };
  // One runner starts while the tests of another run.
  await Promise.all(OTHER_ZONES.map(inZone));
  return total;
}

/** Generates into a copy: a migration that appears there is one that is missing here. */
async function migrations({ print }) {
  const copy = path.join("node_modules", ".cache", "study-companion-migrations");
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  cpSync("db/migrations", copy, { recursive: true });
  const config = ["--dialect=postgresql", `--out=${copy}`];
  const checked = await command("drizzle-kit", ["check", ...config], print);
  const generated = await command(
    "drizzle-kit",
    ["generate", "--schema=./db/schema/*.ts", ...config],
    print,
  );
  const missing = readdirSync(copy).filter((file) => !existsSync(path.join("db/migrations", file)));
  rmSync(copy, { recursive: true });
  for (const file of missing)
    print(`The tables need a migration: drizzle-kit generate makes ${file}\n`);
  return tally(!checked.failed && !generated.failed && missing.length === 0);
}

async function start() {
  if (!(await build())) return BUILD_FAILED;
  await ensureChromium();
  return vitest("start");
}

async function browser(args = [], env = {}) {
  if (!(await build())) return BUILD_FAILED;
  await ensureChromium();
  const report = path.join(scratch, "browser.json");
  const dataDir = mkdtempSync(path.join(scratch, "data-"));
  const code = await runHere("playwright", ["test", ...args], {
    E2E_PORT: String(await freePort()),
    E2E_DATA_DIR: dataDir,
    E2E_REPORT: report,
    ...env,
  });
  return count(code, report, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    reasons: suites.flatMap(reasonsIn),
    failures: suites.flatMap((suite) => testsOf(suite, "unexpected")),
    retried: suites.flatMap((suite) => testsOf(suite, "flaky")),
  }));
}

async function hosted() {
  return onPostgres(async (url) => {
    const { folder, reason } = await hostedBuild();
    if (reason) {
      console.log(`NOT RUN: ${reason}`);
      return { skipped: 1, reasons: [reason] };
    }
    if (!folder) return BUILD_FAILED;
    const env = { HOSTED_BUILD: folder, HOSTED_DATABASE_URL: url };
    return vitest("hosted", { env }).finally(() => rmSync(folder, { recursive: true }));
  });
}

async function vitest(project, { filter, env, print } = {}) {
  const report = path.join(mkdtempSync(path.join(scratch, "report-")), "tally.json");
  const args = ["run", `--project=${project}`, "--reporter=default"];
  const code = await runHere(
    "vitest",
    [...args, "--reporter=./scripts/tally-reporter.mjs", ...(filter ? [filter] : [])],
    { ...env, TALLY_REPORT: report },
    print,
  );
  return count(code, report, (tally) => tally);
}

/** Where the tests of one of Playwright's suites stand that ended in the state, their names and what failed. */
function testsOf({ file, specs = [], suites = [] }, state) {
  const found = specs.flatMap(({ line, title, tests }) =>
    tests
      .filter(({ status }) => status === state)
      .map(({ results }) => `${file}:${line}: ${title}: ${errorsOf(results).join("; ")}`),
  );
  return [...found, ...suites.flatMap((suite) => testsOf(suite, state))];
}

/** Of each attempt what was expected, and where. */
function errorsOf(results) {
  const failed = results.flatMap(({ duration, errors }) =>
    errors.map((error) => ({ ...error, seconds: Math.round(duration / 1000) })),
  );
  return failed.map(({ message, location, seconds }) => {
    const [said, more = ""] = stripVTControlCharacters(message).split(/\n+/);
    const at = location ? `${path.basename(location.file)}:${location.line}, ` : "";
    return `${said} ${more.trim()} (${at}${seconds} s)`;
  });
}

/** Why the tests of one of Playwright's suites were skipped. */
function reasonsIn({ specs = [], suites = [] }) {
  const skipped = specs.flatMap(({ tests }) => tests.filter(({ status }) => status === "skipped"));
  const notes = skipped.flatMap(({ annotations }) => annotations);
  return [...notes.map(({ description }) => description), ...suites.flatMap(reasonsIn)];
}

/** Runs the work on a database of its own, dropped afterwards; skipped where no server answers. */
async function onPostgres(work) {
  const name = `study_companion_test_${process.pid}_${Date.now()}`;
  const admin = postgres(POSTGRES, { max: 1, connect_timeout: 3, onnotice: () => undefined });
  try {
    await admin`CREATE DATABASE ${admin(name)}`;
  } catch (error) {
    await admin.end({ timeout: 1 });
    const why = `no PostgreSQL that may be used at TEST_DATABASE_URL (${error.code ?? error.message})`;
    console.log(`NOT RUN: ${why}`);
    return { skipped: 1, reasons: [why] };
  }
  const url = new URL(POSTGRES);
  url.pathname = `/${name}`;
  try {
    return await work(url.href);
  } finally {
    await admin`DROP DATABASE ${admin(name)} WITH (FORCE)`;
    await admin.end();
  }
}

async function command(name, args, print) {
  return tally((await runHere(name, args, {}, print)) === 0);
}

function runHere(name, args, env = {}, print = undefined) {
  return run(path.join(ROOT, "node_modules", ".bin", name), args, {
    env: { ...environment, ...env },
    shell: process.platform === "win32",
    print,
  });
}

function tally(good) {
  return good ? { passed: 1 } : { failed: 1 };
}

/** A runner that failed without a failed test (a crash, an error outside tests) counts as one. */
function count(code, report, read) {
  const result = existsSync(report) ? read(JSON.parse(readFileSync(report, "utf8"))) : {};
  rmSync(report, { force: true });
  if (code !== 0 && !result.failed) {
    result.failed = 1;
    result.failures = [...(result.failures ?? []), `the runner ended with ${code}, no test failed`];
  }
  return result;
}
