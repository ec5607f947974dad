import type { APICallError } from "ai";
import { z } from "zod";
import { assignmentPrompt } from "@/lib/documents/extract/assignment-prompt";
import { AssignmentProposal } from "@/lib/documents/extract/propose";
import { SyllabusProposal } from "@/lib/documents/extract/syllabus/propose-syllabus";
import { syllabusPrompt } from "@/lib/documents/extract/syllabus/syllabus-prompt";
import type { Page } from "@/lib/documents/types";
import { env } from "@/lib/env";

const OPENAI = "https://api.openai.com/v1";
const TIMEOUT_MS = 60_000;
const OUTPUT_TOKENS_MAX = 8_000;

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
  const model = await extractionModel();
  if (!model) return null;
  const { generateText, Output } = await import("ai");
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
    throw new Error(`The language model gave no proposal (${reasonOf(error)})`);
  }
}

/** Any endpoint that speaks OpenAI's chat completions. A model has to be named: nothing is sent by default. */
async function extractionModel() {
  const { AI_MODEL, OPENAI_API_KEY, OPENAI_BASE_URL } = env;
  if (!AI_MODEL || !(OPENAI_API_KEY || OPENAI_BASE_URL)) return null;
  // Loaded where a model is configured and nowhere else: it is large and reads settings when it loads.
  const { createOpenAI } = await import("@ai-sdk/openai");
  // Endpoints of one's own often need no key, but the client wants one.
  const provider = createOpenAI({
    apiKey: OPENAI_API_KEY ?? "none",
    baseURL: OPENAI_BASE_URL ?? OPENAI,
  });
  return provider.chat(AI_MODEL);
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

function reasonOf(error: unknown): string {
  if (isAnswer(error)) return `status ${error.statusCode}`;
  return error instanceof Error ? error.name : "unknown";
}

function isAnswer(error: unknown): error is APICallError & { statusCode: number } {
  return error instanceof Error && "statusCode" in error && typeof error.statusCode === "number";
}
