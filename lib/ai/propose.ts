import { z } from "zod";
import {
  BROKEN,
  type Cause,
  causeOf,
  isPassing,
  ModelFailure,
  type ModelUsage,
  REFUSED,
  TOO_LONG,
} from "@/lib/ai/model-failure";
import { loadLanguageModel, modelFor, tokensOf } from "@/lib/ai/provider";
import { env } from "@/lib/env";

const OUTPUT_TOKENS_MAX = 8_000;
const TRIES = 2;
/** Of a broken answer, what is sent back to have it repaired. */
const LETTERS_TO_REPAIR = 12_000;
const REPAIR =
  "That is not JSON in the form asked for. Answer again with that JSON alone: no other words, no code fence.";

/** What a model is asked for: an answer in the form of the schema. */
export interface ProposalRequest<T> {
  /** Of the form, in one word. */
  name: string;
  schema: z.ZodType<T>;
  system: string;
  prompt: string;
  timeout_ms?: number;
  /** How the form is asked for; as configured where it is left out. */
  json?: typeof env.AI_JSON;
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

type Message = { role: "user" | "assistant"; content: string };

/**
 * Asks the configured model for a bounded answer in a strict form; null when none is configured. A passing fault is
 * tried once more, and a broken answer is sent back once to be repaired. Throws `ModelFailure` when it does not answer
 * in time or in that form, with an error that holds nothing of the document.
 */
export async function propose<T>({
  timeout_ms = env.AI_IMPORT_SECONDS * 1000,
  ...request
}: ProposalRequest<T>): Promise<Proposed<T> | null> {
  const name = modelFor("extraction");
  if (!name) return null;
  const deadline = AbortSignal.timeout(timeout_ms);
  const usage = { model: name, input: 0, output: 0 };
  let messages: Message[] = [{ role: "user", content: request.prompt }];
  for (let left = TRIES - 1; ; left -= 1) {
    const tried = await tryOnce(request, messages, { usage, deadline });
    if ("proposal" in tried) return { proposal: tried.proposal, usage };
    const { cause, text } = tried;
    if (left === 0 || !isPassing(cause)) {
      throw new ModelFailure(usage, cause, "The language model gave no proposal");
    }
    if (text) messages = [...messages, ...repairing(text)];
  }
}

/** Whether an answer of the model, given back from where it was kept, still has the form that is asked for. */
export function isProposal<T>({ schema }: ProposalRequest<T>, value: unknown): value is T {
  return schema.safeParse(value).success;
}

type Tried<T> = { proposal: T } | { cause: Cause; text?: string };
type Spending = { usage: ModelUsage; deadline: AbortSignal };

async function tryOnce<T>(
  request: ProposalRequest<T>,
  messages: Message[],
  { usage, deadline }: Spending,
): Promise<Tried<T>> {
  const [{ generateText, NoObjectGeneratedError }, model, asked] = await Promise.all([
    import("ai"),
    loadLanguageModel(usage.model),
    formOf(request),
  ]);
  const spend = (
    used: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined,
    text: string,
  ) => {
    usage.input +=
      used?.inputTokens ||
      tokensOf([asked.instructions, ...messages.map(({ content }) => content)].join("\n"));
    usage.output += used?.outputTokens || tokensOf(text);
  };
  try {
    const result = await generateText({
      model,
      ...asked,
      messages,
      maxOutputTokens: OUTPUT_TOKENS_MAX,
      maxRetries: 0,
      abortSignal: deadline,
    });
    spend(result.usage, result.text);
    if (result.finishReason === "content-filter") return { cause: REFUSED };
    if (result.text.trim() === "") return { cause: BROKEN };
    const { data, success } = request.schema.safeParse(result.output);
    return success ? { proposal: data } : { cause: BROKEN, text: result.text };
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error))
      return { cause: causeOf(error, deadline.aborted) };
    const text = error.text ?? "";
    spend(error.usage, text);
    if (error.finishReason === "content-filter") return { cause: REFUSED };
    return error.finishReason === "length" ? { cause: TOO_LONG } : { cause: BROKEN, text };
  }
}

function repairing(text: string): Message[] {
  return [
    { role: "assistant", content: text.slice(0, LETTERS_TO_REPAIR) },
    { role: "user", content: REPAIR },
  ];
}

/** How the form is asked for: by its schema, or, where the endpoint takes none, in words beside "JSON". */
async function formOf<T>({ schema, system, name, json = env.AI_JSON }: ProposalRequest<T>) {
  const { jsonSchema, Output } = await import("ai");
  const form = z.toJSONSchema(schema, {
    target: "draft-7",
    // Lengths are checked here and not asked for: strict endpoints refuse schemas that limit them.
    override: ({ jsonSchema }) => {
      delete jsonSchema.minLength;
      delete jsonSchema.maxLength;
      delete jsonSchema.maxItems;
    },
  });
  if (json === "json_schema") {
    return {
      instructions: system,
      output: Output.object({ schema: jsonSchema<unknown>(form), name }),
    };
  }
  const instructions = `${system}\n\nAnswer with JSON alone, in the form of this JSON schema:\n${JSON.stringify(form)}`;
  return { instructions, output: Output.json() };
}
