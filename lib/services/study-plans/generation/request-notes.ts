import type { PlanNote } from "@/lib/contract/study-plans";
import type { Asked } from "@/lib/planning/request/asked";
import { timeWindows } from "@/lib/planning/request/time-windows";
import type { UnderstoodPart } from "@/lib/planning/request/understood-parts";
import type { ReadRequest } from "@/lib/planning/request-words";

type Read = Pick<ReadRequest, "asked" | "parts" | "not_understood" | "objections">;

/** What of a request the schedule follows, field by field, or with the part of a field that it follows. */
const FOLLOWED = new Set([
  "not_before",
  "from_date",
  "weeks",
  "exam_date",
  "finish_by",
  "hours_per_day",
  "hours_by_weekday",
  "hours_per_week",
  "days_off",
  "absent",
  "emphasis.less",
  "emphasis.more",
  "order.before",
  "order.course",
  "order.easy_first",
  "order.hard_first",
  "order.first",
  "order.last",
  "order.mixed",
  "order.not_hard_first",
  "order.reverse",
  "skip",
  "restrict_to",
  "done",
  "pace.front_loaded",
  "pace.back_loaded",
  "hours_on_date",
  "learn_by",
]);
/** Followed where one time of each weekday holds them all. */
const OF_TIMES = new Set(["time_of_day", "absent_weekly"]);
/** What a plan that is there can be asked besides. */
const FOLLOWED_BY_CHANGES = new Set(["moves", "remove", "undo", "days_on", "hours_delta"]);

type Mode = "make" | "change";

/** What was understood and is followed, in sentences. */
export function followed(read: Pick<Read, "asked" | "parts">, mode: Mode): string[] {
  return read.parts.filter((each) => isFollowed(each, read.asked, mode)).map(({ text }) => text);
}

/** What a student has to know of how a request was read: what was not understood, or cannot be done. */
export function requestNotes(read: Read, mode: Mode): PlanNote[] {
  const { asked, parts, not_understood, objections } = read;
  const later = parts.filter((each) => !isFollowed(each, asked, mode)).map(({ text }) => text);
  const notes: PlanNote[] = [];
  if (not_understood.length > 0) {
    notes.push({
      code: "not_understood",
      text: `We didn't understand: ${quoted(not_understood)}.`,
    });
  }
  if (later.length > 0) {
    notes.push({ code: "not_planned", text: `We can't plan this yet: ${quoted(later)}.` });
  }
  const said = objections.filter(({ kind }) => kind !== "irrelevant");
  return [...notes, ...said.map(({ text }) => ({ code: "not_possible" as const, text }))];
}

function isFollowed({ field, detail }: UnderstoodPart, asked: Asked, mode: Mode): boolean {
  if (OF_TIMES.has(field)) return !timeWindows(asked).includes("none");
  const name = detail ? `${field}.${detail}` : field;
  return FOLLOWED.has(name) || (mode === "change" && FOLLOWED_BY_CHANGES.has(name));
}

function quoted(pieces: string[]): string {
  return pieces.map((piece) => `“${piece.replace(/\s+/g, " ")}”`).join(", ");
}
