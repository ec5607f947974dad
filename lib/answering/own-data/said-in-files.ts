import { answerOf, newDraft, quoted } from "@/lib/answering/draft";
import { sentencesIn } from "@/lib/answering/sentences";
import type { Answer, Passage } from "@/lib/answering/types";
import { pattern, words } from "@/lib/text/pattern";
import type { Intent } from "./intents";

const HANDED_IN = words`
  work, home ?works?, assignments?, submissions?, submit(?:s|ted)?, papers?, essays?, labs?, problem sets?, projects?,
  penalt(?:y|ies), points?, percent, %, accepted, deadlines?, hand(?:s|ed|ing)? in, turn(?:s|ed|ing)? in, days?,
  abgabe, aufgaben, hausaufgaben, punkte, devoirs?, points, tareas?, entregas?, puntos
`;
const LATE_WORDS = words`
  late, overdue, extensions?, grace period, verspätete?n?, zu spät, en retard, tard[eí]as?, tarde
`;

/** How a sentence of a syllabus says what the data do not hold. */
const SAYINGS: Partial<Record<Intent, RegExp>> = {
  late_policy: pattern("iu")`^(?=.*\b${LATE_WORDS}\b).*(?:\b|(?<=\d ?))${HANDED_IN}`,
  office_hours:
    /\b(?:office hours?|student hours|sprech(?:stunden?|zeit)|heures de permanence|tutorías?)\b/iu,
  teacher:
    /\b(?:instructor|professor|lecturer|taught by|dozent(?:in)?|enseignante?|profesora?)\b(?: ?:|.*\p{Lu})/u,
  grading:
    /^(?=.*\d ?(?:%|percent)).*\b(?:exams?|mid-?terms?|finals?|home ?work|quiz|labs?|grade|note|nota)/iu,
  class_times:
    /^(?=.*\d{1,2}[:.]\d\d).*\b(?:lectures?|class|meets?|room|vorlesung|cours|clase)\b/iu,
  exam_covers:
    /\b(?:exam|mid-?term|final|klausur|examen)\b.*\b(?:covers?|includes?|umfasst|porte sur|abarca)\b/iu,
};
const MOST_SENTENCES = 3;

/** The first place of the files that says it, word for word, or null. */
export function saidInFiles(intent: Intent, passages: Passage[]): Answer | null {
  const saying = SAYINGS[intent];
  if (!saying) return null;
  for (const passage of passages) {
    const sentences = sentencesIn(passage);
    const at = sentences.findIndex(({ text, kind }) => kind !== "question" && saying.test(text));
    if (at < 0) continue;
    const more = sentences.slice(at + 1, at + MOST_SENTENCES);
    const end = more.findIndex(({ text }) => !saying.test(text));
    const block = [...sentences.slice(at, at + 1), ...(end < 0 ? more : more.slice(0, end))];
    const draft = newDraft();
    return answerOf(draft, { kind: "passage", text: quoted(draft, block), confidence: 0.7 });
  }
  return null;
}
