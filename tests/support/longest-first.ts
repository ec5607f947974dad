import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The files that take longest: begun last, they would leave one worker alone with them. */
const LONGEST = [
  "jobs/engine-crash",
  "services/liar",
  "api/contract",
  "retrieval/figures",
  "services/reading-upgrade",
  "jobs/ocr",
  "jobs/extract-assignment",
];

/** Begins with the longest files. Vitest knows how long a file took only where it ran before. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const others = await super.sort(files);
    return others.toSorted((a, b) => rank(a) - rank(b));
  }
}

function rank({ moduleId }: TestSpecification) {
  const at = LONGEST.findIndex((name) => moduleId.includes(`/${name}`));
  return at < 0 ? LONGEST.length : at;
}
