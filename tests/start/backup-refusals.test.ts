import { createHash, randomUUID } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { runCommand, succeeds } from "@/tests/support/backups";
import {
  ANN,
  post,
  type RunningServer,
  refusedStart,
  startServer,
  temporaryFolder,
} from "@/tests/support/server";

const scratch = temporaryFolder();
const good = path.join(scratch, "good");
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ env: { LOG_LEVEL: "error" } });
  const { access } = await (await post(server, "/api/auth/register/", ANN)).json();
  const form = new FormData();
  form.append("title", "Notes");
  form.append("file", new File(["Pendulums swing in a plane. ".repeat(50)], "notes.txt"));
  const headers = { authorization: `Bearer ${access}` };
  const url = `${server.url}/api/resources/any/`;
  expect((await fetch(url, { method: "POST", headers, body: form })).status).toBe(201);
  await succeeds("backup", [good], { DATA_DIR: server.dataDir });
});
afterAll(async () => {
  await server.stop();
  for (const folder of [scratch, server.dataDir]) rmSync(folder, { recursive: true });
});

const fresh = () => path.join(scratch, `folder-${randomUUID()}`);

function copy() {
  const folder = fresh();
  cpSync(good, folder, { recursive: true });
  return folder;
}

/** As the manifest would be if somebody had written it so, with its sum. */
function rewrite(folder: string, change: (manifest: Record<string, unknown>) => unknown) {
  const file = path.join(folder, "manifest.json");
  const text = JSON.stringify(change(JSON.parse(readFileSync(file, "utf8"))));
  writeFileSync(file, text);
  const sums = readFileSync(path.join(folder, "SHA256SUMS"), "utf8");
  const sum = createHash("sha256").update(text).digest("hex");
  const line = `${sum}  manifest.json`;
  writeFileSync(path.join(folder, "SHA256SUMS"), sums.replace(/^\w+ {2}manifest\.json$/m, line));
}

function countOneMore(manifest: Record<string, unknown>) {
  const tables = z
    .array(z.looseObject({ name: z.string(), rows: z.number() }))
    .parse(manifest.tables);
  const more = (rows: number, name: string) => (name === "users" ? rows + 1 : rows);
  return {
    ...manifest,
    tables: tables.map((table) => ({ ...table, rows: more(table.rows, table.name) })),
  };
}

function append(folder: string, name: string, text: string) {
  const file = path.join(folder, name);
  writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.from(text)]));
}

function firstStored(folder: string) {
  const names = readdirSync(path.join(folder, "files"), { recursive: true, encoding: "utf8" });
  return `files/${names.find((name) => /[0-9a-f]{64}$/.test(name))}`;
}

describe("a backup", () => {
  it("can be read by nobody else", () => {
    const names = readdirSync(good, { recursive: true, encoding: "utf8" });
    expect(names.length).toBeGreaterThan(50);
    for (const name of [".", ...names]) {
      expect([name, statSync(path.join(good, name)).mode & 0o077]).toEqual([name, 0]);
    }
  });

  it("holds every table that the migrations have made", () => {
    const folder = "db/migrations/meta";
    const [last = ""] = readdirSync(folder).sort().toReversed().slice(1);
    const { tables } = JSON.parse(readFileSync(path.join(folder, last), "utf8"));
    const names = Object.keys(tables).map((name) => `${name.replace("public.", "")}.ndjson.gz`);
    expect(readdirSync(path.join(good, "tables")).sort()).toEqual(names.sort());
  });

  it("leaves nothing behind in the data folder, and no draft", () => {
    expect(existsSync(path.join(server.dataDir, "snapshot"))).toBe(false);
    expect(readdirSync(scratch).filter((name) => name.startsWith("good"))).toEqual(["good"]);
  });

  it("does not go where something is", async () => {
    const refused = await runCommand("backup", [good], { DATA_DIR: server.dataDir });
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.output).toMatch(/^There is something in .*good already\./);
  });

  it("goes on from what a killed one left", async () => {
    const folder = fresh();
    mkdirSync(path.join(`${folder}.partial`, "files/content/9"), { recursive: true });
    writeFileSync(path.join(`${folder}.partial`, "files/content/9/leftover"), "x");
    mkdirSync(path.join(server.dataDir, "snapshot"));
    await succeeds("backup", [folder], { DATA_DIR: server.dataDir });
    expect(existsSync(path.join(folder, "files/content/9"))).toBe(false);
    expect(existsSync(path.join(server.dataDir, "snapshot"))).toBe(false);
  });

  it("says where there is nothing to back up", async () => {
    const refused = await runCommand("backup", [fresh()], { DATA_DIR: fresh() });
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.output).toMatch(/^There is nothing to back up: no database in/);
  });

  it("is not made with another secret than the product's", async () => {
    const AUTH_SECRET = "of no use outside of this test, I hope";
    const folder = fresh();
    const refused = await runCommand("backup", [folder], { DATA_DIR: server.dataDir, AUTH_SECRET });
    expect(refused).toMatchObject({ code: 78 });
    expect(refused.output).toMatch(/^The product runs with another AUTH_SECRET than this command/);
    expect(readdirSync(scratch).filter((name) => name.startsWith(path.basename(folder)))).toEqual(
      [],
    );
  });

  it("names what the storage has lost, and is made all the same", async () => {
    const stored = path.join(server.dataDir, firstStored(good));
    const folder = fresh();
    renameSync(stored, `${stored}.away`);
    const output = await succeeds("backup", [folder], { DATA_DIR: server.dataDir });
    writeFileSync(stored, "something else");
    const other = await succeeds("backup", [fresh()], { DATA_DIR: server.dataDir });
    renameSync(`${stored}.away`, stored);
    for (const said of [output, other]) {
      expect(said).toMatch(
        /and 0 files .*The storage does not hold the file content\/1\/[0-9a-f]{64}/s,
      );
    }
    const restored = await succeeds("restore", [folder], { DATA_DIR: fresh() });
    expect(restored).toMatch(/The file content\/1\/[0-9a-f]{64} was not in the backup\./);
  });
});

