import { z } from "zod";
import { endpoint } from "./endpoint";

const Allowance = z.object({
  /** Tokens; null without a limit. */
  limit: z.int().nullable(),
  used: z.int(),
});

/** What asking the language model has taken, and what is left. */
export const AiUsage = z.object({
  /** A model is configured for this site. */
  is_configured: z.boolean(),
  model: z.string().nullable(),
  /** The student's own switch. */
  ai_enabled: z.boolean(),
  /** The site's switch. */
  site_enabled: z.boolean(),
  day: Allowance,
  month: Allowance,
  purposes: z.array(
    z.object({
      purpose: z.string(),
      model: z.string(),
      requests: z.int(),
      input_tokens: z.int(),
      output_tokens: z.int(),
    }),
  ),
});
export type AiUsage = z.infer<typeof AiUsage>;

export const ai = {
  usage: endpoint("GET /ai/usage/", {
    summary: "The student's allowance of the language model, and this month's use",
    answer: AiUsage,
  }),
  settings: endpoint("PATCH /ai/settings/", {
    summary: "Switch the language model on or off for oneself; the built-in engine answers anyway",
    body: z.object({ ai_enabled: z.boolean() }),
    answer: AiUsage,
  }),
};
