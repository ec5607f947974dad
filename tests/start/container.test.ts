import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { settingNames } from "@/tests/support/environment";
import { type RunningServer, startServer, temporaryFolder } from "@/tests/support/server";

/** Too large to be copied, and all of it goes along. */
const WHOLE = ["node_modules", ".next"];

const dockerfile = readFileSync("Dockerfile", "utf8");

describe("the product with no more than the Dockerfile puts into the container", () => {
  const project = temporaryFolder();
  let server: RunningServer;

  beforeAll(async () => {
    for (const [, words = ""] of dockerfile.matchAll(/^COPY --from=build (.+)$/gm)) {
      const places = words.split(" ");
      const target = places.pop() ?? "";
      for (const place of places) {
        const from = path.relative("/product", place);
        const to = path.join(project, target.endsWith("/") ? path.basename(from) : target);
        mkdirSync(path.dirname(to), { recursive: true });
        if (WHOLE.includes(from)) symlinkSync(path.resolve(from), to);
        else cpSync(from, to, { recursive: true });
      }
    }
    const [, script = ""] = /^CMD \["node", "([^"]+)"\]$/m.exec(dockerfile) ?? [];
    server = await startServer({ project, script });
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(project, { recursive: true });
  });

  it("answers the API itself, and names the inline scripts of its pages", async () => {
    const api = await fetch(`${server.url}/api/health/ready/`);
    expect(api.status).toBe(200);
    // Next's own answers vary by how its pages ask.
    expect(api.headers.get("vary") ?? "").not.toContain("rsc");
    const page = await fetch(`${server.url}/login`);
    expect(page.status).toBe(200);
    const [, scripts] =
      /script-src ([^;]+)/.exec(page.headers.get("content-security-policy") ?? "") ?? [];
    expect(scripts).toContain("'sha256-");
    expect(scripts).not.toContain("unsafe-inline");
  });
});

describe("compose.yaml", () => {
  const [, product = ""] =
    /^ {2}product:\n((?: {4}.*\n|\n)+)/m.exec(readFileSync("compose.yaml", "utf8")) ?? [];
  const part = (name: string) =>
    new RegExp(`^ {4}${name}:\\n((?: {6}.*\\n)+)`, "m").exec(product)?.[1] ?? "";
  const given = [...part("environment").matchAll(/^ {6}(\w+):/gm)].map(([, name = ""]) => name);

  it("hands the whole file of settings to the product, where there is one", () => {
    expect(part("env_file")).toBe("      - path: .env\n        required: false\n");
    // What it sets besides goes before the file.
    expect(given.filter((name) => !settingNames().includes(name))).toEqual([]);
    expect(given).not.toContain("SIGN_UP");
  });

  it("keeps to itself what only this machine or the other containers decide", () => {
    expect(given).toEqual(
      expect.arrayContaining(["PORT", "HOST", "DATA_DIR", "DATABASE_URL", "INNGEST_BASE_URL"]),
    );
  });
});
