import type { Specification } from "@/lib/contract/grade-scheme";
import { type Course, type Fill, piecesOf } from "./course";
import { exactOf } from "./exact";
import type { Outcome } from "./outcome";
import { constant, type Line, plus, type Sweep } from "./sweep";

/**
 * The grade that requirements give: the first level of which everything is met, then a step up or down by one group's
 * score. Its result is the grade's place on the ladder, from 0 for the worst.
 */
export function specifiedGrade(course: Course, fill: Fill, sweep: Sweep): Outcome | null {
  const { specification } = course.scheme;
  if (!specification) return null;
  const points = new Map<string, Line[]>(
    course.groups.map((group) => [
      group.id,
      piecesOf(group, fill, sweep).map((piece) => piece.points),
    ]),
  );
  const reaches = (line: Line, bound: string | number) =>
    sweep.compare(line, constant(exactOf(bound))) >= 0;
  const level = specification.levels.findIndex(({ needs }) =>
    Object.entries(needs).every(([id, needed]) => reaches(plus(points.get(id) ?? []), needed)),
  );
  const score = points.get(specification.by)?.[0];
  const step = score && specification.steps.find(({ from }) => reaches(score, from));
  const letter = stepped(specification, level, step?.then ?? "");
  const place = Math.max(0, specification.ladder.indexOf(letter));
  return { result: constant(exactOf(place)), letter, stopped: [] };
}

/** A step that leads off the ladder is not taken: there is no A+ where the ladder ends at A. */
function stepped({ levels, lowest, ladder }: Specification, level: number, step: string): string {
  const base = levels[level]?.letter;
  if (base === undefined) return lowest;
  if (step === "drop") return levels[level + 1]?.letter ?? lowest;
  return ladder.includes(base + step) ? base + step : base;
}
