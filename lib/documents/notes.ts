/** What a note about a document can be about. */
export type DocumentNoteCode =
  // The deadline of a sheet.
  | "deadline_unread"
  | "deadline_without_date"
  | "midnight_read_as_end"
  | "month_and_day_unclear"
  | "no_deadline"
  | "other_deadline"
  | "time_elsewhere"
  | "weekday_disagrees"
  | "year_from_elsewhere"
  | "year_from_term"
  // What a syllabus says of its work.
  | "counted_weeks"
  | "no_certain_items"
  | "no_items"
  | "no_topics"
  | "outside_term"
  | "several_terms"
  | "two_dates"
  | "weights_in_several_ways"
  | "weights_missing"
  | "weights_sum"
  | "weights_unread"
  | "weights_without_total"
  | "year_missing"
  // How a document was read.
  | "long_document"
  | "pages_left_out"
  | "pages_locked"
  | "pages_recognized"
  | "pages_too_slow"
  | "pages_unreadable"
  // What a language model added.
  | "other_reading"
  | "suggestions_added"
  | "suggestions_refused"
  | "without_model"
  /** Of an earlier release, when notes had no codes. */
  | "other";

/** What a document leaves open or contradicts: for the program by its code, for the student in words. */
export type DocumentNote = { code: DocumentNoteCode; text: string };

/** Each sentence once. */
export function distinctNotes(notes: DocumentNote[]): DocumentNote[] {
  return [...new Map(notes.map((note) => [note.text, note])).values()];
}

/** What they say is not there, or is as good as certain: nothing wrong can come of it. */
const HARMLESS: ReadonlySet<DocumentNoteCode> = new Set<DocumentNoteCode>([
  "no_items",
  "no_topics",
  "weights_missing",
  "weights_unread",
  "weights_without_total",
  "year_from_term",
]);

/** Those that somebody has to answer before what was read may be relied on. */
export function openQuestions(notes: DocumentNote[]): DocumentNote[] {
  return notes.filter(({ code }) => !HARMLESS.has(code));
}

/** As the API shows them. */
export function textsOf(notes: DocumentNote[]): string[] {
  return notes.map(({ text }) => text);
}
