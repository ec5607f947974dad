/**
 * What part of the hours a plan gets where they do not suffice, by what its weightiest exam counts of the grade of the
 * course: 10 % and less three quarters, 60 % and more half as much again; 1 where that is not known.
 */
export function examWeight(percents: (number | null)[]): number {
  const known = percents.filter((percent) => percent !== null);
  if (known.length === 0) return 1;
  const part = (Math.max(...known) - LIGHT_EXAM) / (HEAVY_EXAM - LIGHT_EXAM);
  return LEAST_WEIGHT + Math.min(1, Math.max(0, part)) * (MOST_WEIGHT - LEAST_WEIGHT);
}

const LIGHT_EXAM = 10;
const HEAVY_EXAM = 60;
const LEAST_WEIGHT = 0.75;
const MOST_WEIGHT = 1.5;
