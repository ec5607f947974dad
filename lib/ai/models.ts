import type { APICallError } from "ai";
import { z } from "zod";
import { assignmentPrompt } from "@/lib/documents/extract/assignment-prompt";
import { AssignmentProposal } from "@/lib/documents/extract/propose";
import type { Page } from "@/lib/documents/types";
import { env } from "@/lib/env";

const OPENAI = "https://api.openai.com/v1";
const TIMEOUT_MS = 60_000;
const OUTPUT_TOKENS_MAX = 8_000;

/**
 * What the configured model reads in an assignment, unproven; null when none is configured. Throws when
 * it does not answer in time or in the agreed form, with an error that holds nothing of the document.
 */
export async function proposeAssignment(
  pages: Page[],
  { timeout_ms = TIMEOUT_MS } = {},
): Promise<AssignmentProposal | null> {
  const model = await extractionModel();
  if (!model) return null;
  const { generateText, Output } = await import("ai");
  const { system, prompt } = assignmentPrompt(pages);
  try {
    const { output } = await generateText({
      model,
      instructions: system,
      prompt,
      output: Output.object({ schema: await proposalSchema(), name: "assignment" }),
      maxOutputTokens: OUTPUT_TOKENS_MAX,
      maxRetries: 1,
      timeout: timeout_ms,
    });
    return output;
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
async function proposalSchema() {
  const { jsonSchema } = await import("ai");
  return jsonSchema<AssignmentProposal>(
    () =>
      z.toJSONSchema(AssignmentProposal, {
        target: "draft-7",
        override: ({ jsonSchema }) => {
          delete jsonSchema.minLength;
          delete jsonSchema.maxLength;
          delete jsonSchema.maxItems;
        },
      }),
    {
      validate: (value) => {
        const { success, data, error } = AssignmentProposal.safeParse(value);
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
