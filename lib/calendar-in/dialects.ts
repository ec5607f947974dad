import type { CalendarKind } from "@/lib/contract/calendar-kinds";
import { pattern, type WordTable, words } from "@/lib/text/pattern";
import type { FeedEvent } from "./types";

/** What a learning platform says of an event beside its title. */
export interface Told {
  key: string | null;
  title: string;
  course_label: string | null;
  /**
   * "deadline" where the platform says that something is due, "closing" where it says when that can be handed in at
   * all, "nothing" where it is no event of a student's.
   */
  role: "deadline" | "closing" | "nothing" | null;
}

/** What the platform that wrote the event tells of it, in its own way to write. */
export function toldBy(kind: CalendarKind, event: FeedEvent): Told {
  return DIALECTS[kind](event);
}

/**
 * Canvas puts the course into brackets at the end. A date for a section has an UID of its own that changes whenever
 * the date is given again, and the section after the title: the address names the assignment.
 */
function canvas({ uid, title, url }: FeedEvent): Told {
  const [, plain = title, label = null] = /^(.*\S)\s*\[([^[\]]+)\]\s*$/.exec(title) ?? [];
  const [, of_address] = /(?:event_id=|#)assignment_(\d+)/.exec(url) ?? [];
  const [, override, of_uid] = /^event-assignment-(override-)?(\d+)/.exec(uid ?? "") ?? [];
  const number = of_address ?? /\/assignments\/(\d+)/.exec(url)?.[1] ?? (override ? null : of_uid);
  const is_work = /^event-(?:assignment|quiz|discussion)/.test(uid ?? "");
  return {
    key: is_work && number ? `assignment:${number}` : null,
    title: override ? plain.replace(/\s*\([^()]*\)$/, "") : plain,
    course_label: label,
    role: is_work ? "deadline" : null,
  };
}

/** Moodle says in the title what happens, in the language of the course, and names the course as a category. */
function moodle({ title, categories, end }: FeedEvent): Told {
  const course_label = categories[0] ?? null;
  if (NOT_FOR_STUDENTS.test(title)) return { key: null, title, course_label, role: "nothing" };
  const plain = title.replace(DUE, "").trim();
  const is_due = plain !== title && plain !== "" && end === null;
  return {
    key: null,
    title: is_due ? plain : title,
    course_label,
    role: is_due ? "deadline" : null,
  };
}

/** Brightspace says it after a dash, and names the course as the place. */
function brightspace({ title, location }: FeedEvent): Told {
  const [, plain = title, what = ""] = /^(.*\S)\s+-\s+([\p{L} ]+)$/u.exec(title) ?? [];
  const course_label = location || null;
  if (STARTS.test(what)) return { key: null, title, course_label, role: "nothing" };
  const role = DUE_AT.test(what) ? "deadline" : ENDS.test(what) ? "closing" : null;
  return { key: null, title: role ? plain : title, course_label, role };
}

/** Blackboard names no course. Every column of its grade book is an event. */
function blackboard({ uid, title }: FeedEvent): Told {
  const [, column] = /GradableItem-(_\d+_\d+)/.exec(uid ?? "") ?? [];
  return {
    key: column ? `column:${column}` : null,
    title,
    course_label: null,
    role: column ? "deadline" : null,
  };
}

function plain({ title }: FeedEvent): Told {
  return { key: null, title, course_label: null, role: null };
}

const DIALECTS: Record<CalendarKind, (event: FeedEvent) => Told> = {
  canvas,
  moodle,
  brightspace,
  blackboard,
  google: plain,
  other: plain,
};

const DUE_WORDS: WordTable = {
  en: words`is due, closes, should be completed, deadline for submissions, submission deadline`,
  de: words`ist fällig, schließt, endet, sollte abgeschlossen sein`,
  fr: words`est à rendre, se termine, ferme, doit être terminé, est attendu`,
  es: words`está en fecha de entrega, vencimiento de, se cierra, cierra, debería completarse`,
};
const DUE = pattern("iu")`\s*(?<![\p{L}\p{N}])${DUE_WORDS}\s*[.!]?$`;

const NOT_FOR_STUDENTS_WORDS: WordTable = {
  en: words`opens, is due to be graded, is available from`,
  de: words`öffnet, beginnt, ist zur Bewertung fällig`,
  fr: words`ouvre, commence, doit être évalué`,
  es: words`se abre, abre, comienza`,
};
const NOT_FOR_STUDENTS = pattern("iu")`(?<![\p{L}\p{N}])${NOT_FOR_STUDENTS_WORDS}\s*[.!]?$`;

const DUE_AT_WORDS: WordTable = {
  en: words`due`,
  fr: words`échéance`,
  es: words`vence`,
};
const DUE_AT = pattern("iu")`^${DUE_AT_WORDS}$`;

const ENDS_WORDS: WordTable = {
  en: words`availability ends, ends`,
  fr: words`fin de la disponibilité`,
  es: words`fin de la disponibilidad`,
};
const ENDS = pattern("iu")`^${ENDS_WORDS}$`;

const STARTS_WORDS: WordTable = {
  en: words`available, availability starts, starts`,
  fr: words`disponible, début de la disponibilité`,
  es: words`disponible, inicio de la disponibilidad`,
};
const STARTS = pattern("iu")`^${STARTS_WORDS}$`;
