// `npm run bench:http`: requests a second and p99 of the product, beside a bare server, Fastify and Next's own route
// handler with the same queries on the same PostgreSQL (DATABASE_URL, else the one on this machine), all in one run.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import autocannon from "autocannon";
import { closeDatabase, migrateDatabase, openDatabase } from "@/db/client";
import { env } from "@/lib/env";
import { fullCourse } from "@/tests/bench/course";
import { percentile } from "@/tests/bench/measure";
import { cleanEnvironment } from "@/tests/support/environment";
import { freePort } from "@/tests/support/ports";
import { recordQueries } from "@/tests/support/queries";
import { startServer, temporaryFolder } from "@/tests/support/server";

const ROUNDS = 5;
const SECONDS = 3;
const WARM_UP_SECONDS = 2;
const FEW = 10;
const MANY = 100;

type Read = "row" | "list";
interface Server {
  name: string;
  url: Record<Read, string>;
  headers: Record<string, string>;
  stop(): unknown;
}

if (!env.DATABASE_URL || !env.AUTH_SECRET) throw new Error("Please start it by npm run bench:http");
const database = env.DATABASE_URL;
await openDatabase();
await migrateDatabase();
const { student, course_id } = await fullCourse();
const paths = { row: `/courses/${course_id}/`, list: `/courses/${course_id}/assignments/` };
const queries = {
  "/row": await asked(paths.row),
  "/list": await asked(paths.list),
};
await closeDatabase();

const settings = { ...cleanEnvironment(), DATABASE_URL: database, AUTH_SECRET: env.AUTH_SECRET };
const servers = [await plain("bare"), await plain("fastify"), await product(), await nextAlone()];
const results = new Map<string, Record<"row" | "list" | "p99", number[]>>();
for (let round = -1; round < ROUNDS; round += 1) {
  for (const server of servers) await measure(server, round < 0);
}
for (const server of servers) await server.stop();
report();
process.exit();

/** The first statement of a request, which asks for the session, and the last, which reads what is answered. */
async function asked(path: string) {
  const get = () => student.get(path);
  await get();
  const recorded = await recordQueries(get);
  return [recorded[0], recorded.at(-1)];
}

async function plain(kind: "bare" | "fastify"): Promise<Server> {
  const port = await freePort();
  const script = path.join(import.meta.dirname, "http-server.mjs");
  const child = spawn(process.execPath, [script, kind], {
    env: { ...settings, PORT: String(port), QUERIES: JSON.stringify(queries) },
    stdio: "inherit",
  });
  const base = `http://127.0.0.1:${port}`;
  await answered(`${base}/row`, child);
  return {
    name: kind,
    url: { row: `${base}/row`, list: `${base}/list` },
    headers: {},
    stop: () => child.kill(),
  };
}

async function product(): Promise<Server> {
  const server = await startServer({ env: settings });
  return { name: "product", ...ours(server.url), stop: server.stop };
}

/** The same build, answered by Next's server from the first to the last byte. */
async function nextAlone(): Promise<Server> {
  const port = await freePort();
  const next = path.resolve("node_modules/next/dist/bin/next");
  const child = spawn(process.execPath, [next, "start", "-p", String(port), "-H", "127.0.0.1"], {
    env: { ...settings, DATA_DIR: temporaryFolder() },
    stdio: "ignore",
  });
  const base = `http://127.0.0.1:${port}`;
  await answered(`${base}/api/health/ready/`, child);
  return { name: "next route", ...ours(base), stop: () => child.kill() };
}

function ours(base: string) {
  return {
    url: { row: `${base}/api${paths.row}`, list: `${base}/api${paths.list}` },
    headers: { authorization: `Bearer ${student.tokens.access}` },
  };
}

async function answered(url: string, child: ChildProcess): Promise<void> {
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The server for ${url} ended with ${code}`);
  });
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 200))]);
  }
}

async function measure({ name, url, headers }: Server, isWarmUp: boolean) {
  const kept = results.get(name) ?? { row: [], list: [], p99: [] };
  results.set(name, kept);
  const load = async (read: Read, connections: number) => {
    const duration = isWarmUp ? WARM_UP_SECONDS : SECONDS;
    const result = await autocannon({ url: url[read], headers, connections, duration });
    const failed = result.non2xx + result.errors + result.timeouts;
    if (failed > 0) throw new Error(`${name}: ${failed} requests of ${url[read]} failed`);
    return result;
  };
  const row = await load("row", FEW);
  const list = await load("list", FEW);
  const crowd = await load("row", MANY);
  if (isWarmUp) return;
  kept.row.push(row.requests.average);
  kept.list.push(list.requests.average);
  kept.p99.push(crowd.latency.p99);
}

function report() {
  const of = (name: string, what: "row" | "list" | "p99") =>
    percentile(results.get(name)?.[what] ?? [], 50);
  console.log(
    `Median of ${ROUNDS} rounds of ${SECONDS} s. row: one course; list: 200 assignments; ${FEW} connections.` +
      ` p99: one course, ${MANY} connections.\n`,
  );
  console.log("| | row, requests/s | list, requests/s | p99, ms |\n|---|---|---|---|");
  for (const { name } of servers) {
    const figures = (["row", "list", "p99"] as const).map((what) => of(name, what).toFixed(0));
    console.log(`| ${name} | ${figures.join(" | ")} |`);
  }
  const ratio = (what: "row" | "list" | "p99") =>
    (of("product", what) / of("bare", what)).toFixed(2);
  console.log(`\nSUMMARY row=${ratio("row")} list=${ratio("list")} p99=${ratio("p99")}`);
}
