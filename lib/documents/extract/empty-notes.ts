/** What a student is told where the rules found nothing of what such a document is read for. */
const NO_DEADLINE =
  "We found no deadline in this document. If there is one, please add it yourself.";
const NO_ITEMS =
  "We found no graded work in this document. If there is some, please add it yourself.";
const NO_CERTAIN_ITEMS =
  "We found no graded work for certain. Please check what we are not sure about, and add the rest yourself.";
const NO_TOPICS =
  "We found no topics in this document. If there are some, please add them yourself.";

type Assignment = { due: unknown; notes: string[] };
type Item = { value: { is_certain?: false } };
type Syllabus = { items: Item[]; topics: unknown[]; notes: string[] };
const OF_SYLLABI = [NO_ITEMS, NO_CERTAIN_ITEMS, NO_TOPICS];

/** The facts with a note where no deadline was found and nothing said why. */
export function notingNoDeadline<F extends Assignment>(facts: F): F {
  const notes = facts.notes.filter((note) => note !== NO_DEADLINE);
  const is_silent = facts.due === null && notes.length === 0;
  return { ...facts, notes: is_silent ? [NO_DEADLINE] : notes };
}

/** The facts with a note for each kind of thing of which a syllabus gave nothing. */
export function notingNothingFound<F extends Syllabus>(facts: F): F {
  const notes = facts.notes.filter((note) => !OF_SYLLABI.includes(note));
  if (facts.items.length === 0) notes.push(NO_ITEMS);
  else if (facts.items.every(({ value }) => value.is_certain === false))
    notes.push(NO_CERTAIN_ITEMS);
  if (facts.topics.length === 0) notes.push(NO_TOPICS);
  return { ...facts, notes };
}
