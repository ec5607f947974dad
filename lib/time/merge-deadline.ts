import { fieldOfInstant } from "./local-fields";

interface Deadline {
  due_date: string | null;
  /** False where only the day is known: the instant is then the end of that day. */
  has_time: boolean;
}

/**
 * What a document's deadline means for something that has one already: a document that names no date says nothing,
 * and a day without a time says nothing against the time that is known for that day. Days are those of `zone`.
 */
export function mergeDeadline(told: Deadline, known: Deadline | null, zone: string): Deadline {
  if (!known?.due_date) return told;
  if (!told.due_date) return known;
  const sameDay = dayOf(told.due_date, zone) === dayOf(known.due_date, zone);
  return !told.has_time && sameDay ? known : told;
}

/** Whether a deadline stands at a time of its own and not at the end of its day in `zone`. */
export function isTimed(due_date: string, zone: string): boolean {
  return !fieldOfInstant(due_date, zone).endsWith(END_OF_DAY);
}

const END_OF_DAY = "T23:59";

function dayOf(instant: string, zone: string) {
  return fieldOfInstant(instant, zone).slice(0, "YYYY-MM-DD".length);
}
