/** Words by passages: what word `w` says in which passages stands from `starts[w]` up to `starts[w + 1]`. */
export type TermMatrix = {
  passage_count: number;
  starts: Int32Array;
  /** From 0. */
  passages: Int32Array;
  weights: Float32Array;
};

/** Each round brings the space nearer to the one that holds most of the matrix. */
const ROUNDS = 4;
/** Multiplications between two pauses: some milliseconds. */
const MULTIPLICATIONS = 4_000_000;
/** A direction that holds less of its length than this stands on those before it. */
const NOTHING_LEFT = 1e-9;

/**
 * Latent semantic analysis: the truncated singular value decomposition of the matrix, by randomised subspace
 * iteration. Returns an orthonormal base of the words, `dimensions` numbers for each; the same for the same matrix.
 * Words that stand in the same passages, or beside the same words, lie near each other.
 * `pause` is awaited every few milliseconds, so that others have their turn.
 */
export async function latentSpace(
  matrix: TermMatrix,
  dimensions: number,
  pause: () => Promise<unknown>,
): Promise<Float32Array> {
  const { passage_count, starts } = matrix;
  const work = turns(pause);
  let base = signs(passage_count * dimensions);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = new Float32Array(passage_count * dimensions);
    await eachWord(matrix, dimensions, base, work, (_, sum, from, to) => {
      for (let at = from; at < to; at += 1) {
        const row = (matrix.passages[at] ?? 0) * dimensions;
        const weight = matrix.weights[at] ?? 0;
        for (let d = 0; d < dimensions; d += 1) {
          next[row + d] = (next[row + d] ?? 0) + weight * (sum[d] ?? 0);
        }
      }
    });
    await orthonormalize(next, dimensions, work);
    base = next;
  }
  const words = new Float32Array((starts.length - 1) * dimensions);
  await eachWord(matrix, dimensions, base, work, (word, sum) => words.set(sum, word * dimensions));
  await orthonormalize(words, dimensions, work);
  return words;
}

type Work = (multiplications: number) => Promise<unknown> | undefined;

/** Counts what was done, and gives way when it was enough. */
function turns(pause: () => Promise<unknown>): Work {
  let done = 0;
  return (multiplications) => {
    done += multiplications;
    if (done < MULTIPLICATIONS) return undefined;
    done = 0;
    return pause();
  };
}

/** The sum of the passages' rows of `base`, by what a word says in each. */
async function eachWord(
  { starts, passages, weights }: TermMatrix,
  dimensions: number,
  base: Float32Array,
  work: Work,
  visit: (word: number, sum: Float64Array, from: number, to: number) => void,
): Promise<void> {
  const sum = new Float64Array(dimensions);
  for (let word = 0; word + 1 < starts.length; word += 1) {
    const [from, to] = [starts[word] ?? 0, starts[word + 1] ?? 0];
    sum.fill(0);
    for (let at = from; at < to; at += 1) {
      const row = (passages[at] ?? 0) * dimensions;
      const weight = weights[at] ?? 0;
      for (let d = 0; d < dimensions; d += 1) {
        sum[d] = (sum[d] ?? 0) + weight * (base[row + d] ?? 0);
      }
    }
    visit(word, sum, from, to);
    await work((to - from) * dimensions * 2);
  }
}

/** Makes the columns as long as 1 and upright on each other, by the Cholesky factor of their products. */
async function orthonormalize(rows: Float32Array, columns: number, work: Work): Promise<void> {
  const factor = cholesky(await products(rows, columns, work), columns);
  for (let row = 0; row < rows.length; row += columns) {
    for (let j = 0; j < columns; j += 1) {
      let rest = rows[row + j] ?? 0;
      for (let i = 0; i < j; i += 1) {
        rest -= (rows[row + i] ?? 0) * (factor[j * columns + i] ?? 0);
      }
      const length = factor[j * columns + j] ?? 0;
      rows[row + j] = length > 0 ? rest / length : 0;
    }
    await work((columns * columns) / 2);
  }
}

/** Of each column with each column up to it. */
async function products(rows: Float32Array, columns: number, work: Work): Promise<Float64Array> {
  const sums = new Float64Array(columns * columns);
  for (let row = 0; row < rows.length; row += columns) {
    for (let i = 0; i < columns; i += 1) {
      const value = rows[row + i] ?? 0;
      for (let j = 0; j <= i; j += 1) {
        sums[i * columns + j] = (sums[i * columns + j] ?? 0) + value * (rows[row + j] ?? 0);
      }
    }
    await work((columns * columns) / 2);
  }
  return sums;
}

/** The lower triangle whose product with itself the sums are; a column that adds nothing is left out. */
function cholesky(sums: Float64Array, columns: number): Float64Array {
  const factor = new Float64Array(columns * columns);
  for (let i = 0; i < columns; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let rest = sums[i * columns + j] ?? 0;
      for (let k = 0; k < j; k += 1) {
        rest -= (factor[i * columns + k] ?? 0) * (factor[j * columns + k] ?? 0);
      }
      const diagonal = factor[j * columns + j] ?? 0;
      if (i !== j) factor[i * columns + j] = diagonal > 0 ? rest / diagonal : 0;
      else if (rest > NOTHING_LEFT * (sums[i * columns + i] ?? 0)) {
        factor[i * columns + i] = Math.sqrt(rest);
      }
    }
  }
  return factor;
}

/** Ones and minus ones in no order, but always the same. */
function signs(length: number): Float32Array {
  let state = 0x9e3779b9;
  return Float32Array.from({ length }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state & 1 ? 1 : -1;
  });
}
