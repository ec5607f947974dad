import type { Transaction } from "@/db/client";
import { courses, type StoredComponent, type StoredGradeRules } from "@/db/schema/courses";
import type { AcceptedImport } from "@/db/schema/syllabus-imports";
import { GradeRulesInput } from "@/lib/contract/grade-rules";
import { OPEN_MAX } from "@/lib/contract/grade-values";
import type { Acceptance } from "@/lib/contract/syllabus-imports";
import { isPlural } from "@/lib/documents/extract/syllabus/plural-titles";
import type { SyllabusFacts, SyllabusItem } from "@/lib/documents/extract/syllabus/types";
import { typeOfItem } from "@/lib/documents/extract/syllabus/work-words";
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
  const parts = chosen ?? asRead(facts);
  const are_as_read = areAsRead(parts, facts);
  const read = parts.flatMap(({ key, title, weight }): StoredComponent[] => {
    const fact = itemOfKey(facts, key);
    if (!fact) return [];
    const { count = null, drop_lowest = null, extra_credit } = fact.value;
    const from = { syllabus_id: source_id, evidence: sourceOf(shareOf(fact)) };
    const extra = extra_credit && { extra_credit };
    const worth = are_as_read ? inPoints(fact.value) : {};
    return [{ key, title, weight, count, drop_lowest, ...extra, ...worth, ...from }];
  });
  if (read.length === 0) return [];
  const [before] = await tx
    .select({ grading: courses.grading, grade_rules: courses.grade_rules })
    .from(courses)
    .where(ownedBy(courses, owner, course_id))
    .for("update");
  const earlier = found(before, "Course");
  const keys = keysBeside(read, earlier.grading);
  const grading = read.map((part, index) => ({ ...part, key: keys[index] ?? part.key }));
  const others = read.map(({ key }) => itemOfKey(facts, key)?.value.other_weight ?? null);
  const grade_rules = are_as_read
    ? withOtherWeighting(earlier.grade_rules, grading, others, { facts, source_id })
    : earlier.grade_rules;
  const after = { grading, ...(grade_rules !== earlier.grade_rules && { grade_rules }) };
  await tx
    .update(courses)
    .set(after)
    .where(ownedBy(courses, owner, course_id));
  const kept = "grade_rules" in after ? earlier : { grading: earlier.grading };
  return [{ kind: "course", id: course_id, before: kept, after }];
}

type Part = { key: string; weight: number };

/** Neither a share nor which parts there are was changed: the points and the other shares are theirs. */
function areAsRead(parts: readonly Part[], facts: SyllabusFacts): boolean {
  const read = asRead(facts);
  return (
    parts.length === read.length &&
    read.every(({ key, weight }) => parts.some((one) => one.key === key && one.weight === weight))
  );
}

/** What a part counts in points, in place of its share; each of its pieces, where it is known how many there are. */
function inPoints({ points, count, drop_lowest, title, extra_credit }: SyllabusItem) {
  if (points === undefined) return {};
  const pieces = count ?? (isPlural(title) || MANY.has(typeOfItem(title)) ? null : 1);
  // Whether the dropped ones are among the points, nobody says.
  const each = pieces === null || drop_lowest ? null : points / pieces;
  const is_exact = each !== null && Number.isInteger(Math.round(each * 1e6) / 1e4);
  return {
    weight: null,
    ...(is_exact && { points: String(each) }),
    // Extra credit adds the points that its pieces have.
    ...(!extra_credit && { total: String(points) }),
  };
}

/** Of these a course has several, though the name is that of one. */
const MANY = new Set<string>(["homework", "quiz", "lab"]);

