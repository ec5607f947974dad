import { causeOf, ModelFailure } from "@/lib/ai/model-failure";
import { modelEndpoint, modelFor } from "@/lib/ai/provider";
import { env } from "@/lib/env";

/** Whether the configured moderation model refuses the text; no without one. Throws `ModelFailure`. */
export async function isRefused(text: string): Promise<boolean> {
  const model = modelFor("moderation");
  if (!model) return false;
  const { default: OpenAI } = await import("openai");
  const timeout = env.AI_MODERATION_SECONDS * 1000;
  try {
    const client = new OpenAI({ ...modelEndpoint(), timeout, maxRetries: 0 });
    const signal = AbortSignal.timeout(timeout);
    const { results } = await client.moderations.create({ model, input: text }, { signal });
    return results.some(({ flagged }) => flagged);
  } catch (error) {
    const cause = causeOf(error, error instanceof OpenAI.APIUserAbortError);
    const usage = { model, input: 0, output: 0 };
    throw new ModelFailure(usage, cause, "Nothing was moderated");
  }
}
