import type { Exam } from "@/lib/contract/exams";

type Prepared = Pick<Exam, "preparation_status">;
type Coverage = Exam["syllabus_coverage"];

/** Asks for `true` itself: a topic may be called "constructor". */
export function isPrepared({ preparation_status }: Prepared, topic: string): boolean {
  return preparation_status[topic] === true;
}

/** Sum of the weights in percent, without the dust of adding decimals. */
export function totalWeight(coverage: Coverage): number {
  return Math.round(coverage.reduce((sum, { weightage }) => sum + weightage, 0) * 100) / 100;
}
