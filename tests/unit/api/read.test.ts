import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { readBody } from "@/lib/api/read";
import { endpoint } from "@/lib/contract/endpoint";

const taking = endpoint("POST /x/", { summary: "Takes anything", body: z.looseObject({}) });

afterEach(() => vi.useRealTimers());

describe("the body of a request", () => {
  test("that stops on its way is refused after 15 seconds of silence", async () => {
    vi.useFakeTimers();
    const { body, sends } = slowBody();
    const read = readBody(taking, post(body)).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(14_000);
    sends('{"a":');
    await vi.advanceTimersByTimeAsync(14_000);
    const seen = vi.fn();
    void read.then(seen);
    await vi.advanceTimersByTimeAsync(900);
    expect(seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(seen).toHaveBeenCalledWith(
      expect.objectContaining({
        status: 408,
        message:
          "Your request stopped on its way to us. Please check your connection and try again.",
        headers: { connection: "close" },
      }),
    );
  });

  test("that comes slowly is read to its end", async () => {
    vi.useFakeTimers();
    const { body, sends, ends } = slowBody();
    const read = readBody(taking, post(body));
    for (const part of ['{"a"', ":", "1", "}"]) {
      await vi.advanceTimersByTimeAsync(14_000);
      sends(part);
    }
    ends();
    await vi.advanceTimersByTimeAsync(0);
    expect(await read).toEqual({ a: 1 });
    expect(vi.getTimerCount()).toBe(0);
  });

  test("that breaks off is a refusal and no fault of ours", async () => {
    const { body, breaks } = slowBody();
    const read = readBody(taking, post(body));
    breaks();
    await expect(read).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/broke off/),
    });
  });
});

describe("a body that nobody asked for", () => {
  const bare = endpoint("POST /x/", { summary: "Takes nothing" });

  test("is waited for, so that nothing is done for a request that breaks off", async () => {
    const { body, breaks } = slowBody();
    const read = readBody(bare, post(body, { "transfer-encoding": "chunked" }));
    breaks();
    await expect(read).rejects.toMatchObject({ status: 400 });
  });

  test("is not waited for where none is announced", async () => {
    expect(await readBody(bare, post(slowBody().body))).toBeUndefined();
  });
});

function slowBody() {
  const { readable, writable } = new TransformStream<Uint8Array>();
  const writer = writable.getWriter();
  return {
    body: readable,
    sends: (text: string) => void writer.write(new TextEncoder().encode(text)),
    ends: () => void writer.close(),
    breaks: () => void writer.abort(new Error("aborted")),
  };
}

function post(body: ReadableStream, headers: HeadersInit = {}): Request {
  const parts = { method: "POST", body, duplex: "half", headers };
  return new Request("http://localhost/api/x/", parts);
}
