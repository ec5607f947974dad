// `npm run bench:http` and `bench:growth`: gives a measuring, by its file, a database of its own on the PostgreSQL of
// DATABASE_URL, else of this machine, and the production build.
import { randomBytes } from "node:crypto";
import { run, settle, stop } from "./toolchain.mjs";

await settle();
const { default: postgres } = await import("postgres");
const { build } = await import("./build.mjs");

const server = process.env.DATABASE_URL || "postgres://postgres@127.0.0.1:5432/postgres";
const sql = postgres(server, { max: 1, onnotice: () => undefined, connect_timeout: 5 });
const name = `bench_${process.pid}`;
await sql.unsafe(`create database ${name}`).catch((error) => {
  stop(`No PostgreSQL for the measuring at DATABASE_URL: ${error.message}`);
});
const url = new URL(server);
url.pathname = `/${name}`;
if (!(await build())) stop("The production build failed above.");
const code = await run(process.execPath, ["--import", "tsx", process.argv[2]], {
  env: {
    ...process.env,
    DATABASE_URL: url.href,
    AUTH_SECRET: randomBytes(32).toString("hex"),
  },
});
await sql.unsafe(`drop database ${name} with (force)`);
await sql.end();
process.exit(code);
