import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";

const Completion = z.looseObject({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  stream: z.boolean().optional(),
  tools: z.array(z.unknown()).optional(),
  response_format: z
    .discriminatedUnion("type", [
      z.object({
        type: z.literal("json_schema"),
        json_schema: z.looseObject({ strict: z.boolean(), schema: z.looseObject({}) }),
      }),
      z.object({ type: z.literal("json_object") }),
    ])
    .optional(),
});
type Completion = z.infer<typeof Completion>;

const ToEmbed = z.object({ model: z.string(), input: z.array(z.string()) });

/** What the provider does with the next request. */
export type Turn =
  | { answer: unknown }
  | { text: string }
  /** What a model makes of what it is told. */
  | { says: (asked: string) => string }
  /** Says this, waits, and goes on; or is cut off where nothing follows. */
  | { begins: string; until?: Promise<unknown>; ends?: string }
  /** Says this and ends as if it were whole, without a reason why it ends. */
  | { stops: string }
  /** Says this, piece by piece, with a pause before each. */
  | { text: string; pause_ms: number; pieces?: number }
  /** Says this to the end that is named: "length", "content_filter". */
  | { text: string; finish_reason: string }
  /** Thinks aloud first, in a field of its own as some providers do. */
  | { text: string; reasoning: string }
  /** Sends every piece twice. */
  | { text: string; twice: true }
  /** Wants to use a tool instead of answering. */
  | { tool: string }
  /** A failure, with what stands in its body. */
  | { status: number; headers?: Record<string, string>; error?: object }
  /** These bytes, whatever was asked. */
  | { raw: string; type?: string }
  /** Vectors, for texts that are to be embedded; null never answers. */
  | { vectors: (texts: string[]) => unknown[] | null }
  | "stall";

