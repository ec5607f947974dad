import { expect, vi } from "vitest";
import { AssignmentWithEvidence } from "@/lib/contract/assignments";
import { CourseFile } from "@/lib/contract/files";
import type { Student } from "./student";

export const HOMEWORK = [
  "Homework 4: Shortest paths",
  "Due: Friday, October 9, 2026 at 5:00 pm",
  "Total: 40 points",
  "Problem 1 (20 points) Prove that Dijkstra's algorithm terminates.",
  "Problem 2 (20 points) Find a graph on which it visits every vertex twice.",
];

/** Uploads the PDF to a new course and waits until it is read. */
export async function readAssignment(student: Student, bytes: Uint8Array, title = "scan0001") {
  const { id: course_id } = await student.makesCourse();
  const { id } = await student.uploadsAssignmentFile(course_id, Uint8Array.from(bytes), title);
  const url = `/courses/${course_id}/assignment-files/${id}`;
  return { course_id, url, file: await whenRead(student, url) };
}

export async function whenRead(student: Student, url: string): Promise<CourseFile> {
  return vi.waitFor(
    async () => {
      const file = CourseFile.parse((await student.get(url)).body);
      expect(file.is_processed || file.processing_error !== "").toBe(true);
      return file;
    },
    { timeout: 40_000, interval: 50 },
  );
}

export async function assignmentOf(
  student: Student,
  { course_id, file }: Awaited<ReturnType<typeof readAssignment>>,
) {
  const { body } = await student.get(`/courses/${course_id}/assignments/${file.assignment?.id}`);
  return AssignmentWithEvidence.parse(body);
}
