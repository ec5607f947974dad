import { env } from "@/lib/env";

const OPENAI = "https://api.openai.com/v1";

export type ModelTask = "chat" | "extraction" | "embedding" | "moderation";

/** The model for a task; null when none is configured, or all are switched off, and our rules work alone. */
export function modelFor(task: ModelTask): string | null {
  const { AI, AI_MODEL, AI_CHAT_MODEL, AI_EMBEDDING_MODEL, AI_MODERATION } = env;
  if (AI === "off" || !(env.OPENAI_API_KEY || env.OPENAI_BASE_URL)) return null;
  const names = {
    chat: AI_CHAT_MODEL ?? AI_MODEL,
    extraction: AI_MODEL,
    embedding: AI_EMBEDDING_MODEL,
    moderation: AI_MODERATION,
  };
  return names[task] ?? null;
}

/** Where the models are. Endpoints of one's own often need no key, but the clients want one. */
export function modelEndpoint(): { apiKey: string; baseURL: string } {
  return { apiKey: env.OPENAI_API_KEY ?? "none", baseURL: env.OPENAI_BASE_URL ?? OPENAI };
}

/** Any endpoint that speaks OpenAI's protocol. */
export async function loadModelClient() {
  // Loaded where a model is configured and nowhere else: it is large and reads settings when it loads.
  const { createOpenAI } = await import("@ai-sdk/openai");
  return createOpenAI(modelEndpoint());
}

/** A model that answers in words. What it thinks aloud, as many local ones do, is no part of its answer. */
export async function loadLanguageModel(name: string) {
  const [{ extractReasoningMiddleware, wrapLanguageModel }, provider] = await Promise.all([
    import("ai"),
    loadModelClient(),
  ]);
  const middleware = extractReasoningMiddleware({ tagName: "think" });
  return wrapLanguageModel({ model: provider.chat(name), middleware });
}

/** Tokens of a text, rather too many than too few: scripts without spaces take one for a letter. */
export function tokensOf(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3);
}

/** What went wrong, without a word of what was sent or answered. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if ("statusCode" in error && typeof error.statusCode === "number") {
    return `status ${error.statusCode}`;
  }
  return error.name;
}
