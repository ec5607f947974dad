import { type Inngest, InngestCommHandler, type InngestFunction } from "inngest";
import { z } from "zod";
import type { Answer } from "./protocol";

export interface Caller {
  /** The SDK's description of every function, as it would register them with a server. */
  configs(): Promise<unknown[]>;
  /** One turn of a function: its body (key "step") or one of its steps. */
  call(functionId: string, key: string, body: string): Promise<Answer>;
}

/**
 * The functions behind the SDK's own handler, called inside the process. Nothing here is reachable
 * from outside, so requests need no signature.
 */
export function createCaller(
  client: Inngest.Like,
  functions: readonly InngestFunction.Like[],
): Caller {
  const handle = new InngestCommHandler<[Message], Promise<Answer>>({
    frameworkName: "embedded",
    client,
    functions,
    skipSignatureValidation: true,
    handler: (message: Message) => ({
      method: () => message.method,
      url: () => message.url,
      headers: (name) => message.headers[name],
      body: () => message.body,
      transformResponse: async ({ status, headers, body }) => ({ status, headers, body }),
    }),
  }).createHandler();
  return {
    configs: async () => {
      const headers = { "x-inngest-sync-kind": "in_band" };
      const body = JSON.stringify({ url: ADDRESS });
      const answer = await handle({ method: "PUT", url: new URL(ADDRESS), headers, body });
      return z.object({ functions: z.array(z.unknown()) }).parse(JSON.parse(answer.body)).functions;
    },
    call: (functionId, key, body) => {
      const url = new URL(ADDRESS);
      url.searchParams.set("fnId", functionId);
      url.searchParams.set("stepId", key);
      return handle({ method: "POST", url, headers: {}, body });
    },
  };
}

interface Message {
  method: "PUT" | "POST";
  url: URL;
  headers: Record<string, string>;
  body: string;
}

/** Only a name: nothing listens there. */
const ADDRESS = "http://embedded.invalid/api/inngest";
