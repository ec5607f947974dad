import type { Asked, Objection } from "./asked";
import type { Meaning } from "./read-meanings";

/** All meanings as one. Of two that say different things of the same the first holds, and it is said. */
export function merged(meanings: Meaning[]): {
  asked: Asked;
  objections: Objection[];
  lost: Meaning[];
} {
  const objections: Objection[] = [];
  const lost: Meaning[] = [];
  const asked: Record<string, unknown> = {};
  for (const meaning of [...meanings].sort((a, b) => a.start - b.start)) {
    const contradicts = Object.entries(meaning.asked).some(
      ([field, value]) => !fits(asked[field], value),
    );
    const later_exam = meaning.asked.exam_date;
    if (contradicts && later_exam) {
      // The plan goes on until the last of several exams.
      if (typeof asked.exam_date === "string" && asked.exam_date < later_exam)
        asked.exam_date = later_exam;
      continue;
    }
    if (contradicts && meaning.corrects) {
      Object.assign(asked, meaning.asked);
      continue;
    }
    if (contradicts) {
      lost.push(meaning);
      objections.push({ kind: "conflict", text: "Two wishes contradict each other." });
      continue;
    }
    for (const [field, value] of Object.entries(meaning.asked))
      asked[field] = joined(asked[field], value);
  }
  return { asked, objections, lost };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function fits(known: unknown, value: unknown): boolean {
  if (known === undefined || Array.isArray(known)) return true;
  if (isObject(known) && isObject(value)) {
    return Object.entries(value).every(([key, each]) => fits(known[key], each));
  }
  return JSON.stringify(known) === JSON.stringify(value);
}

function joined(known: unknown, value: unknown): unknown {
  if (Array.isArray(known) && Array.isArray(value)) {
    const rows = new Map([...known, ...value].map((each) => [JSON.stringify(each), each]));
    return [...rows.values()];
  }
  if (isObject(known) && isObject(value)) {
    const rest = Object.entries(value).map(([key, each]) => [key, joined(known[key], each)]);
    return { ...known, ...Object.fromEntries(rest) };
  }
  return value;
}