/** An OpenAI-compatible provider on loopback that follows scripts; the last turn of a script repeats. */
export async function startModel() {
  const requests: { authorization: string | undefined; body: Completion }[] = [];
  const moderated: string[] = [];
  const embedded: z.infer<typeof ToEmbed>[] = [];
  const model = {
    url: "",
    requests,
    moderated,
    embedded,
    /** Words that its moderation refuses; null answers no moderation at all. */
    refuses: [] as string[] | null,
    /** Null tells no usage. */
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 } as object | null,
    script: [] as Turn[],
    embedding_script: [{ vectors: (texts) => texts.map(() => [1, 0, 0]) }] as Turn[],
    moderation_script: [] as Turn[],
    /** Its list of models. */
    models: ["test-model"],
    /** All it was ever asked, the list of models included. */
    get asked() {
      return requests.length + moderated.length + embedded.length;
    },
    forget() {
      for (const list of [requests, moderated, embedded]) list.length = 0;
    },
    stop,
  };
  const server = createServer(async (request, response) => {
    // A client that gives up is no failure of the test.
    response.on("error", () => undefined);
    const sent = JSON.parse((await text(request)) || "{}");
    switch (`${request.method} ${request.url}`) {
      case "GET /v1/models":
        return json(response, { object: "list", data: model.models.map((id) => ({ id })) });
      case "POST /v1/moderations":
        return moderate(String(sent.input), response);
      case "POST /v1/embeddings":
        return embed(ToEmbed.parse(sent), response);
      case "POST /v1/chat/completions": {
        const body = Completion.parse(sent);
        requests.push({ authorization: request.headers.authorization, body });
        return speak(response, body, nextOf(model.script));
      }
      default:
        return response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  model.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return model;

  function speak(response: ServerResponse, body: Completion, turn: Turn) {
    if (isPlain(turn)) return sendPlain(response, turn);
    if ("vectors" in turn) return sendPlain(response, { status: 400 });
    return body.stream ? stream(response, body, turn) : complete(response, body, turn);
  }

  async function complete(response: ServerResponse, body: Completion, turn: Speaking) {
    if ("pause_ms" in turn) await wait(turn.pause_ms);
    if ("begins" in turn && turn.ends === undefined) {
      response.writeHead(200, { "content-type": "application/json", "content-length": "5000" });
      response.write(`{"choices": [{"message": {"content": "${turn.begins}`);
      return response.destroy();
    }
    const is_tool = "tool" in turn;
    const call = { id: "call", type: "function", function: { name: "delete", arguments: "{}" } };
    const message = {
      role: "assistant",
      content: is_tool ? null : wordsOf(turn, body),
      ...(is_tool && { tool_calls: [call] }),
    };
    return json(response, {
      ...headOf(body, "chat.completion"),
      choices: [{ index: 0, message, finish_reason: is_tool ? "tool_calls" : reasonOf(turn) }],
      ...(model.usage && { usage: model.usage }),
    });
  }

  async function stream(response: ServerResponse, body: Completion, turn: Speaking) {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const head = headOf(body, "chat.completion.chunk");
    const write = (delta: object, finish_reason: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({ ...head, choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
      );
    const say = (words: string) => {
      for (const content of words.match(/[\s\S]{1,12}/g) ?? []) {
        write({ content });
        if ("twice" in turn) write({ content });
      }
    };
    if ("reasoning" in turn) write({ reasoning_content: turn.reasoning });
    if ("tool" in turn) {
      const call = { name: turn.tool, arguments: "{}" };
      write({ tool_calls: [{ index: 0, id: "call", type: "function", function: call }] });
      write({}, "tool_calls");
    } else if ("stops" in turn) {
      say(turn.stops);
      return response.end();
    } else if ("begins" in turn) {
      say(turn.begins);
      await turn.until;
      if (turn.ends === undefined) return response.destroy();
      say(turn.ends);
      write({}, "stop");
    } else if ("pause_ms" in turn) {
      const length = Math.ceil(turn.text.length / (turn.pieces ?? 1));
      for (let at = 0; at < turn.text.length && !response.destroyed; at += length) {
        await wait(turn.pause_ms);
        write({ content: turn.text.slice(at, at + length) });
      }
      write({}, "stop");
    } else {
      say(wordsOf(turn, body));
      write({}, reasonOf(turn));
    }
    const usage = model.usage && { usage: model.usage };
    response.write(`data: ${JSON.stringify({ ...head, choices: [], ...usage })}\n\n`);
    return response.end("data: [DONE]\n\n");
  }

  function embed(asked: z.infer<typeof ToEmbed>, response: ServerResponse) {
    embedded.push(asked);
    const turn = nextOf(model.embedding_script);
    if (isPlain(turn)) return sendPlain(response, turn);
    if (!("vectors" in turn)) return sendPlain(response, { status: 400 });
    const vectors = turn.vectors(asked.input);
    if (!vectors) return undefined;
    const data = vectors.map((embedding, index) => ({ object: "embedding", index, embedding }));
    const usage = { prompt_tokens: asked.input.length, total_tokens: asked.input.length };
    const answer = { object: "list", data, model: asked.model, ...(model.usage && { usage }) };
    // As programs write it that know no better than JSON's grammar.
    return sendPlain(response, { raw: JSON.stringify(answer).replaceAll('"NaN"', "NaN") });
  }

  function moderate(input: string, response: ServerResponse) {
    moderated.push(input);
    const turn = model.moderation_script[0];
    if (turn && isPlain(turn)) return sendPlain(response, turn);
    if (model.refuses === null) return sendPlain(response, { status: 500 });
    const flagged = model.refuses.some((word) => input.includes(word));
    return json(response, { id: "m", model: "m", results: [{ flagged }] });
  }

  function stop() {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  }
}

type Plain = "stall" | Extract<Turn, { status: number } | { raw: string }>;
type Speaking = Exclude<Turn, Plain | { vectors: unknown }>;

function nextOf(script: Turn[]): Turn {
  return (script.length > 1 ? script.shift() : script[0]) ?? "stall";
}

function isPlain(turn: Turn): turn is Plain {
  return turn === "stall" || "status" in turn || "raw" in turn;
}

function sendPlain(response: ServerResponse, turn: Plain) {
  if (turn === "stall") return undefined;
  if ("raw" in turn) {
    response.setHeader("content-type", turn.type ?? "application/json");
    return response.end(turn.raw);
  }
  const error = { message: "scripted", type: "scripted", param: null, code: null, ...turn.error };
  response.setHeader("content-type", "application/json");
  return response.writeHead(turn.status, turn.headers).end(JSON.stringify({ error }));
}

function json(response: ServerResponse, body: unknown) {
  return sendPlain(response, { raw: JSON.stringify(body) });
}

function wordsOf(turn: Speaking, body: Completion): string {
  if ("answer" in turn) return JSON.stringify(turn.answer);
  if ("text" in turn) return turn.text;
  if ("says" in turn) return turn.says(body.messages.map(({ content }) => content).join("\n"));
  if ("stops" in turn) return turn.stops;
  return "begins" in turn ? turn.begins + (turn.ends ?? "") : "";
}

function reasonOf(turn: Speaking): string {
  return "finish_reason" in turn ? turn.finish_reason : "stop";
}

function headOf({ model }: Completion, object: string) {
  return { id: "completion", object, created: 0, model };
}
