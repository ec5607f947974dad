import type { DocumentText } from "@/lib/documents/document-text";
import type { Dating } from "@/lib/documents/extract/dating";
import { findCode } from "./course-code";
import { findCourseName } from "./course-name";
import { findInstructor } from "./instructor";
import { findSemester, findTermDates } from "./term";

export function findCourse(document: DocumentText, dating: Dating) {
  const code = findCode(document);
  const instructor = findInstructor(document);
  return {
    code,
    name: findCourseName(document, code, instructor),
    instructor,
    semester: findSemester(document),
    ...findTermDates(document, dating),
  };
}
