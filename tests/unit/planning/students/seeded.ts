export interface Chance {
  /** A whole number, both ends included. */
  whole: (from: number, to: number) => number;
  likely: (share: number) => boolean;
  share: () => number;
  one: <T>(values: readonly T[]) => T;
}

/** The same numbers for the same seed (mulberry32). */
export function seeded(seed: number): Chance {
  let state = seed >>> 0;
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (from: number, to: number) => from + Math.floor(share() * (to - from + 1));
  return {
    share,
    whole,
    likely: (part) => share() < part,
    one(values) {
      const value = values[whole(0, values.length - 1)];
      if (value === undefined) throw new Error("There is nothing to choose from.");
      return value;
    },
  };
}
