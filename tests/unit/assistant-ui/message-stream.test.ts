import { expect, test } from "vitest";
import { readParts, type StreamPart } from "@/components/assistant/message-stream";

function streamOf(chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

async function read(chunks: Uint8Array[]): Promise<StreamPart[]> {
  const parts: StreamPart[] = [];
  for await (const part of readParts(streamOf(chunks))) parts.push(part);
  return parts;
}

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
const STREAM = [
  event({ type: "start", messageId: "1" }),
  ": keep alive\n\n",
  event({ type: "text-start", id: "0" }),
  event({ type: "text-delta", id: "0", delta: "Größe 日本 \\frac{a}{b}\n\ndata: x" }),
  event({ type: "text-end", id: "0" }),
  event({ type: "data-answer", id: "answer", data: { content: "Whole" } }),
  event({ type: "error", errorText: "Broken" }),
  "data: [DONE]\n\n",
].join("");

test("a stream is read part by part, however it is cut", async () => {
  const bytes = new TextEncoder().encode(STREAM);
  const whole = await read([bytes]);
  expect(whole).toEqual([
    { type: "begin" },
    { type: "text", delta: "Größe 日本 \\frac{a}{b}\n\ndata: x" },
    { type: "answer", message: { content: "Whole" } },
    { type: "error", text: "Broken" },
  ]);
  const single = Array.from(bytes, (byte) => Uint8Array.of(byte));
  expect(await read(single)).toEqual(whole);
});

test("an event that was cut off with its connection is left out", async () => {
  const cut = new TextEncoder().encode(`${event({ type: "text-delta", delta: "a" })}data: {"ty`);
  expect(await read([cut])).toEqual([{ type: "text", delta: "a" }]);
});
