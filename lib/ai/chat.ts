import {
  BROKEN,
  causeOf,
  isPassing,
  ModelFailure,
  type ModelUsage,
  REFUSED,
} from "@/lib/ai/model-failure";
import { loadLanguageModel, modelFor, tokensOf } from "@/lib/ai/provider";
import { env } from "@/lib/env";

const OUTPUT_TOKENS_MAX = 1_500;
const MOST_LETTERS = 12_000;
const TRIES = 2;

/** Instructions, and a conversation that ends with what is to be answered. */
type ChatPrompt = {
  system: string;
  messages: { role: "user" | "assistant"; content: string }[];
};

export type Timeouts = { first_token_ms: number; total_ms: number };
export const TIMEOUTS: Timeouts = {
  first_token_ms: env.AI_FIRST_WORD_SECONDS * 1000,
  total_ms: env.AI_ANSWER_SECONDS * 1000,
};
/** Where a client waits for the whole answer: it gives up after 30 s, and moderation comes before. */
export const SHORT_TIMEOUTS: Timeouts = {
  first_token_ms: Math.min(TIMEOUTS.first_token_ms, 12_000),
  total_ms: Math.min(TIMEOUTS.total_ms, 18_000),
};

type ChatReply = {
  text: string;
  /** False when the student stopped it, or when it was cut off for its length or its time. */
  is_whole: boolean;
  /** Its time ran out while it was being written. */
  is_late: boolean;
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
    const reply = await askOnce(prompt, { ...options, deadline, spend }, TRIES);
    return { ...reply, usage };
  } catch (error) {
    const cause = chatCauseOf(error, deadline);
    throw new ModelFailure(usage, cause, "The language model gave no answer");
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
    if (is_last || !isPassing(chatCauseOf(error, options.deadline))) throw error;
    return askOnce(prompt, options, tries - 1);
  }
}

async function streamedReply(
  prompt: ChatPrompt,
  { timeouts = TIMEOUTS, signal, deadline, spend, onText }: TryOptions,
): Promise<StreamedReply> {
  const model = modelFor("chat");
  if (!model) throw new Error("No model is configured");
  const [{ streamText }, language] = await Promise.all([import("ai"), loadLanguageModel(model)]);
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), timeouts.first_token_ms);
  const own = new AbortController();
  const signals = [silence.signal, deadline, own.signal, ...(signal ? [signal] : [])];
  const { stream } = streamText({
    model: language,
    instructions: prompt.system,
    messages: prompt.messages,
    maxOutputTokens: OUTPUT_TOKENS_MAX,
    maxRetries: 0,
    abortSignal: AbortSignal.any(signals),
    onError: () => undefined,
  });
  let text = "";
  let is_refused = false;
  /** Of a stream that was cut off, the end says nothing of why it ends. */
  let is_told_why = false;
  let used: { inputTokens?: number | undefined; outputTokens?: number | undefined } = {};
  try {
    for await (const part of stream) {
      if (part.type === "text-delta" || part.type === "reasoning-delta") clearTimeout(timer);
      if (part.type === "error") throw part.error;
      if (part.type === "finish") {
        used = part.totalUsage;
        is_refused = part.finishReason === "content-filter";
        is_told_why = part.rawFinishReason !== undefined;
      }
      if (part.type !== "text-delta") continue;
      text += part.text;
      onText?.(text);
      if (text.length > MOST_LETTERS) own.abort();
    }
  } catch (error) {
    if (silence.signal.aborted) throw new NoAnswer("timeout");
    const is_ended = signal?.aborted || own.signal.aborted || (deadline.aborted && text !== "");
    if (!is_ended) throw error;
  } finally {
    clearTimeout(timer);
    // A stopped or broken stream reports no usage, so the tokens are estimated.
    if (text || used.inputTokens || signal?.aborted) {
      const input = used.inputTokens || chatTokens(prompt) - OUTPUT_TOKENS_MAX;
      spend(input, used.outputTokens || tokensOf(text));
    }
  }
  const is_stopped = signal?.aborted ?? false;
  const is_late = !is_stopped && deadline.aborted;
  if (!is_stopped) {
    if (silence.signal.aborted) throw new NoAnswer("timeout");
    if (is_refused) throw new NoAnswer("refused");
    if (text.trim() === "") throw new NoAnswer(is_late ? "timeout" : "empty");
    if (!is_told_why && !is_late && !own.signal.aborted) throw new NoAnswer("empty");
  }
  return { text, is_whole: !is_stopped && !is_late && !own.signal.aborted, is_late };
}

/** Nothing usable came: in time, or at all. */
class NoAnswer extends Error {
  constructor(readonly reason: "timeout" | "empty" | "refused") {
    super(reason);
  }
}

function chatCauseOf(error: unknown, deadline: AbortSignal) {
  if (!(error instanceof NoAnswer)) return causeOf(error, deadline.aborted);
  if (error.reason === "timeout") return causeOf(error, true);
  return error.reason === "refused" ? REFUSED : BROKEN;
}
