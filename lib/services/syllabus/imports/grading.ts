import type { Transaction } from "@/db/client";
import { courses, type StoredComponent } from "@/db/schema/courses";
import type { AcceptedImport } from "@/db/schema/syllabus-imports";
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
