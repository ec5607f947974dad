import { implement } from "@/lib/api/implement";
import { gpa } from "@/lib/contract/gpa";
import { readAllGrades, setGpaSettings } from "@/lib/services/courses/grades/gpa";

export const gpaRoutes = implement(gpa, {
  read: ({ owner }) => readAllGrades(owner),
  set: ({ owner, body }) => setGpaSettings(owner, body),
});
