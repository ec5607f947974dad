import type { Period } from "@/lib/documents/dates/resolve";
import type { DocumentText } from "@/lib/documents/document-text";
import type { Found } from "@/lib/documents/evidence";
import type { DocumentNote } from "@/lib/documents/notes";
import { pattern, words } from "@/lib/text/pattern";
import { type DateRole, roleOf } from "./date-role";
import type { Dating, DocumentDate } from "./dating";
import { doubtsAbout, timeElsewhere, unresolved, wordsWithoutDate } from "./due-notes";
import { timeApart } from "./due-time";

export type Due = {
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM, or null where the document gives none. */
  time: string | null;
  /** The zone as the document words it ("ET", "UTC+1"). */
  zone: string | null;
  /** Counted from the start of term ("Friday of week 8"); the document prints no date. */
  from_week?: true;
  /** Where the year comes from, if the document prints the day without it. */
  year_from?: Period["source"];
};

export type DueFinding = { due: Found<Due> | null; notes: DocumentNote[] };

/** A date that may be the deadline, resolved to a day. */
export type Candidate = {
  mention: DocumentDate;
  role: DateRole;
  date: string;
  year_from: Period["source"] | null;
  weekday_agrees: boolean | null;
};

type DueOptions = Dating & {
  is_exam: boolean;
  /** A date that stands alone counts up to here. */
  heading_end: number;
  /** From here on, dates may belong to what the tasks are about. */
  tasks_start: number;
  title: string;
};

/** The date the work is due or the exam is held. */
export function findDue(document: DocumentText, options: DueOptions): DueFinding {
  const mentions = options.dates;
  const notes: DocumentNote[] = [];
  const candidates: Candidate[] = [];
  for (const mention of mentions) {
    const role = roleOf(document, mention, mentions, options);
    if (!mayBeDeadline(document, mention, role, options)) continue;
    const last = lastOfRange(document, mention, mentions, role);
    const { resolved } = last;
    if (resolved.date === null) {
      notes.push(unresolved(document, last, resolved.problem));
      continue;
    }
    candidates.push({ mention: last, role, ...resolved });
  }
  const best = choose(candidates);
  if (!best) return { due: null, notes: [...notes, ...wordsWithoutDate(document)] };
  const { due, is_apart } = factOf(document, best);
  return {
    due,
    notes: [
      ...notes,
      ...doubtsAbout(document, best, candidates),
      ...(is_apart ? [timeElsewhere(due.value)] : []),
    ],
  };
}

function mayBeDeadline(
  document: DocumentText,
  mention: DocumentDate,
  role: DateRole,
  { is_exam, heading_end, tasks_start }: DueOptions,
): boolean {
  if (mention.start > tasks_start && !isAboutTheWork(document, mention, tasks_start)) return false;
  if (role.kind === "held")
    return (is_exam || isAppointed(mention, role)) && !mention.bare && mention.start <= heading_end;
  return role.kind === "due";
}

/** "Monday 1/31/22 at 5pm" under the title of any work: nobody dates a sheet so exactly. */
function isAppointed(mention: DocumentDate, role: DateRole): boolean {
  const time = mention.time ?? role.time;
  return mention.weekday !== null && time !== null && !time.stamp && time.until === null;
}

/** In a task, a bill may be due, too; only a sentence about handing something in gives a deadline there. */
function isAboutTheWork(
  document: DocumentText,
  mention: DocumentDate,
  tasks_start: number,
): boolean {
  const entry = document.lines[mention.line];
  if (entry && IS_DEADLINE_ALONE.test(document.text.slice(entry.start, mention.start))) {
    const after = document.text.slice(mention.end, entry.start + entry.line.text.length);
    if (/^[\s.]*$/.test(after)) return true;
  }
  const above = document.lines[mention.line - 1];
  const runs_on = above && above.start >= tasks_start && !/[.!?]$/.test(above.line.text);
  return ABOUT_THE_WORK.test(`${runs_on ? above.line.text : ""} ${entry?.line.text ?? ""}`);
}

