import { db } from "@/db/client";
import { courses, type StoredComponent, type StoredGradeRules } from "@/db/schema/courses";
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
      .select({ grading: courses.grading, grade_rules: courses.grade_rules })
      .from(courses)
      .where(ownedBy(courses, owner, course_id))
      .for("update");
    const { grading: parts, grade_rules } = found(course, "Course");
    const before = new Map(parts.map((one) => [one.key, one]));
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
      .set({ grading, grade_rules: grade_rules && withShares(grade_rules, parts, grading) })
      .where(ownedBy(courses, owner, course_id));
  });
  return readGrading(owner, course_id);
}

/** Where one of several weightings is that of the parts themselves, it follows their new shares. */
function withShares(
  rules: StoredGradeRules,
  before: readonly StoredComponent[],
  after: readonly StoredComponent[],
): StoredGradeRules {
  const own = before.map(({ key, weight }) => [key, weight ?? 0] as const);
  const isOwn = (weights: Record<string, unknown>) =>
    own.every(([key, weight]) => Number(weights[key] ?? 0) === weight);
  const shares = after.map(({ key, weight }) => [key, String(weight ?? 0)] as const);
  const schemes = rules.schemes?.map((weights) =>
    isOwn(weights) ? Object.fromEntries(shares) : weights,
  );
  return schemes ? { ...rules, schemes } : rules;
}

/** Without what was left out. */
function given<T extends object>(values: T) {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}
