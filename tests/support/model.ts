import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { z } from "zod";

const Completion = z.looseObject({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  response_format: z.object({
    type: z.literal("json_schema"),
    json_schema: z.looseObject({ strict: z.boolean(), schema: z.looseObject({}) }),
  }),
});

/** What the provider does with the next request. */
type Turn = { answer: unknown } | { text: string } | { status: number } | "stall";

/** An OpenAI-compatible provider on loopback that follows a script; its last turn repeats. */
export async function startModel() {
  const requests: { authorization: string | undefined; body: z.infer<typeof Completion> }[] = [];
  const model = { url: "", requests, script: [] as Turn[], stop };
  const server = createServer(async (request, response) => {
    if (request.method !== "POST" || request.url !== "/v1/chat/completions") {
      return response.writeHead(404).end();
    }
    const body = Completion.parse(JSON.parse(await text(request)));
    requests.push({ authorization: request.headers.authorization, body });
    const turn = (model.script.length > 1 ? model.script.shift() : model.script[0]) ?? "stall";
    if (turn === "stall") return undefined;
    response.setHeader("content-type", "application/json");
    if ("status" in turn) {
      const error = { message: "scripted", type: "scripted", param: null, code: null };
      return response.writeHead(turn.status).end(JSON.stringify({ error }));
    }
    const content = "text" in turn ? turn.text : JSON.stringify(turn.answer);
    const message = { role: "assistant", content };
    const completion = {
      id: "completion",
      object: "chat.completion",
      created: 0,
      model: body.model,
      choices: [{ index: 0, message, finish_reason: "stop" }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    };
    return response.end(JSON.stringify(completion));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  model.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return model;

  function stop() {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  }
}
