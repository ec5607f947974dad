import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Environment } from "@/lib/env";

/** Read by scripts/preflight.mjs before the product's own settings are. */
const OF_THE_START_SCRIPT = ["HOST"];
/** Set by Node and by Vercel, never by hand. */
const OF_THE_PLATFORM = ["NODE_ENV", "VERCEL"];

test(".env.example explains every setting, and no other", () => {
  const example = readFileSync(".env.example", "utf8");
  const explained = Array.from(example.matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm), ([, name]) => name);
  const read = Object.keys(Environment.shape).filter((name) => !OF_THE_PLATFORM.includes(name));
  expect(explained.sort()).toEqual([...read, ...OF_THE_START_SCRIPT].sort());
});
