import { parseArgs } from "node:util";
import postgres from "postgres";
import { runChaos } from "./kills";

/** `npm run chaos -- --kills 100 --seed 1 --database postgres`; without a database both are tried. */
const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    students: { type: "string", default: "3" },
    life: { type: "string", default: "6000" },
    settle: { type: "string", default: "300000" },
    database: { type: "string", default: "embedded,postgres" },
  },
});

const ADMIN = process.env.TEST_DATABASE_URL || "postgres://postgres@127.0.0.1:5432/postgres";
const print = (line: string) => process.stdout.write(`${line}\n`);
let failed = false;

for (const database of values.database.split(",")) {
  const began = Date.now();
  const figures = await withDatabase(database, (env) =>
    runChaos({
      kills: Number(values.kills),
      seed: Number(values.seed),
      students: Number(values.students),
      lifeMs: Number(values.life),
      settleMs: Number(values.settle),
      env,
      tell: print,
    }),
  );
  const { problems, errors, ...sums } = figures;
  for (const { what, detail } of problems) print(`${what}: ${detail}`);
  for (const error of errors) print(`answered ${error}`);
  const seconds = Math.round((Date.now() - began) / 1000);
  const found = `problems=${problems.length} errors=${errors.length}`;
  print(
    `SUMMARY ${database} seed=${values.seed} ${JSON.stringify(sums)} ${found} seconds=${seconds}`,
  );
  failed ||= problems.length + errors.length > 0;
}
process.exit(failed ? 1 : 0);

/** PostgreSQL gets a database of its own, dropped afterwards. */
async function withDatabase<T>(
  kind: string,
  work: (env: Record<string, string>) => Promise<T>,
): Promise<T> {
  if (kind === "embedded") return work({ LOG_LEVEL: "error" });
  const name = `study_companion_chaos_${process.pid}`;
  const admin = postgres(ADMIN, { max: 1, onnotice: () => undefined });
  await admin`CREATE DATABASE ${admin(name)}`;
  const url = new URL(ADMIN);
  url.pathname = `/${name}`;
  try {
    const AUTH_SECRET = "of no use outside the chaos script";
    return await work({ LOG_LEVEL: "error", DATABASE_URL: url.href, AUTH_SECRET });
  } finally {
    await admin`DROP DATABASE ${admin(name)} WITH (FORCE)`;
    await admin.end();
  }
}
