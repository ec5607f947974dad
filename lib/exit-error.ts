/** Ends the start with this sentence and exit code. */
export class ExitError extends Error {
  readonly exitCode: number;

  constructor(sentence: string, exitCode: number) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** Exit codes of a start that cannot work, those of sysexits.h; every other reason is 1. */
export const UNUSABLE = 65;
export const FULL_DISK = 73;
export const NO_SECRET = 78;
