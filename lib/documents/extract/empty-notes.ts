import type { DocumentNote, DocumentNoteCode } from "@/lib/documents/notes";

/** What a student is told where the rules found nothing of what such a document is read for. */
const NO_DEADLINE: DocumentNote = {
  code: "no_deadline",
  text: "We found no deadline in this document. If there is one, please add it yourself.",
};
const NO_ITEMS: DocumentNote = {
  code: "no_items",
  text: "We found no graded work in this document. If there is some, please add it yourself.",
};
const NO_CERTAIN_ITEMS: DocumentNote = {
  code: "no_certain_items",
  text: "We found no graded work for certain. Please check what we are not sure about, and add the rest yourself.",
};
const NO_TOPICS: DocumentNote = {
  code: "no_topics",
  text: "We found no topics in this document. If there are some, please add them yourself.",
};

type Assignment = { due: unknown; notes: DocumentNote[] };
type Item = { value: { is_certain?: false } };
type Syllabus = { items: Item[]; topics: unknown[]; notes: DocumentNote[] };
const OF_SYLLABI: DocumentNoteCode[] = ["no_items", "no_certain_items", "no_topics"];

/** The facts with a note where no deadline was found and nothing said why. */
export function notingNoDeadline<F extends Assignment>(facts: F): F {
  const notes = facts.notes.filter(({ code }) => code !== "no_deadline");
  const is_silent = facts.due === null && notes.length === 0;
  return { ...facts, notes: is_silent ? [NO_DEADLINE] : notes };
}

/** The facts with a note for each kind of thing of which a syllabus gave nothing. */
export function notingNothingFound<F extends Syllabus>(facts: F): F {
  const notes = facts.notes.filter(({ code }) => !OF_SYLLABI.includes(code));
  if (facts.items.length === 0) notes.push(NO_ITEMS);
  else if (facts.items.every(({ value }) => value.is_certain === false))
    notes.push(NO_CERTAIN_ITEMS);
  if (facts.topics.length === 0) notes.push(NO_TOPICS);
  return { ...facts, notes };
}
