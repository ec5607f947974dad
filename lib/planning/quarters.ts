/** Hours are counted in whole quarters inside the planner, so that sums are exact. */
export function toQuarters(hours: number): number {
  return Number.isFinite(hours) ? Math.max(0, Math.round(hours * QUARTERS)) : 0;
}

export function toHours(quarters: number): number {
  return quarters / QUARTERS;
}

const QUARTERS = 4;