/** With both weightings, unless the course has rules of its own for how its parts add up. */
function withOtherWeighting(
  kept: StoredGradeRules | null,
  grading: readonly StoredComponent[],
  others: readonly (number | null)[],
  { facts, source_id }: Pick<Target, "facts" | "source_id">,
): StoredGradeRules | null {
  const { other_weighting: read } = facts;
  if (!read || kept?.schemes || kept?.kind) return kept;
  const counted = grading.flatMap(({ key, weight, extra_credit }, at) =>
    extra_credit ? [] : [{ key, first: String(weight ?? 0), second: String(others[at] ?? 0) }],
  );
  const { sources, ...rules } = kept ?? { ...GradeRulesInput.parse({}), sources: [] };
  const schemes = [
    Object.fromEntries(counted.map(({ key, first }) => [key, first])),
    Object.fromEntries(counted.map(({ key, second }) => [key, second])),
  ];
  const unknown = read.value.counts === "by_choice" ? [...rules.unknown, CHOICE] : rules.unknown;
  const parsed = GradeRulesInput.safeParse({ ...rules, schemes, unknown });
  if (!parsed.success) return kept;
  const source = { about: "schemes" as const, at: null, syllabus_id: source_id };
  return { ...parsed.data, sources: [...sources, { ...source, evidence: sourceOf(read) }] };
}

const CHOICE = "Your course lets you choose between two weightings. We count the better one.";

/**
 * Keeps the letter scale that a syllabus gives, unless the course has one, and what else it says of the grade, in its
 * own words. Answers what it changed.
 */
export async function keepGradeRules(
  tx: Transaction,
  owner: Owner,
  { course_id, source_id, facts }: Target,
  chosen: Pick<Acceptance, "letter_scale" | "grading_remarks">,
): Promise<AcceptedImport["changed"]> {
  const scale = chosen.letter_scale ? facts.letter_scale : null;
  const remarks = chosen.grading_remarks ? (facts.grading_remarks ?? []) : [];
  if (!scale && remarks.length === 0) return [];
  const [course] = await tx
    .select({ grade_rules: courses.grade_rules })
    .from(courses)
    .where(ownedBy(courses, owner, course_id))
    .for("update");
  const before = found(course, "Course");
  const kept = before.grade_rules ?? { ...GradeRulesInput.parse({}), sources: [] };
  const rules = withRemarks(withScale(kept, scale, source_id), remarks, source_id);
  if (rules === kept) return [];
  const after = { grade_rules: rules };
  await tx
    .update(courses)
    .set(after)
    .where(ownedBy(courses, owner, course_id));
  return [{ kind: "course", id: course_id, before, after }];
}

/** As they were where the course has a scale, or where it is one that no form takes: it was written by others. */
function withScale(
  kept: StoredGradeRules,
  read: SyllabusFacts["letter_scale"],
  syllabus_id: number,
): StoredGradeRules {
  if (!read || kept.letters) return kept;
  const { sources, ...rules } = kept;
  const { letters, names_failing, is_above = false } = read.value;
  const unknown = names_failing ? rules.unknown : [...rules.unknown, NO_FAILING];
  const scale = GradeRulesInput.safeParse({ ...rules, letters, letters_above: is_above, unknown });
  if (!scale.success) return kept;
  const evidence = sourceOf(read);
  return {
    ...scale.data,
    sources: [...sources, { about: "letters", at: null, syllabus_id, evidence }],
  };
}

/** With those that are not there yet, as far as there is room. */
function withRemarks(
  kept: StoredGradeRules,
  remarks: NonNullable<SyllabusFacts["grading_remarks"]>,
  syllabus_id: number,
): StoredGradeRules {
  const { sources, ...rules } = kept;
  const unknown = [...rules.unknown];
  const fresh = remarks.flatMap((remark): StoredGradeRules["sources"] => {
    const sentence = remarkText(remark.value.sentence);
    const quote = sourceOf(remark).quote;
    const is_kept = sources.some((one) => one.about === "schemes" && one.evidence.quote === quote);
    if (is_kept) return [];
    if (unknown.includes(sentence) || unknown.length >= OPEN_MAX) return [];
    const at = unknown.push(sentence) - 1;
    return [{ about: "unknown", at, syllabus_id, evidence: sourceOf(remark) }];
  });
  if (fresh.length === 0) return kept;
  const parsed = GradeRulesInput.safeParse({ ...rules, unknown });
  return parsed.success ? { ...parsed.data, sources: [...sources, ...fresh] } : kept;
}

/** How a course's figures say what the syllabus says beside them. */
function remarkText(sentence: string): string {
  return `Your syllabus says: “${sentence}”`;
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
