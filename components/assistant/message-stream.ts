import type { ChatMessage } from "@/lib/contract/assistant";

export type StreamPart =
  | { type: "begin" }
  | { type: "text"; delta: string }
  | { type: "answer"; message: ChatMessage }
  | { type: "error"; text: string };

/** What matters here of the AI SDK's message stream, part by part; parts of other kinds are passed over. */
export async function* readParts(bytes: ReadableStream<Uint8Array>): AsyncGenerator<StreamPart> {
  const reader = bytes.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true });
      const events = rest.split(/\r?\n\r?\n/);
      rest = events.pop() ?? "";
      for (const event of events) {
        const part = partOf(event);
        if (part) yield part;
      }
      if (done) return;
    }
  } finally {
    // Also when whoever reads goes away: the connection goes with it.
    await reader.cancel().catch(() => {});
  }
}

function partOf(event: string): StreamPart | undefined {
  const data = event
    .split(/\r?\n/)
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice(5).trimStart())
    .join("\n");
  if (!data || data === "[DONE]") return undefined;
  const chunk = parsed(data);
  if (chunk.type === "text-start") return { type: "begin" };
  if (chunk.type === "text-delta") return { type: "text", delta: String(chunk.delta ?? "") };
  if (chunk.type === "data-answer") return { type: "answer", message: chunk.data as ChatMessage };
  if (chunk.type === "error") return { type: "error", text: String(chunk.errorText ?? "") };
  return undefined;
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    // A line that was cut off with its connection.
    return {};
  }
}
