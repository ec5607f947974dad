import { randomUUID } from "node:crypto";
import { afterEach, expect, it, vi } from "vitest";
import { decodeToken, encodeToken } from "@/lib/api/tokens";

const claims = { owner_id: 7, session_id: randomUUID() };

afterEach(() => vi.useRealTimers());

it("knows a token again, but not beyond its time and not for another use", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-23T09:00:00Z") });
  const token = await encodeToken("access", claims, 60);
  expect(await decodeToken("access", token)).toEqual(claims);
  expect(await decodeToken("access", token)).toEqual(claims);
  expect(await decodeToken("refresh", token)).toBeNull();
  vi.setSystemTime(new Date("2026-11-23T09:01:01Z"));
  expect(await decodeToken("access", token)).toBeNull();
});

it("refuses one whose words were changed, also after the true one was seen", async () => {
  const token = await encodeToken("access", claims, 60);
  await decodeToken("access", token);
  const [head, , signature] = token.split(".");
  const other = { token_use: "access", sid: claims.session_id, sub: "8", exp: 9_999_999_999 };
  const body = Buffer.from(JSON.stringify(other)).toString("base64url");
  expect(await decodeToken("access", `${head}.${body}.${signature}`)).toBeNull();
});
