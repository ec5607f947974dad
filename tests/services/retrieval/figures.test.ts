import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { evaluate, indexSet, loadSet } from "@/tests/eval/retrieval";

/** Sets of questions with their answers, kept beside the project. */
const SETS = join(process.cwd(), "..", "shared", "eval", "retrieval");
const present = existsSync(SETS);

// Measured .528, .802, .944 and .872, .789, .950: what falls below these was made worse.
test.for([
  ["openstax-psychology", { ndcg10: 0.51, hit1: 0.78, hit10: 0.935 }],
  ["squad20", { ndcg10: 0.86, hit1: 0.77, hit10: 0.935 }],
] as const)(
  "search finds the answers of %s",
  { timeout: 180_000 },
  async ([name, floor], context) => {
    if (!present) return context.skip(`the sets of questions are not at ${SETS}`);
    const set = loadSet(join(SETS, name));
    // Every fourth question of the larger set tells as much.
    const queries = set.queries.filter((_, index) => set.queries.length < 1000 || index % 4 === 0);
    const figures = await evaluate({ ...set, queries }, await indexSet(set));
    for (const [figure, least] of Object.entries(floor)) {
      expect(Reflect.get(figures, figure), figure).toBeGreaterThanOrEqual(least);
    }
  },
);
