import { db } from "@/db/client";
import { courses, type StoredComponent } from "@/db/schema/courses";
import type { Grading, GradingInput } from "@/lib/contract/grading";
import { freeKey } from "@/lib/grades/part-keys";
import { componentsOf, filesOf } from "@/lib/services/courses/grades/stored";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

export async function readGrading(owner: Owner, course_id: number): Promise<Grading> {
  const [course] = await db()
    .select({ grading: courses.grading })
    .from(courses)
    .where(ownedBy(courses, owner, course_id));
  const stored = found(course, "Course");
  return { components: componentsOf(stored.grading, await filesOf(owner, [stored])) };
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
      // What is left out stays as it is.
      if (known) return { ...known, ...given(values) };
      return { key: freeKey(used), ...values, syllabus_id: null, evidence: null };
    });
    await tx
      .update(courses)
      .set({ grading })
      .where(ownedBy(courses, owner, course_id));
  });
  return readGrading(owner, course_id);
}

/** Without what was left out. */
function given<T extends object>(values: T) {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}
