import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { z } from "zod";

const Asked = z.object({ model: z.string(), input: z.array(z.string()) });

/**
 * An OpenAI-compatible provider of embeddings on loopback. Each of `meanings` is a direction: texts that
 * hold one of its words point there, so that "car" and "automobile" can mean the same.
 */
export async function startEmbeddings(meanings: string[][]) {
  const provider = { url: "", asked: [] as z.infer<typeof Asked>[], fails: false, stop };
  const server = createServer(async (request, response) => {
    const body = Asked.parse(JSON.parse(await text(request)));
    provider.asked.push(body);
    response.setHeader("content-type", "application/json");
    if (provider.fails) {
      return response.writeHead(500).end(JSON.stringify({ error: { message: "scripted" } }));
    }
    const data = body.input.map((words, index) => ({
      object: "embedding",
      index,
      embedding: vectorOf(words),
    }));
    const usage = { prompt_tokens: body.input.length, total_tokens: body.input.length };
    return response.end(JSON.stringify({ object: "list", data, model: body.model, usage }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return provider;

  function vectorOf(words: string): number[] {
    const lower = words.toLowerCase();
    return [
      ...meanings.map((synonyms) => synonyms.filter((word) => lower.includes(word)).length),
      0.1,
    ];
  }

  function stop() {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  }
}
