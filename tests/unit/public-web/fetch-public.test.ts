import type { RequestListener } from "node:http";
import { request } from "node:https";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { fetchPublic, type PublicRequest } from "@/lib/public-web/fetch-public";
import { PublicAgent } from "@/lib/public-web/public-agent";
import { publicUrl } from "@/lib/public-web/public-url";
import { openSite } from "@/tests/support/public-web";

const TYPES = /^text\/calendar$/;
const LAST_MODIFIED = "Mon, 02 Nov 2026 08:00:00 GMT";
const CALENDAR = { "content-type": "text/calendar; charset=UTF-8" };
const open: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});

async function site(listener: RequestListener, hosts?: Record<string, string[]>) {
  const opened = await openSite(listener, hosts);
  open.push(opened.close);
  const get = (path = "/a.ics", more: Partial<PublicRequest> & { host?: string } = {}) =>
    fetchPublic(
      { address: opened.address(path, more.host), types: TYPES, ...more },
      opened.outside,
    );
  return { ...opened, get };
}

const refusal = (code: string) => expect.objectContaining({ name: "PublicWebError", code });

describe("an address that a student gives", () => {
  test.each([
    ["http://calendar.example/a.ics", "not_https"],
    ["ftp://calendar.example/a.ics", "not_an_address"],
    ["file:///etc/passwd", "not_an_address"],
    ["calendar.example/a.ics", "not_an_address"],
    ["", "not_an_address"],
    [`https://calendar.example/${"a".repeat(2_100)}`, "not_an_address"],
    ["https://ada:secret@calendar.example/a.ics", "with_password"],
    ["https://:secret@calendar.example/a.ics", "with_password"],
    ["https://calendar.example:22/a.ics", "not_public"],
    ["https://127.0.0.1/a.ics", "not_public"],
    ["https://2130706433/a.ics", "not_public"],
    ["https://0x7f.1/a.ics", "not_public"],
    ["https://0177.0.0.1/a.ics", "not_public"],
    ["https://[::1]/a.ics", "not_public"],
    ["https://[::ffff:7f00:1]/a.ics", "not_public"],
    ["https://169.254.169.254/latest/meta-data", "not_public"],
  ])("%s is refused: %s", async (address, code) => {
    await expect(fetchPublic({ address, types: TYPES })).rejects.toEqual(refusal(code));
  });

  test("is refused before anything is opened", () => {
    for (const host of ["10.0.0.1", "[::1]"]) {
      expect(() => publicUrl(`https://${host}/a.ics`)).toThrow(refusal("not_public"));
    }
  });

  test("may begin with webcal", () => {
    expect(publicUrl(" webcal://calendar.example/a.ics ").href).toBe(
      "https://calendar.example/a.ics",
    );
  });

  test("leads nowhere from the product where its name means this machine", async () => {
    const wanted = { address: "https://localhost/a.ics", types: TYPES };
    await expect(fetchPublic(wanted)).rejects.toEqual(refusal("not_public"));
  });
});

describe("what is connected to", () => {
  test("was checked, and its name looked up once", async () => {
    const { get, asked, looked_up } = await site((_, response) => {
      const headers = { etag: '"1"', "last-modified": LAST_MODIFIED, "set-cookie": "a=b" };
      response.writeHead(200, { ...CALENDAR, ...headers }).end("BEGIN");
    });
    expect(await get()).toEqual({
      unchanged: false,
      body: Buffer.from("BEGIN"),
      charset: "utf-8",
      validators: { etag: '"1"', last_modified: LAST_MODIFIED },
    });
    expect(looked_up).toEqual(["calendar.test"]);
    expect(asked[0]?.headers).not.toHaveProperty("cookie");
    expect(asked[0]?.headers).not.toHaveProperty("authorization");
  });

  test("is nothing where one address of several is private", async () => {
    const { get, asked } = await site((_, response) => response.end(), {
      "calendar.test": ["127.0.0.1", "10.0.0.7"],
    });
    await expect(get()).rejects.toEqual(refusal("not_public"));
    expect(asked).toEqual([]);
  });

  test("is nothing for others who use the agent and give it a private address", async () => {
    const agent = new PublicAgent();
    const asked = new Promise((resolve, reject) => {
      request("https://127.0.0.1:1/", { agent }, resolve).on("error", reject);
    });
    await expect(asked).rejects.toEqual(refusal("not_public"));
  });

  test("is a checked one as well where one address is asked for", async () => {
    const { address, outside } = await site((_, response) => response.end());
    const status = await new Promise((resolve, reject) => {
      const given = { agent: new PublicAgent(outside), autoSelectFamily: false };
      const asked = request(address("/"), given, (answer) => resolve(answer.statusCode));
      asked.on("error", reject).end();
    });
    expect(status).toBe(200);
  });

  test.each([
    ["unknown", {}],
    ["of no address", { "calendar.test": [] }],
  ])("is nothing where the name is %s", async (_, hosts) => {
    const { get } = await site((__, response) => response.end(), hosts);
    await expect(get()).rejects.toEqual(refusal("not_found"));
  });

  test("proves who it is", async () => {
    const { get } = await site((_, response) => response.end(), { "stranger.test": ["127.0.0.1"] });
    await expect(get("/", { host: "stranger.test" })).rejects.toEqual(refusal("not_secure"));
  });
});

