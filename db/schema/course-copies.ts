import { foreignKey, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { id, instant, jsonText, ownerId } from "@/db/columns";
import { courses, type StoredComponent, type StoredGradeRules } from "@/db/schema/courses";
import type { TrashKind } from "@/lib/contract/values";
import type { Copied, List, ThingKind, Values } from "@/lib/course-setup/things";

/** What accepting an update did, as far as taking it back needs it. */
export interface AcceptedUpdate {
  made_at: string;
  /** Changes. */
  count: number;
  /** The copy as it was before. */
  copied: Copied;
  seen_version: number;
  changed: { kind: ThingKind; row: number; before: Values; after: Values }[];
  /** With the words the student's own was read from. */
  grading: { before: StoredGrading; after: StoredGrading } | null;
  added: { kind: List; row: number }[];
  /** What went to the trash in one step. */
  removed: { kind: TrashKind; item_id: number } | null;
}

interface StoredGrading {
  grading: StoredComponent[];
  grade_rules: StoredGradeRules | null;
}

/** Which link a course was made from, and the setup as the course's owner decided on it last. */
export const courseCopies = pgTable(
  "course_copies",
  {
    id: id(),
    owner_id: ownerId(),
    course_id: integer().notNull(),
    /** Of the link, whose owner is another student: it is found by what was in it, as by anyone who has it. */
    token_hash: text().notNull(),
    /** The version of the link that was decided on. */
    seen_version: integer().notNull(),
    copied: jsonText<Copied>().notNull(),
    /** The update that was accepted last; null where there is none, or it was taken back. */
    accepted: jsonText<AcceptedUpdate>(),
    created_at: instant().notNull(),
  },
  (table) => [
    foreignKey({
      name: "course_copies_course_fk",
      columns: [table.course_id, table.owner_id],
      foreignColumns: [courses.id, courses.owner_id],
    }).onDelete("cascade"),
    unique("course_copies_course_key").on(table.owner_id, table.course_id),
  ],
);
