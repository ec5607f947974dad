import { ModelFailure, type ModelUsage } from "@/lib/ai/model-failure";
import { loadModelClient, modelFor, reasonOf, tokensOf } from "@/lib/ai/provider";

const OUTPUT_TOKENS_MAX = 1_500;
const MOST_LETTERS = 12_000;
const TRIES = 2;
/** A circuit breaker: after this many failures in a row no request is made for REST_MS milliseconds. */
const FAILURES = 3;
const PAUSE_MS = 60_000;

/** Instructions, and a conversation that ends with what is to be answered. */
type ChatPrompt = {
  system: string;
  messages: { role: "user" | "assistant"; content: string }[];
};

export type Timeouts = { first_token_ms: number; total_ms: number };
export const TIMEOUTS: Timeouts = { first_token_ms: 15_000, total_ms: 60_000 };
/** Where a client waits for the whole answer: it gives up after 30 s, and moderation comes before. */
export const SHORT_TIMEOUTS: Timeouts = { first_token_ms: 12_000, total_ms: 18_000 };

type ChatReply = {
  text: string;
  /** False when the student stopped it. */
  is_whole: boolean;
  usage: ModelUsage;
};

type Options = {
  timeouts?: Timeouts;
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

const pause = { failures: 0, until: 0 };

/** Whether requests are paused after repeated failures. */
export function isPaused(): boolean {
  return Date.now() < pause.until;
}

/**
 * Lets the configured model answer in words, with one more try before its first word. Throws when it does not
 * answer in time, or with nothing but tool calls: it has no tools. A stop is no failure.
 */
export async function askChat(prompt: ChatPrompt, options: Options = {}): Promise<ChatReply> {
  const { total_ms } = options.timeouts ?? TIMEOUTS;
  const deadline = AbortSignal.timeout(total_ms);
  const usage: ModelUsage = { model: modelFor("chat") ?? "", input: 0, output: 0 };
  const spend = (input: number, output: number) => {
    usage.input += input;
    usage.output += output;
  };
  try {
    const streamedReply = await askOnce(prompt, { ...options, deadline, spend }, TRIES);
    pause.failures = 0;
    return { ...streamedReply, usage };
  } catch (error) {
    pause.failures += 1;
    if (pause.failures >= FAILURES) {
      pause.until = Date.now() + PAUSE_MS;
      // After a pause a single failure starts the next one.
      pause.failures = FAILURES - 1;
    }
    throw new ModelFailure(`The language model gave no answer (${reasonOf(error)})`, usage);
  }
}

type TryOptions = Options & {
  deadline: AbortSignal;
  /** Called with the tokens of each attempt. */
  spend: (input: number, output: number) => void;
};
type StreamedReply = Omit<ChatReply, "usage">;

async function askOnce(
  prompt: ChatPrompt,
  options: TryOptions,
  tries: number,
): Promise<StreamedReply> {
  let has_begun = false;
  try {
    const onText = (text: string) => {
      has_begun = true;
      options.onText?.(text);
    };
    return await streamedReply(prompt, { ...options, onText });
  } catch (error) {
    const is_last = tries <= 1 || has_begun || options.deadline.aborted;
    if (is_last || isRefusal(error)) throw error;
    return askOnce(prompt, options, tries - 1);
  }
}

async function streamedReply(
  prompt: ChatPrompt,
  { timeouts = TIMEOUTS, signal, deadline, spend, onText }: TryOptions,
): Promise<StreamedReply> {
  const model = modelFor("chat");
  if (!model) throw new Error("No model is configured");
  const [{ streamText }, provider] = await Promise.all([import("ai"), loadModelClient()]);
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), timeouts.first_token_ms);
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
    // A stopped or broken stream reports no usage, so the tokens are estimated.
    if (text || used.inputTokens || signal?.aborted) {
      const input = used.inputTokens || chatTokens(prompt) - OUTPUT_TOKENS_MAX;
      spend(input, used.outputTokens || tokensOf(text));
    }
  }
  const is_stopped = signal?.aborted ?? false;
  if (!is_stopped && (deadline.aborted || silence.signal.aborted)) throw new NoAnswer();
  if (!is_stopped && text.trim() === "") throw new NoAnswer();
  return { text, is_whole: !is_stopped };
}

class NoAnswer extends Error {
  override name = "Silence";
}

/** Whether the provider rejected the request itself, so that a retry would fail too. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 0;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}
