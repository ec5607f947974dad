import type { AssignmentEvidence, ExtractedFact } from "@/lib/contract/evidence";
import type { Evidence } from "@/lib/documents/evidence";
import type { AssignmentFacts } from "@/lib/documents/extract/assignment";
import { deadlineInstant, zoneOf } from "@/lib/time/zones";

type Field = ExtractedFact["field"];

/** What a document said, as the API shows it. */
export function evidenceOf(facts: AssignmentFacts): AssignmentEvidence {
  const { title, type, due, points, weight_percent, estimated_hours, tasks } = facts;
  return {
    facts: [
      ...told("title", title, (value) => value),
      ...told("type", type, (value) => value),
      ...told("due", due, dueInWords),
      ...told("points", points, String),
      ...told("weight", weight_percent, (value) => `${value}%`),
      ...told("hours", estimated_hours, String),
      ...tasks.flatMap((task) => told("task", task, ({ title }) => title)),
    ],
    notes: [...facts.notes, ...zoneDoubt(facts)],
    estimated_hours_estimate: facts.estimated_hours_estimate,
    model_usage: facts.model_usage ?? null,
  };
}

type Due = NonNullable<AssignmentFacts["due"]>["value"];

/** The instant of a deadline: in the zone the document names, else in the student's. */
export function dueInstant({ date, time, zone }: Due, home: string): string {
  return deadlineInstant(date, time, zoneOf(zone) ?? home);
}

function zoneDoubt({ due }: AssignmentFacts): string[] {
  const zone = due?.value.zone;
  if (!zone || zoneOf(zone)) return [];
  return [`The time zone “${zone}” is not known; your own was taken. Please check the time.`];
}

function dueInWords({ date, time, zone }: Due): string {
  return [date, time, zone].filter(Boolean).join(" ");
}

function told<T>(field: Field, fact: Told<T> | null, words: (value: T) => string): ExtractedFact[] {
  if (!fact) return [];
  const { page, quote, boxes } = fact.evidence;
  const [first] = boxes;
  const at = first ? { x: first.x, y: first.y } : null;
  return [{ field, value: words(fact.value), confidence: fact.confidence, page, quote, at }];
}

interface Told<T> {
  value: T;
  confidence: ExtractedFact["confidence"];
  evidence: Evidence;
}
