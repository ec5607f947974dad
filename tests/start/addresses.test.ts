import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { networkInterfaces } from "node:os";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningServer, startServer } from "@/tests/support/server";

/** Wrong passwords for one name from one address, before it has to wait. */
const TRIES = 10;
const LOOPBACK = "127.0.0.1";
/** Who comes by it is a stranger and no proxy of this machine. */
const OUTSIDE = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .find(({ family, internal }) => family === "IPv4" && !internal)?.address;

let server: RunningServer;
let names = 0;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

it("counts a stranger by the address they come from", async ({ skip }) => {
  if (!OUTSIDE) return skip("this machine has no address but loopback");
  const { name, status } = await usesUp(OUTSIDE, () => undefined);
  expect(status).toBe(429);
  expect(await tries(LOOPBACK, name)).toBe(400);
});

it("lets no stranger choose by a header who they are counted as", async ({ skip }) => {
  if (!OUTSIDE) return skip("this machine has no address but loopback");
  expect((await usesUp(OUTSIDE, madeUp)).status).toBe(429);
  expect((await usesUp(OUTSIDE, (n) => `${madeUp(n)}, ${LOOPBACK}`)).status).toBe(429);
});

it("counts who comes by a proxy of this machine by what that wrote last", async () => {
  const { name, status } = await usesUp(LOOPBACK, (n) => `${madeUp(n)}, 198.51.100.1`);
  expect(status).toBe(429);
  expect(await tries(LOOPBACK, name, "198.51.100.1, 198.51.100.2")).toBe(400);
});

const madeUp = (n: number) => `203.0.113.${n}`;

/** The answer after as many tries as are allowed, each with a header of its own. */
async function usesUp(from: string, forwarded: (n: number) => string | undefined) {
  const name = `nobody-${++names}`;
  for (let n = 1; n <= TRIES; n += 1) expect(await tries(from, name, forwarded(n))).toBe(400);
  return { name, status: await tries(from, name, forwarded(TRIES + 1)) };
}

/** The status of a sign-in with a wrong password, over a connection from and to that address of this machine. */
async function tries(from: string, name: string, forwarded?: string) {
  const sent = request({
    host: from,
    localAddress: from,
    port: new URL(server.url).port,
    path: "/api/auth/login/",
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(forwarded && { "x-forwarded-for": forwarded }),
    },
  });
  sent.end(JSON.stringify({ username: name, password: "a wrong password 7" }));
  const [answer]: IncomingMessage[] = await once(sent, "response");
  if (!answer) throw new Error("No answer came");
  await json(answer);
  return answer.statusCode;
}
