import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import postgres from "postgres";

/**
 * `npm run chaos -- --kills 100 --seed 1 --database postgres`, `npm run chaos -- tenant --seed 7`, `npm run chaos --
 * fuzz --requests 100000`, `npm run chaos -- load --users 100 --seconds 60`; without a database both are tried, each
 * in a process of its own.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "1" },
    database: { type: "string", default: "embedded,postgres" },
    kills: { type: "string", default: "100" },
    students: { type: "string", default: "3" },
    life: { type: "string", default: "6000" },
    settle: { type: "string", default: "300000" },
    rounds: { type: "string", default: "1" },
    requests: { type: "string", default: "20000" },
    users: { type: "string", default: "100" },
    seconds: { type: "string", default: "60" },
    processes: { type: "string", default: "1" },
  },
});

interface Outcome {
  sums: object;
  problems: string[];
}

type Settings = Record<string, string>;

const ADMIN = process.env.TEST_DATABASE_URL || "postgres://postgres@127.0.0.1:5432/postgres";
const SECRET = "of no use outside of the scripts of chaos";
const print = (line: string) => process.stdout.write(`${line}\n`);

const WAYS: Record<string, (settings: Settings) => Promise<Outcome>> = {
  async kills(env) {
    const { runChaos } = await import("./kills");
    const { problems, errors, ...sums } = await runChaos({
      kills: Number(values.kills),
      seed: Number(values.seed),
      students: Number(values.students),
      lifeMs: Number(values.life),
      settleMs: Number(values.settle),
      env,
      tell: print,
    });
    const said = problems.map(({ what, detail }) => `${what}: ${detail}`);
    return { sums, problems: [...said, ...errors.map((error) => `answered ${error}`)] };
  },
  async tenant(settings) {
    // Before the product reads them.
    Object.assign(process.env, { DATABASE_URL: "", DATA_DIR: "memory:chaos" }, settings);
    const { runTenant } = await import("./tenant-run");
    const tenant = { seed: Number(values.seed), rounds: Number(values.rounds) };
    const { attempts, problems } = await runTenant(tenant);
    return { sums: { attempts }, problems };
  },
  async load(env) {
    const { runLoad } = await import("./load");
    const { problems, ...sums } = await runLoad({
      seed: Number(values.seed),
      users: Number(values.users),
      seconds: Number(values.seconds),
      processes: env.DATABASE_URL ? Number(values.processes) : 1,
      env,
      tell: print,
    });
    return { sums, problems };
  },
  async fuzz(env) {
    const { runFuzz } = await import("./fuzz");
    const requests = Number(values.requests);
    const late = Math.min(200, Math.ceil(requests / 100));
    const fuzz = { seed: Number(values.seed), requests, late, lanes: 4, env, tell: print };
    const { problems, ...sums } = await runFuzz(fuzz);
    // They were told in full as they were found.
    return { sums, problems: problems.map((problem) => problem.split("\n")[0] ?? "") };
  },
};

const [command = "kills"] = positionals;
const way = WAYS[command];
if (!way) {
  print(`There is no ${command}; there are ${Object.keys(WAYS).join(", ")}.`);
  process.exit(2);
}
const databases = values.database.split(",");
process.exit(databases.length > 1 ? eachApart(databases) : await tries(way, databases[0] ?? ""));

function eachApart(databases: string[]): number {
  const args = [...process.execArgv, ...process.argv.slice(1)];
  const codes = databases.map((database) => {
    const { status } = spawnSync(process.execPath, [...args, "--database", database], {
      stdio: "inherit",
    });
    return status ?? 1;
  });
  return Math.max(...codes);
}

async function tries(run: (settings: Settings) => Promise<Outcome>, database: string) {
  const began = Date.now();
  const { sums, problems } = await withDatabase(database, run);
  for (const problem of problems) print(problem);
  const seconds = Math.round((Date.now() - began) / 1000);
  const said = `${JSON.stringify(sums)} problems=${problems.length} seconds=${seconds}`;
  print(`SUMMARY ${command} ${database} seed=${values.seed} ${said}`);
  return problems.length > 0 ? 1 : 0;
}

/** PostgreSQL gets a database of its own, dropped afterwards. */
async function withDatabase<T>(kind: string, work: (env: Settings) => Promise<T>): Promise<T> {
  if (kind === "embedded") return work({ LOG_LEVEL: "error" });
  const name = `study_companion_chaos_${process.pid}`;
  const admin = postgres(ADMIN, { max: 1, onnotice: () => undefined });
  await admin`CREATE DATABASE ${admin(name)}`;
  const url = new URL(ADMIN);
  url.pathname = `/${name}`;
  try {
    return await work({ LOG_LEVEL: "error", DATABASE_URL: url.href, AUTH_SECRET: SECRET });
  } finally {
    await admin`DROP DATABASE ${admin(name)} WITH (FORCE)`;
    await admin.end();
  }
}
