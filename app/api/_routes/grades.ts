import { implement } from "@/lib/api/implement";
import { grades } from "@/lib/contract/grades";
import { readNeeded } from "@/lib/services/courses/grades/needed";
import { readGrades } from "@/lib/services/courses/grades/read";
import {
  removePiece,
  setGradeDetails,
  setPieces,
  setRules,
} from "@/lib/services/courses/grades/write";

export const gradesRoutes = implement(grades, {
  read: ({ owner, path }) => readGrades(owner, path.course_id),
  setRules: ({ owner, path, body }) => setRules(owner, path.course_id, body),
  setDetails: ({ owner, path, body }) => setGradeDetails(owner, path.course_id, body),
  setPiece: ({ owner, path, body }) => setPieces(owner, path.course_id, [body]),
  setPieces: ({ owner, path, body }) =>
    setPieces(owner, path.course_id, body.pieces, body.forgotten_piece_ids),
  removePiece: ({ owner, path }) => removePiece(owner, path),
  needed: ({ owner, path, body }) => readNeeded(owner, path.course_id, body),
});
