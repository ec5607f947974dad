import type { KnownCourse } from "./known";
import type { Reading } from "./reading";
import { tokensOf } from "./tokens";
import type { Unit } from "./units";

const FAR = 6;
const TITLES = /^(?:dr|prof|mr|mrs|ms|herr|frau|mme|mlle|sr|sra|dott|pani|pan|mevrouw|meneer)$/i;

/** Whether a sentence names the one who teaches a course, or another; null where it names nobody. */
export function teacherIn({
  units: { units, languages },
  courses,
  context,
  reader,
  cues,
}: Reading): "right" | "wrong" | null {
  if (!cues.has("teacher")) return null;
  const course = courses[0]?.courses[0] ?? context.course;
  if (!course && !cues.has("you")) return null;
  const names = namesBeside(units, languages.includes("de"));
  if (names.length === 0) return null;
  const about = course ? [course] : reader.known.courses;
  return about.some((each) => isTaughtBy(each, names)) ? "right" : "wrong";
}

function isTaughtBy({ teacher }: KnownCourse, names: readonly string[]): boolean {
  const own = new Set(tokensOf(teacher).map(({ word }) => word));
  return names.every((name) => own.has(name));
}

/** Words in capitals around the word for who teaches. */
function namesBeside(units: readonly Unit[], is_german: boolean): string[] {
  const at = units.findIndex(({ tags, named }) => tags.has("teacher") && !named);
  const near = units.slice(Math.max(0, at - FAR), at + FAR + 1);
  return near.flatMap((unit, index) => {
    const { raw, tags, named, value, quote, tokens } = unit;
    const is_first = units.indexOf(unit) === 0;
    const is_name = /^\p{Lu}\p{Ll}+$/u.test(raw) && tags.size === 0 && !named && value === null;
    if (
      !is_name ||
      quote > 0 ||
      TITLES.test(raw) ||
      unit.month !== undefined ||
      unit.weekday !== undefined
    )
      return [];
    // A sentence begins with a capital, and German writes nouns so: a name there is one of two, or follows a title.
    const beside = [near[index - 1], near[index + 1], near[index - 2]];
    const is_sure = beside.some(
      (each) => each !== undefined && (TITLES.test(each.raw) || each.tags.has("teacher")),
    );
    const is_pair = beside
      .slice(0, 2)
      .some((each) => /^\p{Lu}\p{Ll}+$/u.test(each?.raw ?? "") && !each?.named);
    if ((is_first || is_german) && !is_sure && !is_pair) return [];
    return [tokens[0]?.word ?? ""];
  });
}
