import type { z } from "zod";
import type { Acceptance, SyllabusImport } from "@/lib/contract/syllabus-imports";
import { dateIn } from "@/lib/time/dates";
import { acceptanceOf, isPast, termOfCourse } from "./acceptance";
import { draftBegun } from "./draft-begun";
import { draftOf, type ItemDraft } from "./review-draft";
import { type Totals, totalsOf } from "./summary";

/** What a syllabus would bring as a new course, and whether it can go in without being looked through. */
export interface Judged {
  name: string;
  totals: Totals;
  /** What is sent to accept it; null where something has to be looked at first. */
  body: z.input<typeof Acceptance> | null;
  /** Why it has to be looked at, in words for the student. */
  unclear: string[];
  /** What else is to be said of it. */
  remarks: string[];
  /** Not in the past, the first one first. */
  next: ItemDraft | undefined;
  exams: ItemDraft[];
  /** Named by the syllabus without a date, or far from its term. */
  left_out: string[];
  /** How many of its dates we worked out. */
  inferred: number;
  /** How many assignments were due before today. */
  past: number;
}

/** Null until the syllabus is read. What the student changed in its review counts. */
export function judge(row: SyllabusImport, zone: string): Judged | null {
  const { proposal } = row;
  if (!proposal) return null;
  const fresh = draftOf(proposal, zone);
  const draft = draftBegun(row, fresh, proposal) ?? fresh;
  const term = termOfCourse({ draft, course: null });
  const today = dateIn(zone, new Date());
  const checked = acceptanceOf({ draft, proposal, zone, course: null });
  const unclear = [
    ...proposal.open_questions,
    ...(draft.course.name.trim() ? [] : ["We didn't find the name of the course."]),
    ...(proposal.items.length + proposal.topics.length > 0
      ? []
      : ["We found no graded work and no topics in it."]),
    ...(isPast(draft, term, today) ? ["Its term is over."] : []),
  ];
  if ("errors" in checked && unclear.length === 0) {
    unclear.push(...new Set(Object.values(checked.errors)));
  }
  const chosen = draft.items.filter(({ ticked }) => ticked);
  const inferred = new Set(
    proposal.items.filter(({ confidence }) => confidence === "inferred").map(({ key }) => key),
  );
  const dated = chosen.filter(({ date }) => date).toSorted((a, b) => (a.date < b.date ? -1 : 1));
  return {
    name: draft.course.name.trim(),
    totals: totalsOf(draft, proposal, term),
    body: "errors" in checked || unclear.length > 0 ? null : checked.body,
    unclear,
    remarks: proposal.notes.filter((note) => !proposal.open_questions.includes(note)),
    next: dated.find(({ date }) => date >= today),
    exams: dated.filter(({ type }) => EXAMS.has(type)),
    left_out: draft.items.filter(({ ticked }) => !ticked).map(({ title }) => title),
    inferred: dated.filter(({ key }) => inferred.has(key)).length,
    past: dated.filter(({ type, date }) => !EXAMS.has(type) && date < today).length,
  };
}

const EXAMS: ReadonlySet<ItemDraft["type"]> = new Set(["exam", "midterm", "final"]);
