import type { ModelUsage } from "@/lib/ai/models";

/** A model that gave nothing to use, and what it took all the same; 0 where it was not even begun. */
export class ModelFailure extends Error {
  constructor(
    message: string,
    readonly usage: ModelUsage,
  ) {
    super(message);
  }
}
