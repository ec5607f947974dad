import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { evaluate, indexSet, loadSet } from "@/tests/eval/retrieval";

/** Sets of questions with their answers, kept beside the project; all of one are asked by `npm run eval:retrieval`. */
const SETS = join(process.cwd(), "..", "shared", "eval", "retrieval");
const present = existsSync(SETS);

/** What falls below was made worse: measured .591, .835, .958 and .857, .779, .928, with one question of `every`. */
test.for([
  ["openstax-psychology", 2, { ndcg10: 0.575, hit1: 0.815, hit10: 0.945 }],
  ["squad20", 16, { ndcg10: 0.845, hit1: 0.76, hit10: 0.915 }],
] as const)(
  "search finds the answers of %s",
  { timeout: 180_000 },
  async ([name, every, floor], context) => {
    if (!present) return context.skip(`the sets of questions are not at ${SETS}`);
    const set = loadSet(join(SETS, name));
    // Nearly three hundred questions of each tell as much.
    const queries = set.queries.filter((_, index) => index % every === 0);
    const figures = await evaluate({ ...set, queries }, await indexSet(set));
    for (const [figure, least] of Object.entries(floor)) {
      expect(Reflect.get(figures, figure), figure).toBeGreaterThanOrEqual(least);
    }
  },
);