describe("a restore", () => {
  const refusals: [string, (folder: string) => void, number, RegExp][] = [
    [
      "whose table has changed",
      (f) => append(f, "tables/users.ndjson.gz", "x"),
      65,
      /tables\/users\.ndjson\.gz has changed since/,
    ],
    [
      "whose stored file has changed",
      (f) => append(f, firstStored(f), "x"),
      65,
      /files\/content\/1\/\w+ has changed since/,
    ],
    [
      "whose stored file is gone",
      (f) => rmSync(path.join(f, firstStored(f))),
      65,
      /files\/content\/1\/\w+ is missing/,
    ],
    [
      "whose manifest has changed",
      (f) => append(f, "manifest.json", " "),
      65,
      /manifest\.json has changed since/,
    ],
    [
      "whose manifest is cut off",
      (f) => writeFileSync(path.join(f, "manifest.json"), "{"),
      65,
      /manifest\.json cannot be read/,
    ],
    [
      "whose secret is gone",
      (f) => rmSync(path.join(f, "auth-secret")),
      65,
      /auth-secret is missing/,
    ],
    [
      "whose sums name less",
      (f) => {
        const file = path.join(f, "SHA256SUMS");
        writeFileSync(file, readFileSync(file, "utf8").replace(/^\w+ {2}files.*\n/m, ""));
      },
      65,
      /SHA256SUMS does not name what manifest\.json counts/,
    ],
    [
      "whose sums name what is outside",
      (f) => append(f, "SHA256SUMS", `${"0".repeat(64)}  ../x\n`),
      65,
      /SHA256SUMS cannot be read/,
    ],
    [
      "that was interrupted",
      (f) => rmSync(path.join(f, "SHA256SUMS")),
      65,
      /There is no whole backup in/,
    ],
    [
      "of a newer format",
      (f) => rewrite(f, (m) => ({ ...m, format: 2 })),
      1,
      /was written by a newer release/,
    ],
    [
      "of a newer release",
      (f) => rewrite(f, (m) => ({ ...m, migration: { tag: "9999_next", when: 1 } })),
      1,
      /is of another release \(0\.1\.0, migration 9999_next\)/,
    ],
    [
      "of a table that counts other rows",
      (f) => rewrite(f, countOneMore),
      1,
      /users has 1 rows where its backup counts 2/,
    ],
  ];

  it.each(refusals)(
    "refuses a backup %s, and changes nothing",
    async (_, damage, code, sentence) => {
      const folder = copy();
      damage(folder);
      const DATA_DIR = fresh();
      const refused = await runCommand("restore", [folder], { DATA_DIR });
      expect(refused.output).toMatch(sentence);
      expect(refused.output).not.toContain("    at ");
      expect(refused.code).toBe(code);
      expect(existsSync(path.join(DATA_DIR, "database"))).toBe(false);
      expect(existsSync(path.join(DATA_DIR, "restoring"))).toBe(false);
      rmSync(folder, { recursive: true });
    },
  );

  it("waits until the product has stopped, and does not replace what is there unasked", async () => {
    const refused = await runCommand("restore", [good, "--replace"], { DATA_DIR: server.dataDir });
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/^Another process is using this data folder/);
    const DATA_DIR = fresh();
    mkdirSync(path.join(DATA_DIR, "database"), { recursive: true });
    const unasked = await runCommand("restore", [good], { DATA_DIR });
    expect(unasked.code).toBe(1);
    expect(unasked.output).toMatch(/^There is data in .* already\. With --replace/);
  });

  it("takes the place of what is there when asked, its files as well", async () => {
    const DATA_DIR = fresh();
    const old = path.join(DATA_DIR, "files/content/7", "0".repeat(64));
    mkdirSync(path.join(DATA_DIR, "database"), { recursive: true });
    mkdirSync(path.dirname(old), { recursive: true });
    writeFileSync(old, "of another time");
    await succeeds("restore", [good, "--replace"], { DATA_DIR });
    expect(existsSync(old)).toBe(false);
    expect(readdirSync(DATA_DIR).sort()).toEqual(
      ["auth-secret", "database", "database.lock", "files"].sort(),
    );
  });

  it("needs the secret of the backup, or to be told that it is another", async () => {
    const AUTH_SECRET = "of no use outside of this test, I hope";
    const DATA_DIR = fresh();
    const refused = await runCommand("restore", [good], { DATA_DIR, AUTH_SECRET });
    expect(refused.code).toBe(78);
    expect(refused.output).toMatch(
      /needs the AUTH_SECRET it was made with\. It is in .*auth-secret\./,
    );
    await succeeds("restore", [good, "--other-secret"], { DATA_DIR, AUTH_SECRET });
    expect(existsSync(path.join(DATA_DIR, "auth-secret"))).toBe(false);
  });

  it("that was interrupted while it changed places keeps the product from starting anew", async () => {
    const DATA_DIR = fresh();
    mkdirSync(path.join(DATA_DIR, "database.replaced"), { recursive: true });
    const refused = await refusedStart({ dataDir: DATA_DIR });
    expect(refused.code).toBe(65);
    expect(refused.output).toMatch(/A restore into .* was interrupted\. Run it again/);
  });
});
