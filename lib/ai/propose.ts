import { z } from "zod";
import { ModelFailure, type ModelUsage } from "@/lib/ai/model-failure";
import { loadModelClient, modelFor, reasonOf, tokensOf } from "@/lib/ai/provider";

const TIMEOUT_MS = 60_000;
const OUTPUT_TOKENS_MAX = 8_000;

/** What a model is asked for: an answer in the form of the schema. */
export interface ProposalRequest<T> {
  /** Of the form, in one word. */
  name: string;
  schema: z.ZodType<T>;
  system: string;
  prompt: string;
  timeout_ms?: number;
}

/** What a model proposed, unproven, and what asking it took. */
export interface Proposed<T> {
  proposal: T;
  usage: ModelUsage;
}

/** The most tokens that asking takes, the answer included. */
export function proposalTokens({ system, prompt }: { system: string; prompt: string }): number {
  return tokensOf(`${system}\n${prompt}`) + OUTPUT_TOKENS_MAX;
}

/**
 * Asks the configured model once, for a bounded answer in a strict form; null when none is configured. Throws when
 * it does not answer in time or in that form, with an error that holds nothing of the document.
 */
export async function propose<T>({
  name,
  schema,
  system,
  prompt,
  timeout_ms = TIMEOUT_MS,
}: ProposalRequest<T>): Promise<Proposed<T> | null> {
  const model_id = modelFor("extraction");
  if (!model_id) return null;
  const model = (await loadModelClient()).chat(model_id);
  const { generateText, NoObjectGeneratedError, Output } = await import("ai");
  try {
    const { output, usage } = await generateText({
      model,
      instructions: system,
      prompt,
      output: Output.object({ schema: await proposalSchema(schema), name }),
      maxOutputTokens: OUTPUT_TOKENS_MAX,
      maxRetries: 1,
      timeout: timeout_ms,
    });
    const { inputTokens: input = 0, outputTokens: tokens = 0 } = usage;
    return { proposal: output, usage: { model: model.modelId, input, output: tokens } };
  } catch (error) {
    const used = NoObjectGeneratedError.isInstance(error) ? error.usage : undefined;
    throw new ModelFailure(`The language model gave no proposal (${reasonOf(error)})`, {
      model: model.modelId,
      input: used?.inputTokens ?? 0,
      output: used?.outputTokens ?? 0,
    });
  }
}

/** Lengths are checked here and not asked for: strict endpoints refuse schemas that limit them. */
async function proposalSchema<T>(schema: z.ZodType<T>) {
  const { jsonSchema } = await import("ai");
  return jsonSchema<T>(
    () =>
      z.toJSONSchema(schema, {
        target: "draft-7",
        override: ({ jsonSchema }) => {
          delete jsonSchema.minLength;
          delete jsonSchema.maxLength;
          delete jsonSchema.maxItems;
        },
      }),
    {
      validate: (value) => {
        const { success, data, error } = schema.safeParse(value);
        return success ? { success, value: data } : { success, error };
      },
    },
  );
}
