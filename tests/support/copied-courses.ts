import { expect } from "vitest";
import { db } from "@/db/client";
import { copiedFiles } from "@/db/schema/shared-files";
import { CourseCopy } from "@/lib/contract/course-copies";
import { ownsAFullCourse } from "./shared-courses";
import { type Student, signIn } from "./student";

/** Ann shares a course, Bob has a copy of it. */
export async function sharedWithBob(chosen: object = {}) {
  const [ann, bob] = [await signIn(), await signIn()];
  const full = await ownsAFullCourse(ann);
  const links = `/courses/${full.course_id}/links/`;
  const made = await ann.post(links, { shared_by: "Section 2" });
  const link = Object(made.body.link);
  const token = String(made.body.url).split("#")[1] ?? "";
  const added = await bob.post("/shared-courses/copies/", { token, ...chosen });
  expect(added.status).toBe(201);
  const copy = Number(added.body.course_id);
  const publish = async () => {
    expect((await ann.post(`${links}${link.id}/publish/`)).status).toBe(200);
  };
  const own = (path = "") => `/courses/${full.course_id}/${path}`;
  const theirs = (path = "") => `/courses/${copy}/${path}`;
  return { ann, bob, copy, token, publish, own, theirs, at: `${links}${link.id}/`, link, ...full };
}

export async function readCopy(student: Student, course_id: number): Promise<CourseCopy> {
  const { status, body } = await student.get(`/courses/${course_id}/copy/`);
  expect({ status, body }).toMatchObject({ status: 200 });
  return CourseCopy.parse(body);
}

export async function decides(student: Student, course_id: number, accepted: string[]) {
  const { version } = await readCopy(student, course_id);
  const answer = await student.post(`/courses/${course_id}/copy/decide/`, { version, accepted });
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 200 });
  return CourseCopy.parse(answer.body);
}

/** Of a list, by its title. */
export const item = async (student: Student, path: string, title: string) =>
  (await student.get(path)).list.find((one) => (one.title ?? one.name) === title) ??
  expect.fail(`no ${title}`);

/** What an update offers, as it is read. */
export const brief = ({ changes }: CourseCopy) =>
  changes.map(({ change, title, what, before, after, own }) =>
    [change, title, what, before, after, own].filter((one) => one !== null && one !== ""),
  );

/** A link with a file, and a course added from it into which a file did not come. */
export async function sharesAndCopies(student: Student, course_id: number, file_id: number) {
  const { body } = await student.post(`/courses/${course_id}/links/`, { file_ids: [file_id] });
  const token = String(body.url).split("#")[1];
  const nothing = { dates: false, topics: false, class_times: false, grading: false, files: false };
  const added = await student.post("/shared-courses/copies/", { token, name: "Copy", ...nothing });
  await db()
    .insert(copiedFiles)
    .values({
      ...{ owner_id: student.user.id, course_id: Number(added.body.course_id) },
      ...{ filename: "lost.pdf", file_size: 1, source_owner_id: student.user.id, sha256: "" },
      ...{ problem: "Gone", created_at: new Date().toISOString() },
    });
}
