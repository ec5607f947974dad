import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { env } from "@/lib/env";
import { request } from "@/tests/support/student";

// How many proxies there are, and X-Forwarded-For as it is once whoever serves us has named its sender last.
const CHAINS: [proxies: number, chain: string, client: string][] = [
  [0, "198.51.100.1", "198.51.100.1"],
  [0, "203.0.113.1, 198.51.100.1", "198.51.100.1"],
  [0, "203.0.113.1, 198.51.100.1, 127.0.0.1", "198.51.100.1"],
  [0, "198.51.100.1, ::ffff:127.0.0.1, ::1", "198.51.100.1"],
  [0, "127.0.0.1", "127.0.0.1"],
  [1, "203.0.113.1, 198.51.100.1, 192.0.2.1", "198.51.100.1"],
  [1, "203.0.113.1, 198.51.100.1, 127.0.0.1", "198.51.100.1"],
  [2, "203.0.113.1, 198.51.100.1, 192.0.2.1, 127.0.0.1", "198.51.100.1"],
  [2, "203.0.113.1, 198.51.100.1, 192.0.2.1, 192.0.2.2", "198.51.100.1"],
  [3, "198.51.100.1, 192.0.2.1", "198.51.100.1"],
];

afterEach(() => {
  env.TRUSTED_PROXIES = 0;
});

test.each(CHAINS)("with %i proxies, %s comes from %s", async (proxies, chain, client) => {
  const username = `nobody-${randomUUID()}`;
  const tries = async (address: string) => {
    const headers = { "x-forwarded-for": address };
    return (await request("POST", "/auth/login/", { body: { username, password: "x" }, headers }))
      .status;
  };
  for (let n = 0; n < 10; n += 1) expect(await tries(client)).toBe(400);
  env.TRUSTED_PROXIES = proxies;
  expect(await tries(chain)).toBe(429);
});
