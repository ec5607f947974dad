/** What asking a model took. */
export interface ModelUsage {
  model: string;
  /** Tokens. */
  input: number;
  output: number;
}

/** A model that gave nothing to use, and what it took all the same; 0 where it was not even begun. */
export class ModelFailure extends Error {
  constructor(
    message: string,
    readonly usage: ModelUsage,
  ) {
    super(message);
  }
}
