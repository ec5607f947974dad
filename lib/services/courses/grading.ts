import { and, inArray } from "drizzle-orm";
import { db } from "@/db/client";
import { courses, type StoredComponent } from "@/db/schema/courses";
import { syllabusSources } from "@/db/schema/topics";
import type { Grading, GradingInput } from "@/lib/contract/grading";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

export async function readGrading(owner: Owner, course_id: number): Promise<Grading> {
  const [course] = await db()
    .select({ grading: courses.grading })
    .from(courses)
    .where(ownedBy(courses, owner, course_id));
  const stored = found(course, "Course").grading;
  const files = await filesOf(owner, stored);
  return {
    components: stored.map(({ syllabus_id, evidence, ...component }) => {
      const file_id = syllabus_id === null ? undefined : files.get(syllabus_id);
      const is_there = evidence !== null && syllabus_id !== null && file_id !== undefined;
      return { ...component, source: is_there ? { ...evidence, syllabus_id, file_id } : null };
    }),
  };
}

/** Replaces all components; one that is sent by its key keeps the words it was read from. */
export async function updateGrading(
  owner: Owner,
  course_id: number,
  { components }: GradingInput,
): Promise<Grading> {
  await db().transaction(async (tx) => {
    const [course] = await tx
      .select({ grading: courses.grading })
      .from(courses)
      .where(ownedBy(courses, owner, course_id))
      .for("update");
    const before = new Map(found(course, "Course").grading.map((one) => [one.key, one]));
    const used = new Set(before.keys());
    const grading = components.map(({ key, ...values }): StoredComponent => {
      const known = key === null ? undefined : before.get(key);
      if (key !== null) before.delete(key);
      if (known) return { ...known, ...values };
      return { key: freeKey(used), ...values, syllabus_id: null, evidence: null };
    });
    await tx
      .update(courses)
      .set({ grading })
      .where(ownedBy(courses, owner, course_id));
  });
  return readGrading(owner, course_id);
}

/** The files of the syllabi that are still there, by the syllabus; null for pasted text. */
async function filesOf(owner: Owner, stored: StoredComponent[]) {
  const ids = [...new Set(stored.flatMap(({ syllabus_id }) => syllabus_id ?? []))];
  if (ids.length === 0) return new Map<number, number | null>();
  const sources = await db()
    .select({ id: syllabusSources.id, file_id: syllabusSources.file_id })
    .from(syllabusSources)
    .where(and(ownedBy(syllabusSources, owner), inArray(syllabusSources.id, ids)));
  return new Map(sources.map(({ id, file_id }) => [id, file_id]));
}

function freeKey(used: Set<string>): string {
  let number = used.size + 1;
  while (used.has(`g${number}`)) number += 1;
  used.add(`g${number}`);
  return `g${number}`;
}
