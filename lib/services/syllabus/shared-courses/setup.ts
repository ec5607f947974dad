import { createHash, createHmac, randomBytes } from "node:crypto";
import { db, type Reader } from "@/db/client";
import { CourseSetup } from "@/lib/contract/course-setup";
import { SETUP_LIMITS } from "@/lib/contract/setup-values";
import type { HeldSetup, List } from "@/lib/course-setup/things";
import { invalid } from "@/lib/services/kernel/errors";
import type { Owner } from "@/lib/services/kernel/owner";
import { keyFor } from "@/lib/services/kernel/sealed";
import { contentsOfCourse } from "@/lib/services/syllabus/shared-courses/course-contents";

interface Sharing {
  shared_by: string;
  /** Makes the keys of the items: with the same one they stay what they were. */
  salt: string;
}

export function newSalt(): string {
  return randomBytes(16).toString("base64url");
}

/** A course as a file, which is the same as long as the course is. */
export function readSetupFile(owner: Owner, course_id: number): Promise<CourseSetup> {
  const hmac = createHmac("sha256", keyFor("course-file")).update(String(course_id));
  return readSetup(owner, course_id, { shared_by: "", salt: hmac.digest("base64url") });
}

/** A course as it is shared. 400 where it holds more than a setup may, or something that no form takes. */
export async function readSetup(
  owner: Owner,
  course_id: number,
  { shared_by, salt }: Sharing,
  reader: Reader = db(),
): Promise<CourseSetup> {
  const contents = await contentsOfCourse(reader, owner, course_id);
  const { course, grading } = contents;
  const parsed = CourseSetup.safeParse({
    format: "study-companion-course",
    version: 1,
    shared_by,
    course,
    class_times: keyed(contents, "class_times", salt),
    assignments: keyed(contents, "assignments", salt),
    exams: keyed(contents, "exams", salt),
    topics: keyed({ ...contents, topics: eachOnce(contents.topics) }, "topics", salt),
    grading,
  });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw invalid(`We can't share this course as it is. ${issue?.message ?? ""}`);
  }
  if (JSON.stringify(parsed.data).length > SETUP_LIMITS.length) throw invalid(TOO_LONG);
  return parsed.data;
}

const TOO_LONG = "This course holds too much text to share. Please shorten its descriptions.";

function keyed(contents: HeldSetup, list: List, salt: string) {
  return contents[list].map(({ id, ...item }) => ({ ...item, key: keyOf(salt, list, id) }));
}

/** The same for the same row, and nobody reads the row from it. */
function keyOf(salt: string, list: List, id: number): string {
  const hash = createHash("sha256").update(`${salt} ${list} ${id}`).digest("base64url");
  return hash.slice(0, 22);
}

/** Two syllabi of a course may name the same topic. */
function eachOnce<Topic extends { title: string }>(topics: Topic[]): Topic[] {
  const titles = topics.map(({ title }) => title.toLowerCase());
  return topics.filter(({ title }, at) => titles.indexOf(title.toLowerCase()) === at);
}
