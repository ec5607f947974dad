import type { SyllabusImport } from "@/lib/contract/syllabus-imports";
import { itemOf, proposalOf, quotedValue, topicOf } from "@/tests/unit/syllabus-import/proposal";

const SYLLABUS_LINES = [
  "BIO 210: Cell Biology",
  "Fall 2036",
  "Instructor: Dr. Example",
  "Homework 1  10%  due September 19, 2036",
  "Homework 2  10%  due October 3, 2036",
  "Week 1: Membranes",
  "Week 2: Transport",
];

const MADE = "2026-09-01T08:00:00.000Z";

/** A pasted syllabus of a new course that waits for its review. */
export const WAITING: SyllabusImport = {
  id: 43,
  course_id: null,
  course_name: null,
  file_id: null,
  filename: null,
  syllabus_text: SYLLABUS_LINES.join("\n"),
  stage: "ready",
  processing_error: "",
  is_locked: false,
  page_count: null,
  pages_read: 0,
  pages_with_text: 0,
  proposal: proposalOf({
    course: {
      ...proposalOf().course,
      name: quotedValue("Cell Biology"),
      code: quotedValue("BIO 210"),
      instructor: quotedValue("Dr. Example"),
      semester: quotedValue("Fall 2036"),
    },
    items: [
      itemOf({
        due_date: "2036-09-20T03:59:00.000Z",
        quote: "Homework 1 10% due September 19, 2036",
      }),
      itemOf({
        key: "i1",
        title: "Homework 2",
        due_date: "2036-10-04T03:59:00.000Z",
        quote: "Homework 2 10% due October 3, 2036",
      }),
    ],
    topics: [
      topicOf(),
      topicOf({ key: "t1", title: "Transport", week: 2, quote: "Week 2: Transport" }),
    ],
  }),
  awaits_model: false,
  accepted_at: null,
  created_at: MADE,
  updated_at: MADE,
};
