import type { Features, Trees } from "@/lib/documents/extract/decision-trees";

/** What a model learns from: features, and whether it is so. */
export type Example = {
  features: Features;
  is_so: boolean;
  /** How many examples it counts for: 1 unless told otherwise. */
  weight?: number;
  /** Examples of one group stand beside each other to be chosen from: then the best of each is learned. */
  group?: number;
};

const TREES = 150;
const RATE = 0.05;
const FEWEST_IN_LEAF = 40;
const MOST_THRESHOLDS = 16;
const LEVELS = 3;

/**
 * Boosted decision trees for a yes or no (gradient boosting on log loss with Newton steps; Friedman 2001), each three
 * questions deep. The same examples give the same trees.
 */
export function grownTrees(examples: Example[]): Trees {
  const features = [...new Set(examples.flatMap((each) => Object.keys(each.features)))].sort();
  const columns = features.map((name) => examples.map((each) => each.features[name] ?? 0));
  const thresholds = columns.map(thresholdsOf);
  const bins = columns.map((column, at) =>
    Uint8Array.from(column, (value) => binOf(value, thresholds[at] ?? [])),
  );
  const wanted = examples.map((each) => Number(each.is_so));
  const counts = examples.map(({ weight = 1 }) => weight);
  const total = counts.reduce((sum, each) => sum + each, 0);
  const share = wanted.reduce((sum, each, at) => sum + each * (counts[at] ?? 1), 0) / total;
  const is_choice = examples.some(({ group }) => group !== undefined);
  const start = is_choice ? 0 : rounded(Math.log(share / (1 - share)));
  const odds = wanted.map(() => start);
  const aims = is_choice ? sharesOf(wanted, examples) : wanted;
  const trees: Trees["trees"] = [];
  for (let tree = 0; tree < TREES; tree += 1) {
    const chances = is_choice ? sharesOf(odds.map(Math.exp), examples, wanted) : odds.map(likely);
    const gradients = chances.map((chance, at) => (counts[at] ?? 1) * ((aims[at] ?? 0) - chance));
    const weights = chances.map((chance, at) => (counts[at] ?? 1) * chance * (1 - chance));
    const nodes: number[][] = [examples.map((_, at) => at)];
    const questions: Trees["trees"][number]["questions"] = [];
    for (let node = 0; node < 2 ** LEVELS - 1; node += 1) {
      const rows = nodes[node] ?? [];
      const split = bestSplit(rows, bins, thresholds, gradients, weights);
      questions.push({
        feature: split?.feature ?? 0,
        threshold: split ? (thresholds[split.feature]?.[split.bin] ?? 0) : EVERYTHING,
      });
      const column = split ? bins[split.feature] : undefined;
      const isLeft = (at: number) => !split || (column?.[at] ?? 0) <= split.bin;
      nodes[2 * node + 1] = rows.filter(isLeft);
      nodes[2 * node + 2] = rows.filter((at) => !isLeft(at));
    }
    const answers = nodes.slice(2 ** LEVELS - 1).map((rows) => {
      const weight = sumOf(rows, weights);
      const answer = weight > 0 ? rounded((RATE * sumOf(rows, gradients)) / weight) : 0;
      for (const at of rows) odds[at] = (odds[at] ?? 0) + answer;
      return answer;
    });
    trees.push({ questions, answers });
  }
  return is_choice
    ? calibrated({ features, start, trees }, odds, wanted)
    : { features, start, trees };
}