describe("a redirect", () => {
  const leadsTo = (location: string) => (listener: RequestListener) =>
    site((asked, response) => {
      if (asked.url === "/a.ics") response.writeHead(302, { location }).end();
      else listener(asked, response);
    });

  test("is followed, without anything of the host before", async () => {
    const opened = await site((asked, response) => {
      if (asked.headers.host?.startsWith("other")) response.writeHead(200, CALENDAR).end("there");
      else response.writeHead(301, { location: opened.address("/b", "other.test") }).end();
    });
    expect(await opened.get()).toMatchObject({ body: Buffer.from("there") });
    expect(opened.looked_up).toEqual(["calendar.test", "other.test"]);
    expect(opened.asked[1]?.headers).not.toHaveProperty("referer");
  });

  test.each([
    ["http://calendar.test/a.ics", "not_https"],
    ["https://10.0.0.1/a.ics", "not_public"],
    ["https://[::ffff:10.0.0.1]/a.ics", "not_public"],
    ["https://unknown.test/a.ics", "not_public"],
    ["https://ada:secret@other.test/a.ics", "with_password"],
    ["file:///etc/passwd", "not_an_address"],
    ["https://[", "failed"],
  ])("to %s is refused: %s", async (location, code) => {
    const { get } = await leadsTo(location)((_, response) => response.end());
    await expect(get()).rejects.toEqual(refusal(code));
  });

  test("to a name that leads inside is refused after its look-up", async () => {
    const inside = { "calendar.test": ["127.0.0.1"], "inside.test": ["192.168.0.1"] };
    const opened = await site((_, response) => {
      response.writeHead(302, { location: opened.address("/", "inside.test") }).end();
    }, inside);
    await expect(opened.get()).rejects.toEqual(refusal("not_public"));
    expect(opened.looked_up).toEqual(["calendar.test", "inside.test"]);
  });

  test("is followed five times and no more", async () => {
    const opened = await site((asked, response) => {
      const left = Number(asked.url?.slice(1));
      if (left === 0) response.writeHead(200, CALENDAR).end("end");
      else response.writeHead(307, { location: `/${left - 1}` }).end();
    });
    expect(await opened.get("/5")).toMatchObject({ body: Buffer.from("end") });
    await expect(opened.get("/6")).rejects.toEqual(refusal("too_many_redirects"));
  });
});

