import { modelEndpoint, modelFor, reasonOf } from "@/lib/ai/provider";
import { log } from "@/lib/log";

const TIMEOUT_MS = 3_000;

/** Whether the configured moderation model refuses the text. Without one, or when it does not answer, no. */
export async function isRefused(text: string): Promise<boolean> {
  const model = modelFor("moderation");
  if (!model) return false;
  try {
    const { default: OpenAI } = await import("openai");
    const client = new OpenAI({ ...modelEndpoint(), timeout: TIMEOUT_MS, maxRetries: 0 });
    const { results } = await client.moderations.create({ model, input: text });
    return results.some(({ flagged }) => flagged);
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, "a message was not moderated");
    return false;
  }
}
