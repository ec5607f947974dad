import type { AssignmentEvidence, ExtractedFact } from "@/lib/contract/evidence";
import type { Evidence } from "@/lib/documents/evidence";
import type { AssignmentFacts } from "@/lib/documents/extract/assignment";
import { textsOf } from "@/lib/documents/notes";
import { deadlineInstant, zoneOf } from "@/lib/time/zones";

type Field = ExtractedFact["field"];

/** What a document said, as the API shows it. */
export function evidenceOf(facts: AssignmentFacts): AssignmentEvidence {
  const { title, type, due, points, weight_percent, estimated_hours, tasks } = facts;
  return {
    facts: [
      ...toExtractedFacts("title", title, (value) => value),
      ...toExtractedFacts("type", type, (value) => value),
      ...toExtractedFacts("due", due, dueInWords),
      ...toExtractedFacts("points", points, String),
      ...toExtractedFacts("weight", weight_percent, (value) => `${value}%`),
      ...toExtractedFacts("hours", estimated_hours, String),
      ...tasks.flatMap((task) => toExtractedFacts("task", task, ({ title }) => title)),
    ],
    notes: [...textsOf(facts.notes), ...zoneDoubt(facts)],
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
  return [`We don't know the time zone “${zone}”, so we used yours. Please check the time.`];
}

function dueInWords({ date, time, zone }: Due): string {
  return [date, time, zone].filter(Boolean).join(" ");
}

function toExtractedFacts<T>(
  field: Field,
  fact: QuotedFact<T> | null,
  words: (value: T) => string,
): ExtractedFact[] {
  if (!fact) return [];
  const { page, quote, boxes } = fact.evidence;
  const [first] = boxes;
  const at = first ? { x: first.x, y: first.y } : null;
  return [{ field, value: words(fact.value), confidence: fact.confidence, page, quote, at }];
}

interface QuotedFact<T> {
  value: T;
  confidence: ExtractedFact["confidence"];
  evidence: Evidence;
}
