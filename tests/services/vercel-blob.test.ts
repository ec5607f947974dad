// Vercel's API is played as far as its SDK lets its address be set. Blobs are read from another host,
// which cannot be played, so reading is not covered here.
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type * as storageModule from "@/lib/files/storage";
import { DAY_MS } from "@/lib/time/durations";
import { restoreSettings, withSettings } from "@/tests/support/settings";

const TOKEN = "vercel_blob_rw_store_secret";

interface Seen {
  method: string | undefined;
  url: URL;
  headers: IncomingMessage["headers"];
  body: string;
}

const seen: Seen[] = [];
const blobs: { pathname: string; uploadedAt: string }[] = [];
const api = createServer(async (request, response) => {
  const url = new URL(request.url ?? "/", "http://api");
  seen.push({ method: request.method, url, headers: request.headers, body: await text(request) });
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(answerTo(url)));
});

let storage: typeof storageModule;

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  const { port } = api.address() as AddressInfo;
  const settings = {
    STORAGE_URL: "vercel-blob:",
    BLOB_READ_WRITE_TOKEN: TOKEN,
    VERCEL_BLOB_API_URL: `http://127.0.0.1:${port}`,
  };
  storage = await withSettings(settings, () => import("@/lib/files/storage"));
});
beforeEach(() => {
  seen.length = 0;
});
afterAll(async () => {
  restoreSettings();
  await new Promise((resolve) => api.close(resolve));
});

test("a file is stored privately, under its own name", async () => {
  await storage.putFile("content/1/ab", Buffer.from("bytes"));
  expect(seen).toMatchObject([
    {
      method: "PUT",
      headers: {
        authorization: `Bearer ${TOKEN}`,
        "x-vercel-blob-access": "private",
        "x-allow-overwrite": "1",
      },
      body: "bytes",
    },
  ]);
  expect(seen[0]?.url.searchParams.get("pathname")).toBe("content/1/ab");
});

test("a file is removed by its name", async () => {
  await storage.removeFile("content/1/ab");
  expect(seen).toMatchObject([{ method: "POST", body: '{"urls":["content/1/ab"]}' }]);
});

test("a direct upload is signed for one name and size, and clears away what was abandoned", async () => {
  blobs.push(
    { pathname: "incoming/1/old", uploadedAt: new Date(Date.now() - 2 * DAY_MS).toISOString() },
    { pathname: "incoming/1/new", uploadedAt: new Date().toISOString() },
  );
  const target = await storage.directUpload("incoming/1/next", 1000);

  expect(target?.headers).toMatchObject({ "x-vercel-blob-access": "private" });
  expect(new URL(target?.url ?? "").searchParams.get("pathname")).toBe("incoming/1/next");
  const [list, remove, sign] = seen;
  expect(list?.url.searchParams.get("prefix")).toBe("incoming/1/");
  expect(remove?.body).toBe('{"urls":["incoming/1/old"]}');
  expect(JSON.parse(sign?.body ?? "")).toMatchObject({
    pathname: "incoming/1/next",
    operations: ["put"],
    maximumSizeInBytes: 1000,
  });
});

function answerTo({ pathname, searchParams }: URL): object {
  if (pathname === "/signed-token") {
    const scope = { pathname: "incoming/1/next", operations: ["put"], storeId: "store" };
    const payload = Buffer.from(JSON.stringify(scope)).toString("base64url");
    const validUntil = Date.now() + 60_000;
    return { delegationToken: `${payload}.signature`, clientSigningToken: "secret", validUntil };
  }
  if (searchParams.has("prefix")) return { hasMore: false, blobs };
  return { url: "https://blob.example.org", pathname: "content/1/ab" };
}
