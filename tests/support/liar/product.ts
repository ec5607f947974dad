import { restoreSettings, withSettings } from "@/tests/support/settings";

/** The product with its jobs, as a process with this provider runs it. Ends with `stop()`. */
export function startProduct(url: string, settings: Record<string, string> = {}) {
  restoreSettings();
  const all = {
    AI_MODEL: "test-model",
    AI_EMBEDDING_MODEL: "",
    OPENAI_BASE_URL: url,
    AI_FIRST_WORD_SECONDS: "1",
    AI_ANSWER_SECONDS: "2.5",
    AI_IMPORT_SECONDS: "1",
    AI_PLAN_SECONDS: "1",
    AI_EMBEDDING_SECONDS: "0.5",
    AI_SEARCH_SECONDS: "0.5",
    AI_MODERATION_SECONDS: "0.5",
    ...settings,
  };
  return withSettings(all, async () => {
    const { startEngine } = await import("@/tests/support/jobs");
    const { functions } = await import("@/inngest/index");
    const engine = await startEngine(functions);
    const stop = async () => {
      await engine.stop();
      restoreSettings();
    };
    return {
      stop,
      ...(await import("@/tests/support/student")),
      ...(await import("@/tests/support/plans")),
      ...(await import("@/lib/services/kernel/circuits")),
      ...(await import("@/lib/services/retrieval/embed-file")),
      ...(await import("@/lib/services/retrieval/find-passages")),
    };
  });
}
