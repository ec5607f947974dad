import { z } from "zod";
import { ModelFailure } from "@/lib/ai/model-failure";
import { PlanProposal, type PlanQuestion, planPrompt } from "@/lib/ai/plan-proposal";
import { modelFor, openModels, reasonOf, tokensOf } from "@/lib/ai/provider";
import { assignmentPrompt } from "@/lib/documents/extract/assignment-prompt";
import { AssignmentProposal } from "@/lib/documents/extract/assignment-proposal";
import { syllabusPrompt } from "@/lib/documents/extract/syllabus/syllabus-prompt";
import { SyllabusProposal } from "@/lib/documents/extract/syllabus/syllabus-proposal";
import type { Page } from "@/lib/documents/types";

const TIMEOUT_MS = 60_000;
const OUTPUT_TOKENS_MAX = 8_000;
/** Prompts cut what they fence to about this, and say themselves what they want in so many tokens. */
const LETTERS_SENT = 62_000;
const PROMPT_TOKENS = 2_500;

/** What a model proposed, and what asking it took. */
export interface Proposed<T> {
  proposal: T;
  usage: ModelUsage;
}

export interface ModelUsage {
  model: string;
  /** Tokens. */
  input: number;
  output: number;
}

/** What the configured model reads in an assignment, unproven; null when none is configured. */
export function proposeAssignment(pages: Page[], options?: Options) {
  return propose("assignment", AssignmentProposal, assignmentPrompt(pages), options);
}

/** What the configured model reads in a syllabus, unproven; null when none is configured. */
export function proposeSyllabus(pages: Page[], options?: Options) {
  return propose("syllabus", SyllabusProposal, syllabusPrompt(pages), options);
}

/** Which topics the configured model would take up, unproven; null when none is configured. */
export function proposePlan(question: PlanQuestion, options?: Options) {
  return propose("plan", PlanProposal, planPrompt(question), options);
}

/** The most tokens that asking about so many letters takes, the answer included. */
export function proposalTokens(document: string): number {
  return tokensOf(document.slice(0, LETTERS_SENT)) + PROMPT_TOKENS + OUTPUT_TOKENS_MAX;
}

interface Options {
  timeout_ms?: number;
}

/**
 * Asks once, for a bounded answer in a strict form. Throws when the model does not answer in time or in
 * that form, with an error that holds nothing of the document.
 */
async function propose<T>(
  name: string,
  schema: z.ZodType<T>,
  { system, prompt }: { system: string; prompt: string },
  { timeout_ms = TIMEOUT_MS }: Options = {},
): Promise<Proposed<T> | null> {
  const model_id = modelFor("extraction");
  if (!model_id) return null;
  const model = (await openModels()).chat(model_id);
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
