import { randomFillSync } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { succeeds } from "@/tests/support/backups";
import { ANN, post, refusedStart, startServer, temporaryFolder } from "@/tests/support/server";
import { tinyDisk } from "@/tests/support/tiny-disk";

describe("a data folder that cannot be used", () => {
  let dataDir: string;
  const folders: string[] = [];

  beforeAll(async () => {
    const server = await startServer();
    dataDir = server.dataDir;
    expect((await post(server, "/api/auth/register/", ANN)).status).toBe(201);
    expect(await server.stop()).toBe(0);
  });
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  function copy() {
    const folder = temporaryFolder();
    folders.push(folder);
    cpSync(dataDir, folder, { recursive: true });
    return folder;
  }

  it.each([
    ["empty", ""],
    ["too short", "abc\n"],
  ])("says that its secret is %s, and how to go on", async (how, secret) => {
    const folder = copy();
    writeFileSync(path.join(folder, "auth-secret"), secret);
    const refused = await refusedStart({ dataDir: folder });
    expect(refused.code).toBe(78);
    expect(refused.output).toMatch(
      new RegExp(`^The secret in .* is ${how}\\. Put it back from a backup`),
    );
  });

  it("says that its lock is damaged, and how to go on", async () => {
    const folder = copy();
    writeFileSync(path.join(folder, "database.lock"), "not a lock ".repeat(500));
    const refused = await refusedStart({ dataDir: folder });
    expect(refused.code).toBe(65);
    expect(refused.output).toMatch(/database\.lock is damaged\. It holds no data: delete it/);
  });

  it.each([
    ["a table", "base"],
    ["the control file", "global/pg_control"],
    ["the write-ahead log", "pg_wal"],
  ])("says that its database is damaged where %s is, and how to go on", async (_, place) => {
    const folder = copy();
    for (const file of filesBelow(path.join(folder, "database", place))) overwrite(file);
    const refused = await refusedStart({ dataDir: folder });
    expect(refused.code).toBe(65);
    expect(refused.output).toMatch(/The database in .* is damaged .*put back its last backup/);
  });

  it("says that the disk has no room for it", async ({ skip }) => {
    const disk = tinyDisk(temporaryFolder(), "8m");
    if (!disk) return skip("no disk may be mounted here");
    try {
      const refused = await refusedStart({ dataDir: disk.folder });
      expect(refused.code).toBe(73);
      expect(refused.output).toMatch(/has 8 MB left, and 100 are needed\. Make room/);
    } finally {
      disk.remove();
    }
  });

  it("takes no file that the disk has no room for, and goes on", async ({ skip }) => {
    const folder = copy();
    const disk = tinyDisk(path.join(folder, "files"), "2m");
    if (!disk) return skip("no disk may be mounted here");
    const server = await startServer({ dataDir: folder });
    try {
      const signedIn = await (await post(server, "/api/auth/login/", ANN)).json();
      const upload = (bytes: number) => {
        const form = new FormData();
        form.append("title", "Notes");
        form.append("file", new File(["word ".repeat(bytes / 5)], "notes.txt"));
        const headers = { authorization: `Bearer ${signedIn.tokens.access}` };
        return fetch(`${server.url}/api/resources/any/`, { method: "POST", headers, body: form });
      };
      const refused = await upload(4_000_000);
      expect(refused.status).toBe(507);
      expect((await refused.json()).message).toMatch(/disk is full/);
      expect((await upload(5_000)).status).toBe(201);
    } finally {
      await server.stop();
      disk.remove();
    }
  });
});

it("is closed to other accounts of the machine, at a start and by a restore", async () => {
  const scratch = temporaryFolder();
  const dataDir = path.join(scratch, "data");
  const backup = path.join(scratch, "backup");
  mkdirSync(dataDir, { mode: 0o755 });
  const server = await startServer({ dataDir });
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  await succeeds("backup", [backup], { DATA_DIR: dataDir });
  await server.stop();
  rmSync(dataDir, { recursive: true });
  mkdirSync(dataDir, { mode: 0o755 });
  for (const DATA_DIR of [dataDir, path.join(scratch, "new", "data")]) {
    await succeeds("restore", [backup], { DATA_DIR });
    expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700);
  }
  rmSync(scratch, { recursive: true });
});

it("says where other accounts of the machine can read it", async ({ skip }) => {
  if (process.getuid?.() !== 0) return skip("only root may give a folder away");
  const dataDir = temporaryFolder();
  chownSync(dataDir, 65534, 65534);
  chmodSync(dataDir, 0o755);
  const server = await startServer({ dataDir });
  expect(server.output()).toContain("other accounts of this machine can read it");
  await server.stop();
});

function filesBelow(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  const entries = readdirSync(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
}

/** Half of each page of a file becomes noise. */
function overwrite(file: string) {
  const bytes = readFileSync(file);
  for (let from = 0; from < bytes.length; from += 8192)
    randomFillSync(bytes, from, Math.min(4096, bytes.length - from));
  writeFileSync(file, bytes);
}
