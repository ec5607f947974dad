import type { ChatPrompt } from "@/lib/ai/chat-prompt";
import { ModelFailure } from "@/lib/ai/model-failure";
import type { ModelUsage } from "@/lib/ai/models";
import { modelFor, openModels, reasonOf, tokensOf } from "@/lib/ai/provider";

const OUTPUT_TOKENS_MAX = 1_500;
const MOST_LETTERS = 12_000;
const TRIES = 2;
/** So many failures in a row, and for so long nothing is asked. */
const FAILURES = 3;
const REST_MS = 60_000;

export type Patience = { first_token_ms: number; total_ms: number };
export const PATIENCE: Patience = { first_token_ms: 15_000, total_ms: 60_000 };
/** Where a client waits for the whole answer: it gives up after 30 s, and moderation comes before. */
export const SHORT_PATIENCE: Patience = { first_token_ms: 12_000, total_ms: 18_000 };

type Spoken = {
  text: string;
  /** False when the student stopped it. */
  is_whole: boolean;
  usage: ModelUsage;
};

type Options = {
  patience?: Patience;
  /** The student's stop. */
  signal?: AbortSignal | undefined;
  /** All of the text so far, raw. */
  onText?: (text: string) => void;
};

/** The most tokens that asking takes, the answer included. */
export function chatTokens({ system, messages }: ChatPrompt): number {
  return (
    tokensOf([system, ...messages.map(({ content }) => content)].join("\n")) + OUTPUT_TOKENS_MAX
  );
}

const rest = { failures: 0, until: 0 };

/** The model has failed again and again and is left alone for a moment. */
export function isResting(): boolean {
  return Date.now() < rest.until;
}

/**
 * Lets the configured model answer in words, with one more try before its first word. Throws when it does not
 * answer in time, or with nothing but tool calls: it has no tools. A stop is no failure.
 */
export async function askChat(prompt: ChatPrompt, options: Options = {}): Promise<Spoken> {
  const { total_ms } = options.patience ?? PATIENCE;
  const deadline = AbortSignal.timeout(total_ms);
  const usage: ModelUsage = { model: modelFor("chat") ?? "", input: 0, output: 0 };
  const spend = (input: number, output: number) => {
    usage.input += input;
    usage.output += output;
  };
  try {
    const spoken = await tried(prompt, { ...options, deadline, spend }, TRIES);
    rest.failures = 0;
    return { ...spoken, usage };
  } catch (error) {
    rest.failures += 1;
    if (rest.failures >= FAILURES) {
      rest.until = Date.now() + REST_MS;
      // After the rest a single failure is enough for the next one.
      rest.failures = FAILURES - 1;
    }
    throw new ModelFailure(`The language model gave no answer (${reasonOf(error)})`, usage);
  }
}

type Trying = Options & {
  deadline: AbortSignal;
  /** Told what each try took, in tokens. */
  spend: (input: number, output: number) => void;
};
type Said = Omit<Spoken, "usage">;

async function tried(prompt: ChatPrompt, options: Trying, tries: number): Promise<Said> {
  let has_begun = false;
  try {
    const onText = (text: string) => {
      has_begun = true;
      options.onText?.(text);
    };
    return await spoken(prompt, { ...options, onText });
  } catch (error) {
    const is_last = tries <= 1 || has_begun || options.deadline.aborted;
    if (is_last || isRefusal(error)) throw error;
    return tried(prompt, options, tries - 1);
  }
}

async function spoken(
  prompt: ChatPrompt,
  { patience = PATIENCE, signal, deadline, spend, onText }: Trying,
): Promise<Said> {
  const model = modelFor("chat");
  if (!model) throw new Error("No model is configured");
  const [{ streamText }, provider] = await Promise.all([import("ai"), openModels()]);
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), patience.first_token_ms);
  const own = new AbortController();
  const signals = [silence.signal, deadline, own.signal, ...(signal ? [signal] : [])];
  const { stream } = streamText({
    model: provider.chat(model),
    instructions: prompt.system,
    messages: prompt.messages,
    maxOutputTokens: OUTPUT_TOKENS_MAX,
    maxRetries: 0,
    abortSignal: AbortSignal.any(signals),
    onError: () => undefined,
  });
  let text = "";
  let used: { inputTokens?: number | undefined; outputTokens?: number | undefined } = {};
  try {
    for await (const part of stream) {
      if (part.type === "text-delta" || part.type === "reasoning-delta") clearTimeout(timer);
      if (part.type === "error") throw part.error;
      if (part.type === "finish") used = part.totalUsage;
      if (part.type !== "text-delta") continue;
      text += part.text;
      onText?.(text);
      if (text.length > MOST_LETTERS) own.abort();
    }
  } catch (error) {
    if (!signal?.aborted && !own.signal.aborted) throw error;
  } finally {
    clearTimeout(timer);
    // Stopped or cut off half-way it tells no numbers, and has taken tokens all the same.
    if (text || used.inputTokens || signal?.aborted) {
      const input = used.inputTokens || chatTokens(prompt) - OUTPUT_TOKENS_MAX;
      spend(input, used.outputTokens || tokensOf(text));
    }
  }
  const is_stopped = signal?.aborted ?? false;
  if (!is_stopped && (deadline.aborted || silence.signal.aborted)) throw new Silence();
  if (!is_stopped && text.trim() === "") throw new Silence();
  return { text, is_whole: !is_stopped };
}

class Silence extends Error {
  override name = "Silence";
}

/** A second try would be refused as well. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 0;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}
