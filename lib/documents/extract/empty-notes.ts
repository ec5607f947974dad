/** What a student is told where the rules found nothing of what such a document is read for. */
const NO_DEADLINE =
  "No deadline was found in this document. If the work has one, please add it yourself.";
const NO_ITEMS =
  "No graded work was found in this document. If it names some, please add it yourself.";
const NO_TOPICS =
  "No topics were found in this document. If it names some, please add them yourself.";

type Assignment = { due: unknown; notes: string[] };
type Syllabus = { items: unknown[]; topics: unknown[]; notes: string[] };

/** The facts with a note where no deadline was found and nothing said why. */
export function notingNoDeadline<F extends Assignment>(facts: F): F {
  const notes = facts.notes.filter((note) => note !== NO_DEADLINE);
  const is_silent = facts.due === null && notes.length === 0;
  return { ...facts, notes: is_silent ? [NO_DEADLINE] : notes };
}

/** The facts with a note for each kind of thing of which a syllabus gave nothing. */
export function notingNothingFound<F extends Syllabus>(facts: F): F {
  const notes = facts.notes.filter((note) => note !== NO_ITEMS && note !== NO_TOPICS);
  if (facts.items.length === 0) notes.push(NO_ITEMS);
  if (facts.topics.length === 0) notes.push(NO_TOPICS);
  return { ...facts, notes };
}
