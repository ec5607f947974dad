/**
 * A small trained model: trees of three questions each, whose answers add up to log odds. Its text has the names of the
 * features, an empty line, the log odds to start from, and a line for each tree: seven questions, level by level, each
 * `feature:threshold` by the feature's place among the names (without a threshold, 0.5 is meant), and eight answers.
 */
export type Trees = { features: string[]; start: number; trees: Tree[] };

type Tree = { questions: { feature: number; threshold: number }[]; answers: number[] };

const QUESTIONS = 7;
const LEVELS = 3;

/** The model that a template spells. */
export function trees(text: TemplateStringsArray): Trees {
  return treesFrom(text.join(""));
}

export function treesFrom(text: string): Trees {
  const [features = "", rest = ""] = text.trim().split("\n\n");
  const [start = "", ...lines] = rest.split("\n");
  return {
    features: features.split(/\s+/),
    start: Number(start),
    trees: lines.map((line) => {
      const parts = line.split(" ");
      const questions = parts.slice(0, QUESTIONS).map((part) => {
        const [feature = 0, threshold = 0.5] = part.split(":").map(Number);
        return { feature, threshold };
      });
      return { questions, answers: parts.slice(QUESTIONS).map(Number) };
    }),
  };
}

/** 0 to 1. A feature that is not given counts as 0. */
export function probabilityOf(model: Trees, given: Features): number {
  const values = model.features.map((name) => given[name] ?? 0);
  const odds = model.trees.reduce((sum, tree) => sum + answerOf(tree, values), model.start);
  return 1 / (1 + Math.exp(-odds));
}

export type Features = Readonly<Record<string, number>>;

function answerOf({ questions, answers }: Tree, values: number[]): number {
  let at = 0;
  for (let level = 0; level < LEVELS; level += 1) {
    const { feature, threshold } = questions[at] ?? { feature: 0, threshold: 0 };
    at = 2 * at + ((values[feature] ?? 0) <= threshold ? 1 : 2);
  }
  return answers[at - QUESTIONS] ?? 0;
}