function likely(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

/** Each amount as a share of its group's; groups in which nothing is so teach nothing. */
function sharesOf(amounts: number[], examples: Example[], wanted = amounts): number[] {
  const sums = new Map<number | undefined, { amount: number; wanted: number }>();
  for (const [at, { group }] of examples.entries()) {
    const sum = sums.get(group) ?? { amount: 0, wanted: 0 };
    sum.amount += amounts[at] ?? 0;
    sum.wanted += wanted[at] ?? 0;
    sums.set(group, sum);
  }
  return amounts.map((amount, at) => {
    const sum = sums.get(examples[at]?.group);
    return sum && sum.wanted > 0 ? amount / sum.amount : 0;
  });
}

/** A choice only orders; scaled and shifted (Platt 1999) its odds say how often what it rates so is so. */
function calibrated({ features, trees }: Trees, odds: number[], wanted: number[]): Trees {
  let [scale, shift] = [1, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = { shift: 0, scale: 0, shifts: 1e-9, both: 0, scales: 1e-9 };
    for (const [at, each] of odds.entries()) {
      const chance = likely(scale * each + shift);
      const weight = chance * (1 - chance);
      sums.shift += (wanted[at] ?? 0) - chance;
      sums.scale += ((wanted[at] ?? 0) - chance) * each;
      sums.shifts += weight;
      sums.both += weight * each;
      sums.scales += weight * each * each;
    }
    const determinant = sums.shifts * sums.scales - sums.both ** 2;
    shift += (sums.scales * sums.shift - sums.both * sums.scale) / determinant;
    scale += (sums.shifts * sums.scale - sums.both * sums.shift) / determinant;
  }
  const scaled = trees.map(({ questions, answers }) => ({
    questions,
    answers: answers.map((answer) => rounded(answer * scale)),
  }));
  return { features, start: rounded(shift), trees: scaled };
}

const ROUNDS = 12;

/** No value is above this: where no question helps, none is asked. */
const EVERYTHING = 9999;

type Split = { feature: number; bin: number; gain: number };

function bestSplit(
  rows: number[],
  bins: Uint8Array[],
  thresholds: number[][],
  gradients: number[],
  weights: number[],
): Split | null {
  let best: Split | null = null;
  const all = { gradient: sumOf(rows, gradients), weight: sumOf(rows, weights) };
  for (const [feature, column] of bins.entries()) {
    const count = (thresholds[feature]?.length ?? 0) + 1;
    const [gradient, weight, number] = [0, 1, 2].map(() => new Float64Array(count));
    if (count < 2 || !gradient || !weight || !number) continue;
    for (const at of rows) {
      const bin = column[at] ?? 0;
      gradient[bin] = (gradient[bin] ?? 0) + (gradients[at] ?? 0);
      weight[bin] = (weight[bin] ?? 0) + (weights[at] ?? 0);
      number[bin] = (number[bin] ?? 0) + 1;
    }
    const left = { gradient: 0, weight: 0, rows: 0 };
    for (let bin = 0; bin < count - 1; bin += 1) {
      left.gradient += gradient[bin] ?? 0;
      left.weight += weight[bin] ?? 0;
      left.rows += number[bin] ?? 0;
      if (left.rows < FEWEST_IN_LEAF || rows.length - left.rows < FEWEST_IN_LEAF) continue;
      const right = {
        gradient: all.gradient - left.gradient,
        weight: all.weight - left.weight,
      };
      const gain = score(left) + score(right) - score(all);
      if (gain > (best?.gain ?? LEAST_GAIN)) best = { feature, bin, gain };
    }
  }
  return best;
}

const LEAST_GAIN = 1e-6;

function score({ gradient, weight }: { gradient: number; weight: number }): number {
  return gradient ** 2 / (weight + 1e-9);
}

function sumOf(rows: number[], values: number[]): number {
  return rows.reduce((sum, at) => sum + (values[at] ?? 0), 0);
}

/** Values between the quantiles of a column. */
function thresholdsOf(column: number[]): number[] {
  const values = [...new Set(column)].sort((a, b) => a - b);
  const all = values.slice(1).map((value, at) => rounded((value + (values[at] ?? value)) / 2));
  if (all.length <= MOST_THRESHOLDS) return all;
  const sorted = column.toSorted((a, b) => a - b);
  const step = sorted.length / (MOST_THRESHOLDS + 1);
  const quantiles = Array.from({ length: MOST_THRESHOLDS }, (_, at) =>
    rounded((sorted[Math.floor((at + 1) * step)] ?? 0) + 1e-4),
  );
  return [...new Set(quantiles)];
}

function binOf(value: number, thresholds: number[]): number {
  const bin = thresholds.findIndex((threshold) => value <= threshold);
  return bin < 0 ? thresholds.length : bin;
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

export function textOf({ features, start, trees }: Trees): string {
  const lines = trees.map(({ questions, answers }) =>
    [
      ...questions.map(({ feature, threshold }) =>
        threshold === 0.5 ? feature : `${feature}:${String(threshold).replace(/\.0001$/, "")}`,
      ),
      ...answers.map((answer) => String(answer).replace(/^(-?)0\./, "$1.")),
    ].join(" "),
  );
  const names = Array.from({ length: Math.ceil(features.length / NAMES_IN_LINE) }, (_, at) =>
    features.slice(at * NAMES_IN_LINE, (at + 1) * NAMES_IN_LINE).join(" "),
  );
  return [...names, "", start, ...lines].join("\n");
}

const NAMES_IN_LINE = 5;
