/** Hours are counted in whole quarters inside the planner, so that sums are exact. */
export function toQuarters(hours: number): number {
  return Number.isFinite(hours) ? Math.max(0, Math.round(hours * QUARTERS)) : 0;
}

export function toHours(quarters: number): number {
  return quarters / QUARTERS;
}

const QUARTERS = 4;

/** Quarter hours that a session lasts at least, where that is possible. */
export const SHORTEST = 2;
/** Quarter hours of learning one topic on a day, or of one block of an assignment, at most. */
export const LONGEST = 8;
/** Quarter hours of a review at most. */
export const LONGEST_REVIEW = 4;
