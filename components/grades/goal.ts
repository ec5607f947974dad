import type { GradeGoal } from "@/lib/contract/grade-scheme";

/** A grade of the scale, or a result as it is typed. */
export type ChosenGoal = { letter: string } | { typed: string };

/** What is typed as a result; null where it is none. */
export function goalOf(chosen: ChosenGoal): GradeGoal | null {
  if ("letter" in chosen) return chosen;
  const result = chosen.typed.trim().replace(",", ".").replace(/\s*%$/, "");
  return /^\d{1,4}(?:\.\d{1,4})?$/.test(result) ? { result } : null;
}
