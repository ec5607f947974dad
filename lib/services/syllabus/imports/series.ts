import type { Transaction } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { courses } from "@/db/schema/courses";
import type { Acceptance } from "@/lib/contract/syllabus-imports";
import type { SyllabusFacts } from "@/lib/documents/extract/syllabus/types";
import { dueInstant } from "@/lib/services/kernel/assignment-evidence";
import { found, invalid } from "@/lib/services/kernel/errors";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import { seriesNamed } from "@/lib/services/syllabus/imports/keys";
import { sourceOf } from "@/lib/services/syllabus/imports/source-of";
import { numberedTitles } from "@/lib/text/numbered-titles";
import { repeatedDays } from "@/lib/time/repeated-days";

interface Target {
  course_id: number;
  source_id: number;
  facts: SyllabusFacts;
}

/** Adds an assignment for each day of the chosen series within the term of the course. Answers their ids. */
export async function addSeries(
  tx: Transaction,
  owner: Owner,
  { course_id, source_id, facts }: Target,
  chosen: Acceptance["series"],
): Promise<number[]> {
  if (chosen.length === 0) return [];
  const [course] = await tx
    .select({ first: courses.start_date, last: courses.end_date })
    .from(courses)
    .where(ownedBy(courses, owner, course_id));
  const { first, last } = found(course, "Course");
  if (!first || !last) throw invalid(NO_TERM);
  const rows = chosen.flatMap(({ key, title }) => {
    const fact = seriesNamed(facts, key);
    if (!fact)
      throw invalid("We've read this syllabus again in the meantime. Please review it again.");
    const { type, time, zone } = fact.value;
    const days = repeatedDays(fact.value, first, last);
    const titles = numberedTitles(title, days.length);
    return days.map((date, index) => ({
      owner_id: owner.id,
      course_id,
      syllabus_id: source_id,
      evidence: sourceOf(fact),
      title: titles[index] ?? title,
      assignment_type: type === "midterm" || type === "final" ? ("exam" as const) : type,
      due_date: dueInstant({ date, time, zone }, owner.timezone),
      status: "not_started" as const,
    }));
  });
  if (rows.length === 0) return [];
  const added = await tx.insert(assignments).values(rows).returning({ id: assignments.id });
  return added.map(({ id }) => id);
}

const NO_TERM = "The course needs its first and last day before you can add repeating deadlines.";
