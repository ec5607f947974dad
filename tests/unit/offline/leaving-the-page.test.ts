import { afterEach, expect, test, vi } from "vitest";
import { callServer } from "@/lib/client/call";

afterEach(() => vi.unstubAllGlobals());

test("a small change outlives its page; what only reads or is large does not", async () => {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => Response.json({}));
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("localStorage", { getItem: () => null });
  const kept = () => fetched.mock.lastCall?.[1].keepalive;
  await callServer("PATCH /study-sessions/{session_id}/", {
    path: { session_id: 1 },
    body: { status: "done" },
  });
  expect(kept()).toBe(true);
  await callServer("GET /dashboard/", {});
  expect(kept()).toBe(false);
  await callServer("POST /courses/", { body: { name: "Logic", description: "a".repeat(5000) } });
  expect(kept()).toBe(false);
});
