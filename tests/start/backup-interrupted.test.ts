import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { beginCommand, runCommand, succeeds } from "@/tests/support/backups";
import { doorOf } from "@/tests/support/kept-student";
import { type RunningServer, startServer, temporaryFolder } from "@/tests/support/server";
import { request, type Student, signIn } from "@/tests/support/student";
import { tinyDisk } from "@/tests/support/tiny-disk";

const scratch = temporaryFolder();
const at = (name: string) => path.join(scratch, name);
const good = at("good");
const LOOK = { timeout: 60_000, interval: 10 };
const stopped = { code: 1, output: "Stopped before the end." };
let server: RunningServer;
let settings: { DATA_DIR: string };
let ann: Student;
let resource_id: number;

beforeAll(async () => {
  server = await startServer({ env: { LOG_LEVEL: "error" } });
  settings = { DATA_DIR: server.dataDir };
  ann = await signIn({ username: "ann", email: "ann@example.org" }, doorOf(server));
  const form = new FormData();
  form.append("title", "Notes");
  form.append("file", new File(["Pendulums swing in a plane. ".repeat(50)], "notes.txt"));
  const sent = { token: ann.tokens.access, form };
  const added = await request("POST", "/resources/any/", sent, doorOf(server));
  expect(added.status).toBe(201);
  resource_id = Number(added.body.id);
  await succeeds("backup", [good], settings);
});
afterAll(async () => {
  await server.stop();
  for (const folder of [scratch, server.dataDir]) rmSync(folder, { recursive: true });
});

const begunWith = (name: string) => readdirSync(scratch).filter((each) => each.startsWith(name));

describe("what is stopped in the middle", () => {
  it("a backup leaves nothing of itself, neither there nor in the data folder", async () => {
    const { ended, interrupt } = beginCommand("backup", [at("stopped")], settings);
    await vi.waitUntil(() => existsSync(at("stopped.partial/tables")), LOOK);
    expect(existsSync(path.join(server.dataDir, "snapshot"))).toBe(true);
    interrupt();
    expect(await ended).toEqual(stopped);
    expect(begunWith("stopped")).toEqual([]);
    expect(existsSync(path.join(server.dataDir, "snapshot"))).toBe(false);
  });

  it("a restore leaves the database that was there, and nothing of the new one", async () => {
    const DATA_DIR = at("kept");
    mkdirSync(path.join(DATA_DIR, "database/base"), { recursive: true });
    const { ended, interrupt } = beginCommand("restore", [good, "--replace"], { DATA_DIR });
    await vi.waitUntil(() => existsSync(path.join(DATA_DIR, "restoring/database/base")), LOOK);
    interrupt();
    expect(await ended).toEqual(stopped);
    expect(readdirSync(path.join(DATA_DIR, "database"))).toEqual(["base"]);
    expect(existsSync(path.join(DATA_DIR, "restoring"))).toBe(false);
  });
});

describe("a disk without room", () => {
  it("takes no backup, and nothing of one", async ({ skip }) => {
    const disk = tinyDisk(at("tiny"), "128k");
    if (!disk) return skip("no disk may be mounted here");
    try {
      expect(await runCommand("backup", [path.join(disk.folder, "full")], settings)).toEqual({
        code: 73,
        output: "There is no room left on the disk.",
      });
      expect(readdirSync(disk.folder)).toEqual([]);
    } finally {
      disk.remove();
    }
  });

  it("takes no restore", async ({ skip }) => {
    const disk = tinyDisk(at("small"), "20m");
    if (!disk) return skip("no disk may be mounted here");
    try {
      const { code, output } = await runCommand("restore", [good], { DATA_DIR: disk.folder });
      expect(output).toMatch(/^A restore needs room .* has 1\d MB left, and 150 are needed/);
      expect(code).toBe(73);
    } finally {
      disk.remove();
    }
  });
});

it.each(["backups/one", "database/one", "snapshot/one", "."])(
  "a backup does not go into the data folder, as %s",
  async (name) => {
    const folder = path.join(server.dataDir, name);
    const { code, output } = await runCommand("backup", [folder], settings);
    expect(output).toMatch(
      / lies in the data folder, and would be lost with it\. Name one outside/,
    );
    expect(code).toBe(1);
  },
);

it("two do not write into the same folder, and what is deleted meanwhile is not missed", async ({
  skip,
}) => {
  const stored = path.join(server.dataDir, storedIn(good));
  renameSync(stored, `${stored}.away`);
  // Whoever reads it waits until somebody has written.
  if (spawnSync("mkfifo", [stored]).status !== 0) return skip("no pipe may be made here");
  const first = beginCommand("backup", [at("both")], settings);
  const pipe = await open(stored, "w");
  expect(await runCommand("backup", [at("both")], settings)).toEqual({
    code: 1,
    output: "Another backup into this folder is under way.",
  });
  expect((await ann.delete(`/resources/${resource_id}/`)).status).toBe(204);
  expect((await ann.delete("/trash/")).status).toBe(204);
  await pipe.close();
  const { code, output } = await first.ended;
  expect(output).toMatch(/^Backed up .* and 0 files/);
  expect(output).not.toContain("The storage does not hold");
  expect(code).toBe(0);
  const check = await runCommand("restore", [at("both")], { DATA_DIR: at("again") });
  expect(check).toMatchObject({ code: 0 });
});

function storedIn(folder: string): string {
  const [, name = ""] =
    /^\w+ {2}(files\/.*)$/m.exec(readFileSync(path.join(folder, "SHA256SUMS"), "utf8")) ?? [];
  return name;
}