describe("an answer", () => {
  test("that has not changed is not read again", async () => {
    const { get, asked } = await site((_, response) => response.writeHead(304).end());
    const validators = { etag: '"7"', last_modified: LAST_MODIFIED };
    expect(await get("/a.ics", { validators })).toEqual({ unchanged: true });
    expect(asked[0]?.headers).toMatchObject({
      "if-none-match": validators.etag,
      "if-modified-since": validators.last_modified,
    });
    await expect(get()).rejects.toEqual(refusal("failed"));
    const none = { validators: { etag: null, last_modified: null } };
    await expect(get("/a.ics", none)).rejects.toEqual(refusal("failed"));
  });

  test("is asked for anew where what tells it from the next is too long to keep", async () => {
    const { get } = await site((asked, response) => {
      response.writeHead(200, { ...CALENDAR, etag: "e".repeat(Number(asked.url?.slice(1))) }).end();
    });
    expect(await get("/500")).toMatchObject({ validators: { etag: "e".repeat(500) } });
    expect(await get("/501")).toMatchObject({ validators: { etag: null } });
  });

  test.each([
    ["gzip", gzipSync],
    ["br", brotliCompressSync],
  ])("may be packed by %s, and counts unpacked", async (packing, pack) => {
    const { get } = await site((asked, response) => {
      const size = asked.url === "/small" ? 1_000 : 5_000_001;
      response.writeHead(200, { ...CALENDAR, "content-encoding": packing });
      response.end(pack(Buffer.alloc(size)));
    });
    expect(await get("/small")).toMatchObject({ body: Buffer.alloc(1_000) });
    await expect(get("/bomb")).rejects.toEqual(refusal("too_large"));
  });

  test("is refused where it says that it is too long, and stopped where it does not", async () => {
    const { get } = await site((asked, response) => {
      const said = asked.url === "/said" ? { "content-length": "5000001" } : {};
      response.writeHead(200, { ...CALENDAR, ...said });
      for (let part = 0; part < 6; part++) response.write(Buffer.alloc(1_000_000));
      response.end();
    });
    await expect(get("/said")).rejects.toEqual(refusal("too_large"));
    await expect(get("/unsaid")).rejects.toEqual(refusal("too_large"));
  });

  test.each([
    ["broken", gzipSync(Buffer.alloc(1_000)).subarray(0, 20), "gzip"],
    ["of a packing that we do not know", Buffer.from("abc"), "zstd"],
  ])("that is %s is damaged", async (_, body, packing) => {
    const { get } = await site((__, response) => {
      response.writeHead(200, { ...CALENDAR, "content-encoding": packing }).end(body);
    });
    await expect(get()).rejects.toEqual(refusal("damaged"));
  });

  test.each([
    ["plain", "identity"],
    ["packed", "gzip"],
  ])("that breaks off is damaged, also %s", async (_, packing) => {
    const { get } = await site((__, response) => {
      response.writeHead(200, {
        ...CALENDAR,
        "content-length": "1000",
        "content-encoding": packing,
      });
      response.write(gzipSync(Buffer.alloc(9_000)).subarray(0, 20));
      setTimeout(() => response.destroy(), 20);
    });
    await expect(get()).rejects.toEqual(refusal("damaged"));
  });

  test.each([
    [401, "not_allowed"],
    [403, "not_allowed"],
    [404, "gone"],
    [410, "gone"],
    [429, "busy"],
    [500, "failed"],
    [503, "busy"],
    [206, "failed"],
  ])("of status %i is %s", async (status, code) => {
    const { get } = await site((_, response) => response.writeHead(status, CALENDAR).end());
    await expect(get()).rejects.toEqual(refusal(code));
  });

  test.each(["text/html", "image/png", ""])("of the type “%s” is refused", async (type) => {
    const { get } = await site((_, response) => {
      response.writeHead(200, { "content-type": type }).end("<html>");
    });
    await expect(get()).rejects.toEqual(refusal("wrong_type"));
  });

  test("that never begins, or never ends, is waited for so long", async () => {
    const { get } = await site((asked, response) => {
      if (asked.url !== "/never") response.writeHead(200, CALENDAR).write("and so");
    });
    const soon = { first_byte_ms: 50, whole_ms: 500 };
    await expect(get("/never", { limits: soon })).rejects.toEqual(refusal("too_slow"));
    await expect(get("/on", { limits: { whole_ms: 200 } })).rejects.toEqual(refusal("too_slow"));
  });

  test("of a look-up that never comes is waited for so long", async () => {
    const { address, outside } = await site((_, response) => response.end());
    const silent = { ...outside, resolve: () => new Promise<never>(() => undefined) };
    const wanted = { address: address("/a.ics"), types: TYPES, limits: { connect_ms: 50 } };
    await expect(fetchPublic(wanted, silent)).rejects.toEqual(refusal("too_slow"));
  });

  test("of nobody is unreachable, and no error names the address", async () => {
    const opened = await site((_, response) => response.end());
    await opened.close();
    const error: unknown = await opened.get("/secret-key").catch((thrown: unknown) => thrown);
    expect(error).toEqual(refusal("unreachable"));
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain("secret-key");
  });
});
