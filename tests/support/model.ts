import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { z } from "zod";

const Completion = z.looseObject({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  stream: z.boolean().optional(),
  tools: z.array(z.unknown()).optional(),
  response_format: z
    .object({
      type: z.literal("json_schema"),
      json_schema: z.looseObject({ strict: z.boolean(), schema: z.looseObject({}) }),
    })
    .optional(),
});
type Completion = z.infer<typeof Completion>;

/** What the provider does with the next request. */
type Turn =
  | { answer: unknown }
  | { text: string }
  /** What a model makes of what it is told. */
  | { says: (asked: string) => string }
  /** Says this, waits, and goes on; or is cut off where nothing follows. */
  | { begins: string; until?: Promise<unknown>; ends?: string }
  /** Wants to use a tool instead of answering. */
  | { tool: string }
  | { status: number }
  | "stall";

/** An OpenAI-compatible provider on loopback that follows a script; its last turn repeats. */
export async function startModel() {
  const requests: { authorization: string | undefined; body: Completion }[] = [];
  const moderated: string[] = [];
  const model = {
    url: "",
    requests,
    moderated,
    /** Words that its moderation refuses; null answers no moderation at all. */
    refuses: [] as string[] | null,
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    script: [] as Turn[],
    stop,
  };
  const server = createServer(async (request, response) => {
    const sent = JSON.parse((await text(request)) || "{}");
    if (request.url === "/v1/moderations") return moderate(String(sent.input), response);
    if (request.method !== "POST" || request.url !== "/v1/chat/completions") {
      return response.writeHead(404).end();
    }
    const body = Completion.parse(sent);
    requests.push({ authorization: request.headers.authorization, body });
    const turn = (model.script.length > 1 ? model.script.shift() : model.script[0]) ?? "stall";
    if (turn === "stall") return undefined;
    if ("status" in turn) return failed(response, turn.status);
    return body.stream ? stream(response, body, turn) : complete(response, body, turn);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  model.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return model;

  function complete(response: ServerResponse, body: Completion, turn: Speaking) {
    const content = "answer" in turn ? JSON.stringify(turn.answer) : wordsOf(turn, body);
    const message = { role: "assistant", content };
    const completion = {
      ...headOf(body, "chat.completion"),
      choices: [{ index: 0, message, finish_reason: "stop" }],
      usage: model.usage,
    };
    response.setHeader("content-type", "application/json");
    return response.end(JSON.stringify(completion));
  }

  async function stream(response: ServerResponse, body: Completion, turn: Speaking) {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const head = headOf(body, "chat.completion.chunk");
    const write = (delta: object, finish_reason: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({ ...head, choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
      );
    const say = (words: string) => {
      for (const content of words.match(/[\s\S]{1,12}/g) ?? []) write({ content });
    };
    if ("tool" in turn) {
      const call = { name: turn.tool, arguments: "{}" };
      write({ tool_calls: [{ index: 0, id: "call", type: "function", function: call }] });
      write({}, "tool_calls");
    } else if ("begins" in turn) {
      say(turn.begins);
      await turn.until;
      if (turn.ends === undefined) return response.destroy();
      say(turn.ends);
      write({}, "stop");
    } else {
      say("answer" in turn ? JSON.stringify(turn.answer) : wordsOf(turn, body));
      write({}, "stop");
    }
    response.write(`data: ${JSON.stringify({ ...head, choices: [], usage: model.usage })}\n\n`);
    return response.end("data: [DONE]\n\n");
  }

  function moderate(input: string, response: ServerResponse) {
    moderated.push(input);
    if (model.refuses === null) return failed(response, 500);
    const flagged = model.refuses.some((word) => input.includes(word));
    response.setHeader("content-type", "application/json");
    return response.end(JSON.stringify({ id: "m", model: "m", results: [{ flagged }] }));
  }

  function stop() {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  }
}

type Speaking = Exclude<Turn, "stall" | { status: number }>;

function wordsOf(turn: Exclude<Speaking, { answer: unknown }>, body: Completion): string {
  if ("text" in turn) return turn.text;
  if ("says" in turn) return turn.says(body.messages.map(({ content }) => content).join("\n"));
  return "begins" in turn ? turn.begins + (turn.ends ?? "") : "";
}

function headOf({ model }: Completion, object: string) {
  return { id: "completion", object, created: 0, model };
}

function failed(response: ServerResponse, status: number) {
  const error = { message: "scripted", type: "scripted", param: null, code: null };
  response.setHeader("content-type", "application/json");
  return response.writeHead(status).end(JSON.stringify({ error }));
}
