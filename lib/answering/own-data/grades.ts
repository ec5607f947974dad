import { plainMarkdown } from "@/lib/answering/plain-markdown";
import type { Answer, CourseFact, GradedPart } from "@/lib/answering/types";
import { EXAMS, WORK } from "./intents";
import { isPartMeant, thingsMeant } from "./things";
import { bold, coursesOf, inCourse, MOST_LINES, made, type OwnInput, unknown } from "./words";

interface Weighed {
  fact: CourseFact;
  line: string;
  is_known: boolean;
  /** percent of the course grade */
  weight: number | null;
}

/** What exams, assignments or parts of the grade count. */
export function answerWorth(input: OwnInput): Answer {
  const { asked, facts } = input;
  const { things, is_unknown } = thingsMeant(asked, facts);
  const is_named = asked.titled.length > 0;
  const all = coursesOf(facts).flatMap((course) => {
    const own = things.filter(({ course_id }) => course_id === course.id);
    const parts = is_named
      ? []
      : (course.grading ?? []).filter(
          ({ title, weight }) => weight !== null && isPartMeant(asked, title),
        );
    const [only] = own;
    const is_one = own.length === 1 && only?.weight && isPartMeant(asked, only.title);
    if (parts.length > 0 && !is_one) return parts.map((part) => weighedPart(part, course));
    return own.map(weighedThing);
  });
  if (all.length === 0 || is_unknown) {
    const none = "I can't find that in your courses, so I don't know what it counts.";
    return unknown(`${none} Add it to its course with its weight.`);
  }
  const known = asked.meanings.has("most") ? heaviest(all) : all.filter(({ is_known }) => is_known);
  const shown = (known.length > 0 ? known : all).slice(0, MOST_LINES);
  const used = [...new Set(shown.map(({ fact }) => fact))];
  const text =
    shown.length === 1 ? (shown[0]?.line ?? "") : shown.map(({ line }) => `- ${line}`).join("\n");
  return made(text, used, { found: known.length > 0 });
}

/** Those that count the most; by points where nothing has a share of the grade. */
function heaviest(all: readonly Weighed[]): Weighed[] {
  const by = [all.map(({ weight }) => weight ?? 0), all.map(({ fact }) => fact.points ?? 0)];
  const values = by.find((each) => each.some((value) => value > 0)) ?? [];
  const most = Math.max(...values);
  return all.filter((_, at) => values[at] === most);
}

function weighedThing(fact: CourseFact): Weighed {
  const { title, course_name, weight, points } = fact;
  const course = plainMarkdown(course_name);
  const is_known = typeof weight === "number" || typeof points === "number";
  const counts = typeof weight === "number" && `counts ${weight}% of ${course}`;
  const worth = typeof points === "number" && `is worth ${points} points`;
  const said = [worth, counts].filter(Boolean).join(" and ");
  const line = is_known
    ? `${bold(title)}${counts ? "" : ` in ${course}`} ${said}.`
    : `I don't know what ${bold(title)} counts: it has no weight in ${course} yet.`;
  return { fact, line, is_known, weight: weight ?? null };
}

function weighedPart({ title, weight }: GradedPart, fact: CourseFact): Weighed {
  const verb = /s$/i.test(title) && !/ss$/i.test(title) ? "count" : "counts";
  return {
    fact,
    line: `${bold(title)} ${verb} ${weight}% of ${plainMarkdown(fact.title)}.`,
    is_known: true,
    weight,
  };
}

/** The parts of the grade of each course; where nobody gave them, the weights of what is in it. */
export function answerGrading(input: OwnInput): Answer {
  const { asked, facts } = input;
  const told = coursesOf(facts).flatMap((course) => {
    const parts = (course.grading ?? []).filter(
      ({ drop_lowest }) => !asked.meanings.has("drop") || drop_lowest,
    );
    if (parts.length > 0) return [{ used: [course], text: partsText(course, parts) }];
    const weighed = facts.filter(
      ({ course_id, weight }) => course_id === course.id && typeof weight === "number",
    );
    if (asked.meanings.has("drop") || weighed.length === 0) return [];
    const lines = weighed
      .slice(0, MOST_LINES)
      .map(({ title, weight }) => `- ${bold(title)}: ${weight}%`);
    const head = `These weights are in ${bold(course.title)}:`;
    return [{ used: weighed.slice(0, MOST_LINES), text: `${head}\n\n${lines.join("\n")}` }];
  });
  if (told.length === 0) {
    const what = asked.meanings.has("drop") ? "which scores don't count" : "how you're graded";
    return unknown(`I don't know ${what}${inCourse(input)}. Add the grading on the course's page.`);
  }
  return made(
    told.map(({ text }) => text).join("\n\n"),
    told.flatMap(({ used }) => used),
  );
}

function partsText(course: CourseFact, parts: readonly GradedPart[]): string {
  const lines = parts.map(({ title, weight, count, drop_lowest }) => {
    const more = [
      count && `${count} of them`,
      drop_lowest && `without the lowest${drop_lowest === 1 ? "" : ` ${drop_lowest}`}`,
    ].filter(Boolean);
    const share = weight === null ? "weight not given" : `${weight}%`;
    return `- ${bold(title)}: ${[share, ...more].join(", ")}`;
  });
  return `The grade of ${bold(course.title)}:\n\n${lines.join("\n")}`;
}

/** Why there is no figure, and the weights that are known. */
export function answerWeights({ asked, facts }: OwnInput, none: string): Answer {
  const says_exam = [...EXAMS, ...WORK].some((noun) => asked.meanings.has(noun));
  const { things } = thingsMeant(asked, facts);
  const weighed = (says_exam ? things : facts).filter(
    ({ kind, weight, is_done }) =>
      typeof weight === "number" && (kind === "exam" || says_exam) && (says_exam || !is_done),
  );
  if (weighed.length === 0) return unknown(none);
  const shown = weighed.slice(0, MOST_LINES);
  const lines = shown.map((fact) => weighedThing(fact).line);
  const text = lines.length === 1 ? lines.join("") : lines.map((line) => `- ${line}`).join("\n");
  return made(`${none}\n\nThis is what counts:\n\n${text}`, shown);
}
