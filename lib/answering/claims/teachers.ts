import type { KnownCourse } from "./known";
import type { Reading } from "./reading";
import { tokensOf } from "./tokens";
import type { Unit } from "./units";

const FAR = 6;
const TITLES = new RegExp(
  `^(?:${[
    "dr|prof|mr|mrs|ms|miss|herr|frau|mme|mlle|monsieur|madame|sr|sra|señor|señora",
    "dott|dottoressa|pani|pan|mevrouw|meneer",
  ].join("|")})$`,
  "i",
);

/** Whether a sentence names the one who teaches a course, or another; null where it names nobody. */
export function teacherIn(read: Reading): "right" | "wrong" | null {
  const { units, courses, context, reader, cues } = read;
  const course = courses[0]?.courses[0] ?? context.course;
  const is_wide = units.tokens.some(({ kind }) => kind === "wide");
  if (!cues.has("teacher")) {
    // "You have Logic with Ms. Quill": her title says it as well.
    const names = course && courses.length > 0 ? namesByTitle(units.units) : [];
    return course && names.length > 0 && !cues.has("office")
      ? isTaughtBy(course, names)
        ? "right"
        : null
      : null;
  }
  if (!course && !cues.has("you")) return null;
  const about = course ? [course] : reader.known.courses;
  if (is_wide) return wideTeacher(units, about);
  const names = namesBeside(units.units, units.languages.includes("de"));
  if (names.length === 0) return null;
  return about.some((each) => isTaughtBy(each, names)) ? "right" : "wrong";
}

/** Chinese and Japanese names, which nothing parts from the words around them. */
function wideTeacher(
  { text, units }: Reading["units"],
  about: readonly KnownCourse[],
): "right" | "wrong" | null {
  const plain = text.replace(/\s/g, "");
  if (about.some(({ teacher }) => teacher && plain.includes(teacher.replace(/\s/g, ""))))
    return "right";
  const at = units.findIndex(({ tags, named }) => tags.has("teacher") && !named);
  const is_name = (from: number, to: number) => {
    const near = units.slice(Math.max(0, from), to);
    const run = near.filter(
      ({ raw, tags, named, value }) =>
        !named &&
        value === null &&
        tags.size === 0 &&
        /^[\p{Script=Han}\p{Script=Katakana}]$/u.test(raw),
    );
    return run.length >= 2;
  };
  const is_said = /^[は是]$/.test(units[at + 1]?.raw ?? "");
  return is_name(at - 3, at) || (is_said && is_name(at + 2, at + 5)) ? "wrong" : null;
}

/** Names behind a title: "Ms. Quill", "Frau Brandt". */
function namesByTitle(units: readonly Unit[]): string[] {
  return units.flatMap((unit, at) => {
    if (!TITLES.test(unit.raw) || !/^\p{Lu}/u.test(unit.raw)) return [];
    const name = units[at + 1]?.raw === "." ? units[at + 2] : units[at + 1];
    return name && /^\p{Lu}\p{Ll}+$/u.test(name.raw) && !name.named
      ? [name.tokens[0]?.word ?? ""]
      : [];
  });
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
    if (is_first && !is_pair) return [];
    if (is_german && !is_sure && !is_pair) return [];
    return [tokens[0]?.word ?? ""];
  });
}
