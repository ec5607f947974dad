import type { Turn } from "@/tests/support/model";

/** What a model is asked for, as its users see it. */
export type Flow = "chat" | "import" | "plan" | "embedding" | "moderation";

/**
 * One way in which a provider lies or fails, and what the student gets all the same. The flow's own rules hold beside
 * it, for every behaviour: see tests/services/liar.test.ts.
 */
export interface Behaviour {
  flow: Flow;
  /** What the provider does, for the table's reader. */
  name: string;
  /** With the next requests; the last turn repeats. */
  does: Turn[];
  /** It tells no usage. */
  tells_no_usage?: true;
  gets: {
    /** "built-in": nothing of the model's. "model": what it said as far as it is proven. */
    from: "built-in" | "model";
    /** Stands in nothing the student sees. */
    never?: RegExp;
    /** Stands in what the student sees. */
    always?: RegExp;
  };
}
