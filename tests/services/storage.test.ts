import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type * as storageModule from "@/lib/files/storage";
import { startS3 } from "@/tests/support/s3";
import { restoreSettings, withSettings } from "@/tests/support/settings";

type Storage = typeof storageModule;

const bytes = new Uint8Array(Buffer.from("%PDF-1.7 \u0000\u00ff some bytes", "latin1"));
const sha256 = "ab".repeat(32);

let s3: Awaited<ReturnType<typeof startS3>>;
const folder = mkdtempSync(path.join(tmpdir(), "storage-"));

beforeAll(async () => {
  s3 = await startS3();
});
afterEach(restoreSettings);
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

const places: [string, () => Record<string, string>][] = [
  ["memory", () => ({ DATA_DIR: "memory:" })],
  ["a folder", () => ({ DATA_DIR: folder })],
  ["an S3-compatible bucket", () => ({ STORAGE_URL: s3.url })],
];

describe.each(places)("storage in %s", (_, settings) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await open(settings());
  });

  test("gives back the very bytes it was given", async () => {
    const key = storage.contentKey(7, sha256);
    await storage.putFile(key, bytes);
    expect(await storage.getFile(key)).toEqual(bytes);
  });

  test("keeps what two students store apart", async () => {
    await storage.putFile(storage.contentKey(1, sha256), bytes);
    expect(await storage.getFile(storage.contentKey(2, sha256))).toBeNull();
  });

  test("takes the same content twice", async () => {
    const key = storage.contentKey(3, sha256);
    await storage.putFile(key, bytes);
    await storage.putFile(key, bytes);
    expect(await storage.getFile(key)).toEqual(bytes);
  });

  test("forgets what is removed, and removing it again is no error", async () => {
    const key = storage.contentKey(4, sha256);
    await storage.putFile(key, bytes);
    await storage.removeFile(key);
    await storage.removeFile(key);
    expect(await storage.getFile(key)).toBeNull();
  });

  test("removes everything of one student, however much, and nothing of others", async () => {
    const theirs = [
      ...[1, 2, 3].map((n) => storage.contentKey(8, `${n}`.repeat(64))),
      storage.incomingKey(8, "upload"),
      storage.exportKey(storage.exportFolder(8, 5), 1, 0),
    ];
    const others = [storage.contentKey(88, sha256), storage.contentKey(9, sha256)];
    for (const key of [...theirs, ...others]) await storage.putFile(key, bytes);
    await storage.removeAllOf(8);
    for (const key of theirs) expect(await storage.getFile(key), key).toBeNull();
    for (const key of others) expect(await storage.getFile(key), key).toEqual(bytes);
  });

  test.each(["../secret", "content/../../x", "/etc/passwd", "content/1/a?b", "content\\1", ""])(
    "refuses the key %j",
    async (key) => {
      await expect(storage.putFile(key, bytes)).rejects.toThrow("Not a storage key");
      await expect(storage.getFile(key)).rejects.toThrow("Not a storage key");
      await expect(storage.removeFile(key)).rejects.toThrow("Not a storage key");
    },
  );
});

describe("a folder as storage", () => {
  test("takes no direct uploads", async () => {
    const storage = await open({ DATA_DIR: folder });
    expect(await storage.directUpload(storage.incomingKey(1, "a"), 10)).toBeNull();
  });

  test("leaves no drafts behind, and clears those of a killed process", async () => {
    const drafts = path.join(folder, "files", "drafts");
    writeFileSync(path.join(drafts, "old"), "half a fi");
    await utimes(path.join(drafts, "old"), 0, 0);
    const storage = await open({ DATA_DIR: folder });
    await storage.putFile(storage.contentKey(5, sha256), bytes);
    expect(readdirSync(drafts)).toEqual([]);
  });

  test("is refused on Vercel, which keeps no files", async () => {
    const storage = await open({ DATA_DIR: folder, VERCEL: "1" });
    await expect(storage.putFile(storage.contentKey(5, sha256), bytes)).rejects.toThrow(
      "STORAGE_URL",
    );
  });
});

describe("an S3-compatible bucket", () => {
  test("is an error when it does not exist, and nothing counts as stored", async () => {
    const storage = await open({ STORAGE_URL: s3.urlFor("elsewhere") });
    await expect(storage.putFile(storage.contentKey(1, sha256), bytes)).rejects.toThrow();
  });

  test("refuses a wrong secret", async () => {
    const storage = await open({ STORAGE_URL: s3.urlFor("documents", "wrong") });
    const refused = expect(storage.putFile(storage.contentKey(1, sha256), bytes)).rejects;
    await refused.toMatchObject({ cause: { message: expect.stringContaining("403") } });
    expect(s3.refused.splice(0)).toContain("wrong signature");
  });

  test.each(["elsewhere", "documents"])(
    "that fails or is down is our fault, and told as such: %s",
    async (bucket) => {
      const url = bucket === "elsewhere" ? s3.urlFor(bucket) : s3.url.replace(/:\d+\//, ":1/");
      const storage = await open({ STORAGE_URL: url });
      const { outage } = await import("@/lib/services/kernel/errors");
      const key = storage.contentKey(1, sha256);
      for (const work of [
        () => storage.putFile(key, bytes),
        () => storage.removeAllOf(1),
        ...(bucket === "documents" ? [() => storage.getFile(key)] : []),
      ]) {
        const error: unknown = await work().catch((thrown: unknown) => thrown);
        expect(outage(error)).toMatchObject({
          status: 503,
          message: expect.stringMatching(/file storage/),
          headers: { "retry-after": "2" },
        });
      }
    },
  );

  test("takes a direct upload of the promised size and type, and no other", async () => {
    const storage = await open({ STORAGE_URL: s3.url });
    const key = storage.incomingKey(1, "an-upload");
    const target = await storage.directUpload(key, bytes.length);
    const put = (body: Uint8Array<ArrayBuffer>, headers = target?.headers ?? {}) =>
      fetch(target?.url ?? "", { method: "PUT", headers, body });

    expect((await put(new Uint8Array([...bytes, 1]))).status).toBe(403);
    expect((await put(bytes, { "content-type": "text/html" })).status).toBe(403);
    expect(
      (await fetch(target?.url.replace("an-upload", "other") ?? "", { method: "PUT", body: bytes }))
        .status,
    ).toBe(403);
    expect((await fetch(target?.url ?? "")).status).toBe(403);
    expect(await storage.getFile(key)).toBeNull();

    expect((await put(bytes)).status).toBe(200);
    expect(await storage.getFile(key)).toEqual(bytes);
    expect(s3.refused.splice(0)).toHaveLength(4);
  });

  test("takes files through the API only with direct=off", async () => {
    const storage = await open({ STORAGE_URL: `${s3.url}&direct=off` });
    expect(await storage.directUpload(storage.incomingKey(1, "a"), 10)).toBeNull();
  });
});

describe("STORAGE_URL", () => {
  test.each([
    ["https://bucket.example.org", "neither"],
    ["s3://key@host/bucket", "neither"],
    ["s3://key:secret@host", "neither"],
    ["s3://key:sec/ret@host/bucket", "neither"],
    ["vercel-blob:", "BLOB_READ_WRITE_TOKEN"],
  ])("%s is refused at start", async (STORAGE_URL, reason) => {
    await expect(open({ STORAGE_URL })).rejects.toThrow(reason);
  });
});

function open(settings: Record<string, string>): Promise<Storage> {
  return withSettings({ STORAGE_URL: "", ...settings }, () => import("@/lib/files/storage"));
}
