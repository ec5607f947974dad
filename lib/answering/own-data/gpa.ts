import { plainMarkdown } from "@/lib/answering/plain-markdown";
import type { Answer } from "@/lib/answering/types";
import type { AllGrades } from "@/lib/contract/gpa";
import { leftOutText } from "@/lib/grades/gpa";
import { creditsText, gpaText, pointsText } from "@/lib/grades/gpa-text";
import { bold, coursesOf, MOST_LINES, made, type OwnInput, unknown } from "./words";

/** The GPA of all courses and of each term, with what does not count in it. */
export function answerGpa(input: OwnInput): Answer {
  const courses = coursesOf(input.facts);
  const all = courses.find(({ all_grades }) => all_grades)?.all_grades;
  if (!all?.total.so_far.gpa) {
    const text = [`There is no GPA yet. ${WHERE}`, all && leftOut(all)]
      .filter(Boolean)
      .join("\n\n");
    return unknown(text, courses);
  }
  const { ended, so_far } = all.total;
  const isOpen = so_far.courses > ended.courses;
  const over = `over ${creditsText(so_far.credits)}`;
  const open = isOpen ? ` so far, ${over}, with your courses under way as they stand` : ` ${over}`;
  const before = all.earlier ? ", the credits of before included" : "";
  const closed =
    isOpen && ended.gpa
      ? ` Those that have ended make ${gpaText(ended)} over ${creditsText(ended.credits)}.`
      : "";
  const terms = all.terms.filter((term) => term.so_far.gpa);
  const lines = terms
    .slice(0, MOST_LINES)
    .map((term) => `- ${bold(term.semester || "No semester")}: ${termText(term)}`);
  return made(
    [
      `Your GPA is **${gpaText(so_far)}**${open}${before}.${closed}`,
      terms.length > 1 && lines.join("\n"),
      leftOut(all),
      `Counted by ${all.has_own_points ? "your" : "the usual"} points: ${plainMarkdown(pointsText(all.points))}.`,
    ]
      .filter(Boolean)
      .join("\n\n"),
    courses,
  );
}

const WHERE = "Each course needs its credits and a grade; the page of your grades shows them all.";

function termText({ ended, so_far }: AllGrades["total"]): string {
  const when = so_far.courses > ended.courses ? " so far" : "";
  return `${gpaText(so_far)}${when} over ${creditsText(so_far.credits)}`;
}

/** "Drawing: Add its credits to count it." */
function leftOut({ courses, points }: AllGrades): string {
  const lines = courses.flatMap((course) => {
    const why = course.is_sample ? null : leftOutText(course, points);
    return why === null ? [] : [`- ${bold(course.name)}: ${plainMarkdown(why)}`];
  });
  const rest = lines.length - MOST_LINES;
  const shown = lines.slice(0, MOST_LINES).join("\n");
  return rest > 0 ? `${shown}\n\nand ${rest} more that don't count.` : shown;
}
