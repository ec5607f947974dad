import { implement } from "@/lib/api/implement";
import { syllabusImports } from "@/lib/contract/syllabus-imports";
import { thenReschedule } from "@/lib/services/study-plans/schedule/change";
import { acceptImport } from "@/lib/services/syllabus/imports/accept";
import { listImports, readImport } from "@/lib/services/syllabus/imports/read";
import {
  createDirectImport,
  createImport,
  nameYear,
  removeImport,
  retryImport,
} from "@/lib/services/syllabus/imports/requests";
import { undoImport } from "@/lib/services/syllabus/imports/undo";

export const syllabusImportRoutes = implement(syllabusImports, {
  list: ({ owner }) => listImports(owner),
  create: ({ owner, body }) => createImport(owner, body),
  createDirectly: ({ owner, body }) => createDirectImport(owner, body),
  read: ({ owner, path }) => readImport(owner, path.import_id),
  remove: ({ owner, path }) => removeImport(owner, path.import_id),
  nameYear: ({ owner, path, body }) => nameYear(owner, path.import_id, body.year),
  retry: ({ owner, path }) => retryImport(owner, path.import_id),
  accept: ({ owner, path, body }) =>
    thenReschedule(owner, acceptImport(owner, path.import_id, body)),
  undo: async ({ owner, path }) => {
    const course_id = await thenReschedule(owner, undoImport(owner, path.import_id));
    return { message: "We've undone the import.", course_id };
  },
});
