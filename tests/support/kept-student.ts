import { expect, vi } from "vitest";
import { z } from "zod";
import { SignedIn } from "@/lib/contract/auth";
import { pdfOf, textPage } from "@/tests/support/pdf";
import type { RunningServer } from "@/tests/support/server";
import { PASSWORD, Student, signIn } from "@/tests/support/student";

/** Line separators, letters of several parts and what JSON and SQL escape. */
const TITLE = "Motion\u2028and \\u0000 'rest' \"é\" 🎓 {a,NULL}";

export type Kept = Record<string, unknown>;

const Ids = z.array(z.looseObject({ id: z.number() }));

/** A student of the server with one of nearly everything, read to the end, and what the server shows them. */
export async function fillStudent(server: RunningServer, username: string) {
  const student = await signIn({ username, email: `${username}@example.org` }, doorOf(server));
  const course = await student.makesCourse({ name: TITLE });
  await student.makesAssignment(course.id, { title: TITLE });
  await student.makesExam(course.id);
  await student.makesTopicItem(course.id, { title: "Pendulums" });
  await student.makesClassTime(course.id);
  await student.makesStudyPlan(course.id);
  const gone = await student.makesCourse({ name: "Into the trash" });
  await student.delete(`/courses/${gone.id}/`);
  const pages = ["Homework 3: Pendulums", "Due: Friday, March 5, 2027, 11:59 pm"];
  const filler = Array.from({ length: 30 }, (_, n) => `A pendulum swings ${n} times in its plane.`);
  const bytes = Uint8Array.from(pdfOf([textPage(pages), textPage(filler)]));
  const file = await student.uploadsAssignmentFile(course.id, bytes);
  await vi.waitFor(
    async () => {
      const { list } = await student.get(`/courses/${course.id}/assignment-files/`);
      expect(list).toMatchObject([{ stage: "ready" }]);
      expect((await student.get("/search/text/?q=pendulum")).list).not.toEqual([]);
    },
    { timeout: 60_000, interval: 300 },
  );
  return { student, course_id: course.id, file_id: file.id, bytes };
}

export async function signsInAgain(server: RunningServer, username: string): Promise<Student> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ username, password: PASSWORD });
  const url = `${server.url}/api/auth/login/`;
  const answer = await fetch(url, { method: "POST", headers, body });
  expect(answer.status).toBe(200);
  return new Student(SignedIn.parse(await answer.json()), doorOf(server));
}

/** Everything the server shows a student, by address. */
export async function whatIsShown(student: Student, ids: { course_id: number; file_id: number }) {
  const course = `/courses/${ids.course_id}`;
  const shown: Kept = {};
  for (const path of [
    "/profile/",
    "/courses/",
    ...["assignments", "exams", "topic-items", "class-times", "assignment-files"].map(
      (part) => `${course}/${part}/`,
    ),
    "/study-plans/",
    "/study-sessions/",
    "/calendar/events/?from=2026-01-01&to=2027-12-31&class_times=true",
    "/trash/",
    `/documents/${ids.file_id}/pages/`,
    "/search/text/?q=pendulum",
    "/search/?q=rest",
  ]) {
    const { status, body, list } = await student.get(path);
    shown[path] = { status, body, list };
  }
  return shown;
}

/** The bytes of the student's file as the server hands them out. */
export async function download(server: RunningServer, student: Student, file_id: number) {
  const headers = { authorization: `Bearer ${student.tokens.access}` };
  const answer = await fetch(`${server.url}/api/documents/${file_id}/download/`, { headers });
  return new Uint8Array(await answer.arrayBuffer());
}

/** Makes courses with a topic each, one after another, until it is told to stop. */
export function keepsWriting(student: Student) {
  let stopped = false;
  const made: number[] = [];
  const work = (async () => {
    while (!stopped) {
      const { id } = await student.makesCourse();
      await student.makesTopicItem(id);
      made.push(id);
    }
  })();
  const stop = async () => {
    stopped = true;
    await work;
  };
  return { made, stop };
}

/** The student's courses, and how many topics each has. */
export async function topicCounts(student: Student): Promise<Map<number, number>> {
  const courses = Ids.parse((await student.get("/courses/")).list);
  const counts = new Map<number, number>();
  for (const { id } of courses)
    counts.set(id, (await student.get(`/courses/${id}/topic-items/`)).list.length);
  return counts;
}

/** The way to a server that another process runs. */
export function doorOf({ url }: RunningServer) {
  return (asked: Request) => fetch(new Request(asked.url.replace("http://localhost", url), asked));
}
