import type { Transaction } from "@/db/client";
import { classTimes } from "@/db/schema/class-times";
import { CLASS_TIMES_MAX } from "@/lib/contract/class-values";
import type { Acceptance } from "@/lib/contract/syllabus-imports";
import type { SyllabusFacts } from "@/lib/documents/extract/syllabus/types";
import { invalid, invalidField } from "@/lib/services/kernel/errors";
import type { Owner } from "@/lib/services/kernel/owner";
import { classTimeNamed } from "@/lib/services/syllabus/imports/keys";
import { sourceOf } from "@/lib/services/syllabus/imports/source-of";

interface Target {
  course_id: number;
  source_id: number;
  facts: SyllabusFacts;
  /** How many the course has already. */
  count: number;
}

/** Adds the chosen class times, each with the words it was read from. Answers their ids. */
export async function addClassTimes(
  tx: Transaction,
  owner: Owner,
  { course_id, source_id, facts, count }: Target,
  chosen: Acceptance["class_times"],
): Promise<number[]> {
  if (chosen.length === 0) return [];
  if (count + chosen.length > CLASS_TIMES_MAX) {
    throw invalidField("class_times", `A course may have at most ${CLASS_TIMES_MAX} class times.`);
  }
  const rows = chosen.map(({ key, ...fields }) => {
    const fact = classTimeNamed(facts, key);
    if (!fact)
      throw invalid("We've read this syllabus again in the meantime. Please review it again.");
    const from = { syllabus_id: source_id, evidence: sourceOf(fact) };
    return { ...fields, ...from, owner_id: owner.id, course_id };
  });
  const added = await tx.insert(classTimes).values(rows).returning({ id: classTimes.id });
  return added.map(({ id }) => id);
}
