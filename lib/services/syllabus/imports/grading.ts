import type { Transaction } from "@/db/client";
import { courses, type StoredComponent } from "@/db/schema/courses";
import type { AcceptedImport } from "@/db/schema/syllabus-imports";
import { GradeRulesInput } from "@/lib/contract/grade-rules";
import type { Acceptance } from "@/lib/contract/syllabus-imports";
import type { SyllabusFacts } from "@/lib/documents/extract/syllabus/types";
import { keysBeside } from "@/lib/grades/part-keys";
import { found } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { itemOfKey } from "@/lib/services/syllabus/imports/keys";
import { sourceOf } from "@/lib/services/syllabus/imports/source-of";

interface Target {
  course_id: number;
  source_id: number;
  facts: SyllabusFacts;
}

/**
 * Keeps what the grade is made of with the course, whether or not its parts have dates and are taken over. A syllabus
 * that says nothing of it leaves the course's own. Answers what it changed, so that it can be taken back.
 */
export async function keepGrading(
  tx: Transaction,
  owner: Owner,
  { course_id, source_id, facts }: Target,
  chosen: Acceptance["grading"],
): Promise<AcceptedImport["changed"]> {
  const read = (chosen ?? asRead(facts)).flatMap(({ key, title, weight }): StoredComponent[] => {
    const fact = itemOfKey(facts, key);
    if (!fact) return [];
    const { count = null, drop_lowest = null } = fact.value;
    const from = { syllabus_id: source_id, evidence: sourceOf(shareOf(fact)) };
    return [{ key, title, weight, count, drop_lowest, ...from }];
  });
  if (read.length === 0) return [];
  const [before] = await tx
    .select({ grading: courses.grading })
    .from(courses)
    .where(ownedBy(courses, owner, course_id))
    .for("update");
  const earlier = found(before, "Course");
  const keys = keysBeside(read, earlier.grading);
  const grading = read.map((part, index) => ({ ...part, key: keys[index] ?? part.key }));
  await tx
    .update(courses)
    .set({ grading })
    .where(ownedBy(courses, owner, course_id));
  return [{ kind: "course", id: course_id, before: earlier, after: { grading } }];
}

/** Keeps the scale that a syllabus gives, unless the course has one. Answers what it changed. */
export async function keepLetterScale(
  tx: Transaction,
  owner: Owner,
  { course_id, source_id, facts }: Target,
): Promise<AcceptedImport["changed"]> {
  const read = facts.letter_scale;
  if (!read) return [];
  const [course] = await tx
    .select({ grade_rules: courses.grade_rules })
    .from(courses)
    .where(ownedBy(courses, owner, course_id))
    .for("update");
  const before = found(course, "Course");
  if (before.grade_rules?.letters) return [];
  const { sources, ...rules } = before.grade_rules ?? { ...GradeRulesInput.parse({}), sources: [] };
  const { letters, names_failing } = read.value;
  const scale = GradeRulesInput.safeParse({
    ...rules,
    letters,
    unknown: names_failing ? rules.unknown : [...rules.unknown, NO_FAILING],
  });
  // Written by others: a scale that no form takes is left out.
  if (!scale.success) return [];
  const source = {
    about: "letters" as const,
    at: null,
    syllabus_id: source_id,
    evidence: sourceOf(read),
  };
  const after = { grade_rules: { ...scale.data, sources: [...sources, source] } };
  await tx
    .update(courses)
    .set(after)
    .where(ownedBy(courses, owner, course_id));
  return [{ kind: "course", id: course_id, before, after }];
}

const NO_FAILING = "The syllabus doesn't name the grade below all others. We call it F.";

/** The words that give the share, which stand apart from those that give the date. */
function shareOf({ evidence, weight_evidence, confidence }: SyllabusFacts["items"][number]) {
  return { evidence: weight_evidence ?? evidence, confidence };
}

function asRead({ items }: SyllabusFacts) {
  return items.flatMap(({ value: { title, weight_percent } }, index) =>
    weight_percent === null
      ? []
      : [{ key: `i${index}`, title: title.slice(0, 200), weight: weight_percent }],
  );
}
