import { and, inArray } from "drizzle-orm";
import { db, type Reader } from "@/db/client";
import type { StoredComponent, StoredGradeRules } from "@/db/schema/courses";
import { syllabusSources } from "@/db/schema/topics";
import { type GradeRules, GradeRulesInput } from "@/lib/contract/grade-rules";
import type { GradingComponent } from "@/lib/contract/grading";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";

/** The files of syllabi that are still there, by the syllabus; null for pasted text. */
export type SyllabusFiles = ReadonlyMap<number, number | null>;

interface Stored {
  grading: readonly StoredComponent[];
  grade_rules?: StoredGradeRules | null;
}

/** The files that the parts and rules of some courses were read from, by one query. */
export async function filesOf(
  owner: Owner,
  stored: readonly Stored[],
  reader: Reader = db(),
): Promise<SyllabusFiles> {
  const named = stored.flatMap(({ grading, grade_rules }) => [
    ...grading.map(({ syllabus_id }) => syllabus_id),
    ...(grade_rules?.sources ?? []).map(({ syllabus_id }) => syllabus_id),
  ]);
  const ids = [...new Set(named.flatMap((syllabus_id) => syllabus_id ?? []))];
  if (ids.length === 0) return new Map();
  const sources = await reader
    .select({ id: syllabusSources.id, file_id: syllabusSources.file_id })
    .from(syllabusSources)
    .where(and(ownedBy(syllabusSources, owner), inArray(syllabusSources.id, ids)));
  return new Map(sources.map(({ id, file_id }) => [id, file_id]));
}

/** The parts of a grade as the API answers them. */
export function componentsOf(
  stored: readonly StoredComponent[],
  files: SyllabusFiles,
): GradingComponent[] {
  return stored.map(({ syllabus_id, evidence, ...component }) => {
    const file_id = syllabus_id === null ? undefined : files.get(syllabus_id);
    const is_there = evidence !== null && syllabus_id !== null && file_id !== undefined;
    return {
      ...component,
      source: is_there ? { ...evidence, syllabus_id, file_id } : null,
    };
  });
}

/** The rules with those of their sources whose syllabus is still there. */
export function rulesOf(stored: StoredGradeRules | null, files: SyllabusFiles): GradeRules {
  if (!stored) return { ...NO_RULES, sources: [] };
  const { sources, ...rules } = stored;
  return {
    ...rules,
    sources: sources.flatMap(({ about, at, syllabus_id, evidence }) => {
      const file_id = files.get(syllabus_id);
      return file_id === undefined
        ? []
        : [{ about, at, source: { ...evidence, syllabus_id, file_id } }];
    }),
  };
}

const NO_RULES = GradeRulesInput.parse({});
