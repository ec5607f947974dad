import { CourseSetup, DAMAGED } from "@/lib/contract/course-setup";
import { SETUP_EXTENSION, SETUP_LIMITS } from "@/lib/contract/setup-values";

/** The file that a setup travels in. */
export function courseFileOf(setup: CourseSetup): { name: string; content: Blob } {
  const { code, name } = setup.course;
  const title = (code || name).replace(/[^\p{L}\p{N}._-]+/gu, " ").trim() || "Course";
  const content = new Blob([JSON.stringify(setup, null, 1)], { type: "application/json" });
  return { name: `${title}${SETUP_EXTENSION}`, content };
}

/** Reads such a file; else the sentence that says why it can't be used. */
export async function readCourseFile(
  file: File,
): Promise<{ setup: CourseSetup; problem?: undefined } | { problem: string }> {
  // With line breaks and escapes a file is longer than what it holds.
  if (file.size > 4 * SETUP_LIMITS.length) return { problem: TOO_LARGE };
  let sent: unknown;
  try {
    sent = JSON.parse(await file.text());
  } catch {
    return { problem: NOT_OURS };
  }
  const parsed = CourseSetup.safeParse(sent);
  if (parsed.success) return { setup: parsed.data };
  return { problem: problemOf(parsed.error.issues[0], sent) };
}

const NOT_OURS = "This isn't a course file of Study Companion. Its name ends with .studycourse.";
const TOO_LARGE = "This file is too large to be a course file. Please choose another one.";

/** The first thing wrong, with the item it is in. */
function problemOf(
  issue: { path: PropertyKey[]; message: string } | undefined,
  sent: unknown,
): string {
  const [list, at] = issue?.path ?? [];
  if (!issue || /^(?:Invalid|Too |Unrecognized)/.test(issue.message)) return DAMAGED;
  if (list === undefined || list === "format" || list === "version") return issue.message;
  const item = typeof at === "number" ? Object(Object(sent)[list])[at] : undefined;
  const title = Object(item).title ?? Object(item).name;
  const place = typeof title === "string" && title ? ` in “${title.slice(0, 60)}”` : "";
  const what = issue.message.replace(/[.]$/, "");
  return `We can't use this file. We found a fault${place}: ${what}. We added nothing.`;
}
