import { vi } from "vitest";
import { Assignment } from "@/lib/contract/assignments";
import { Exam } from "@/lib/contract/exams";
import { type ProposedItem, SyllabusImport } from "@/lib/contract/syllabus-imports";
import { pdfOf, textPage } from "@/tests/support/pdf";
import type { Student } from "@/tests/support/student";

export const SYLLABUS = [
  "BIO 210: Cell Biology",
  "Fall 2026",
  "Instructor: Dr. Example",
  "Grading",
  "Homework 1  10%  due September 18, 2026",
  "Homework 2  10%  due October 2, 2026",
  "Midterm exam  30%  October 16, 2026",
  "Term paper  20%",
  "Final exam  30%  December 14, 2026",
  "Schedule",
  "Week 1: Membranes",
  "Week 2: Transport",
  "Week 3: Signalling",
  "Week 4: Division",
];
export const NEWER = SYLLABUS.map((line) =>
  line.replace("October 2, 2026", "October 9, 2026").replace(/^Term paper.*/, "Presentation  20%"),
);

export async function whenRead(student: Student, import_id: unknown): Promise<SyllabusImport> {
  return vi.waitFor(
    async () => {
      const { body } = await student.get(`/syllabus-imports/${import_id}/`);
      const row = SyllabusImport.parse(body);
      if (row.awaits_model) throw new Error("A model is waited for");
      if (row.proposal || row.processing_error) return row;
      throw new Error(`The syllabus is ${row.stage}`);
    },
    { timeout: 30_000, interval: 50 },
  );
}

export async function imports(
  student: Student,
  lines: string[],
  fields: Record<string, string> = {},
) {
  const bytes = Uint8Array.from(pdfOf([textPage(lines)]));
  const syllabus_file = new File([bytes], "syllabus.pdf");
  const { body } = await student.upload("/syllabus-imports/", { syllabus_file, ...fields });
  return whenRead(student, body.id);
}

/** What a student sends who accepts every dated item and every topic as proposed. */
export function accepting(
  { proposal }: SyllabusImport,
  wanted: (item: ProposedItem) => boolean = () => true,
) {
  return {
    items: (proposal?.items ?? [])
      .filter(wanted)
      .map(({ key, title, type, due_date, has_time, weight, change, existing }) => ({
        key,
        title,
        type,
        due_date,
        has_time,
        weight,
        existing: change === "changed" ? existing : null,
      })),
    topics: (proposal?.topics ?? []).map(({ key, title, week }) => ({ key, title, week })),
  };
}

export const NEW_COURSE = { name: "Cell Biology", code: "BIO 210", semester: "Fall 2026" };

export async function contents(student: Student, course_id: number) {
  const course = `/courses/${course_id}`;
  const assignments = (await student.get(`${course}/assignments/`)).list;
  const exams = (await student.get(`${course}/exams/`)).list;
  return {
    assignments: assignments.map((row) => Assignment.parse(row)),
    exams: exams.map((row) => Exam.parse(row)),
    topics: (await student.get(`${course}/topic-items/`)).list.map((row) => row.title),
  };
}
