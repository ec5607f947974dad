/** A number from -1 to 1 as a signed byte. */
const STEPS = 127;

/** A direction, one byte for each of its dimensions, and how long the vector was. */
export function packVector(vector: Float32Array): {
  bytes: Uint8Array;
  length: number;
} {
  const length = lengthOf(vector);
  const bytes = Int8Array.from(vector, (value) => Math.round((STEPS * value) / (length || 1)));
  return { bytes: new Uint8Array(bytes.buffer), length };
}

/** The sum of packed directions, each so many times, as a vector of length 1; all 0 when nothing is left. */
export function directionOf(
  parts: { bytes: Uint8Array; weight: number }[],
  dimensions: number,
): Float64Array {
  const sum = new Float64Array(dimensions);
  for (const { bytes, weight } of parts) {
    const values = signed(bytes);
    for (let d = 0; d < dimensions; d += 1) sum[d] = (sum[d] ?? 0) + weight * (values[d] ?? 0);
  }
  const length = lengthOf(sum);
  return length > 0 ? sum.map((value) => value / length) : sum;
}

/** How near each of the packed directions, one after the other, is to this one: their cosines. */
export function cosines(direction: Float64Array, packed: Uint8Array): number[] {
  const dimensions = direction.length;
  const values = signed(packed);
  return Array.from({ length: Math.floor(values.length / dimensions) }, (_, index) => {
    let sum = 0;
    const from = index * dimensions;
    for (let d = 0; d < dimensions; d += 1) sum += (direction[d] ?? 0) * (values[from + d] ?? 0);
    return sum / STEPS;
  });
}

function lengthOf(vector: Float32Array | Float64Array): number {
  let square = 0;
  for (const value of vector) square += value * value;
  return Math.sqrt(square);
}

function signed(bytes: Uint8Array): Int8Array {
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