const DEADLINE = {
  en: words`due(?: date)?(?: on| by)?, deadline(?: is)?`,
  de: words`abgabe(?: am| bis(?: zum)?)?`,
  fr: words`[àa] rendre(?: le)?`,
  es: words`(?:fecha de )?entrega(?: el)?`,
  it: words`(?:scadenza|consegna)(?: il)?`,
  pt: words`(?:prazo|entrega|data (?:limite|de entrega))(?: até)?(?: o)?(?: dia)?`,
};
/** "3. Due on June 15": the whole line is the deadline. */
const IS_DEADLINE_ALONE = pattern("iu")`^(?:\d{1,2}[.)]|[•◦▪–-])?\s*${DEADLINE}\s*:?\s*$`;

const WORK_OR_HANDING_IN = {
  en: words`
    home ?work, assignment, problem set, exam, midterm, quiz, project, paper, lab, report, essay, presentation, draft,
    proposal, solutions?, answers?, your work, submission, submitted,
    submit (?:your|the|all|by|via|to|on|it|both|a), hand(?:ed)? (?:it )?in, turn(?:ed)? (?:it )?in, upload\w*, canvas,
    gradescope, moodle, blackboard, brightspace, github, due date, deadline
  `,
  de: words`abgabe`,
  fr: words`rendre`,
  es_pt: words`entregar?`,
  it: words`consegna`,
  nl: words`inlever(?:en|datum)`,
};
const ABOUT_THE_WORK = pattern("i")`\b${WORK_OR_HANDING_IN}\b`;

/** "October 20 to October 25": work is due at the end of the stretch. */
function lastOfRange(
  document: DocumentText,
  mention: DocumentDate,
  mentions: DocumentDate[],
  role: DateRole,
): DocumentDate {
  const next = mentions[mentions.indexOf(mention) + 1];
  if (role.kind !== "due" || !next) return mention;
  const between = document.text.slice(mention.end, next.start);
  return /^\s*(?:[-–—]|to|until|through|thru|bis(?: zum)?|au|al|hasta)\s*$/iu.test(between)
    ? next
    : mention;
}

/** A whole's date before a part's, a replaced date last; otherwise the strongest wording, then the first. */
function choose(candidates: Candidate[]): Candidate | null {
  const rank = ({ role }: Candidate) =>
    (role.kind === "due" ? 10 : 0) +
    (role.extended ? 8 : 0) -
    (role.part ? 6 : 0) +
    (role.final ? 4 : 0) +
    role.strength;
  const whole = candidates.filter((candidate) => !candidate.role.part);
  if (whole.length === 0) {
    // Only milestones have dates: the work ends with the last.
    return candidates.toSorted((a, b) => b.date.localeCompare(a.date))[0] ?? null;
  }
  return whole.reduce<Candidate | null>(
    (best, candidate) => (!best || rank(candidate) > rank(best) ? candidate : best),
    null,
  );
}

/** `is_apart`: the time stands so far from the date that the evidence does not hold it. */
function factOf(document: DocumentText, best: Candidate): { due: Found<Due>; is_apart: boolean } {
  const { mention, role } = best;
  const apart = mention.time || role.time ? null : timeApart(document, mention.end);
  const time = mention.time ?? role.time ?? apart;
  const start = Math.min(
    role.label_start ?? mention.start,
    mention.start,
    mention.time?.start ?? mention.start,
  );
  const end = Math.max(mention.end, role.label_end ?? 0, time?.end ?? 0);
  const near = end - start < 200;
  const is_apart = !near && apart !== null;
  const sure =
    best.year_from === null &&
    !mention.ambiguous &&
    best.weekday_agrees !== false &&
    !time?.inferred &&
    !is_apart &&
    role.kind === "due";
  const due: Found<Due> = {
    value: { date: best.date, time: time?.time ?? null, zone: time?.zone ?? null },
    start: near ? start : mention.start,
    end: near ? end : mention.end,
    confidence: sure ? "exact" : "inferred",
  };
  return { due, is_apart };
}
