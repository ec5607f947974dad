import type { Asked, Objection, Reading } from "./request/asked";
import { withoutConflicts } from "./request/conflicts";
import { type InterpretedRequest, interpreted } from "./request/interpreted";
import { merged } from "./request/merge";
import { readMeanings } from "./request/read-meanings";
import { type UnderstoodPart, understoodParts } from "./request/understood-parts";

/** A request as it was read. */
export interface ReadRequest extends InterpretedRequest {
  asked: Asked;
  /** One plain sentence for each thing that was understood, with the field that holds it. */
  parts: UnderstoodPart[];
  understood: string[];
  /** Pieces of the request, in its own words, that nothing was made of. */
  not_understood: string[];
  /** What cannot be done as it was written. */
  objections: Objection[];
}

const LONGEST_REQUEST = 4000;

/**
 * What a student's own words ask of a plan. What is not said is absent; each piece of the text is understood, says
 * nothing, or stands in `not_understood`.
 */
export function readRequest(text: string, reading: Reading): ReadRequest {
  const written = text.slice(0, LONGEST_REQUEST).normalize("NFC");
  const { meanings, not_understood, objections } = readMeanings(written, reading);
  const whole = merged(meanings);
  const { asked, objections: conflicts } = withoutConflicts(whole.asked, reading);
  const parts = understoodParts(asked, reading.today);
  const is_empty = meanings.length === 0 && not_understood.length === 0 && written.trim() !== "";
  if (is_empty) objections.push({ kind: "irrelevant", text: "There is nothing in it to plan by." });
  const lost = whole.lost.map(({ start, end }) => written.slice(start, end).trim());
  return {
    ...interpreted(asked, reading.topic_titles),
    asked,
    parts,
    understood: parts.map(({ text }) => text),
    not_understood: [...not_understood, ...lost],
    objections: distinct([...objections, ...whole.objections, ...conflicts]),
  };
}

function distinct(objections: Objection[]): Objection[] {
  return [...new Map(objections.map((each) => [each.text, each])).values()];
}
