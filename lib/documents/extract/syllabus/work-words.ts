import { kindOfTitle } from "@/lib/documents/extract/assignment-type";
import type { SyllabusItemType } from "./types";

const NOUN =
  "home ?works?|hws?|problem ?-?sets?|p-?sets?|quiz(?:zes)?|exam(?:ination)?s?|mid-?terms?|prelims?|finals?|tests?|projects?|papers?|essays?|lab(?: (?:report|notebook|exercise|assignment|practical)s?|s)?|presentations?|posters?|reports?|assignments?|proposals?|drafts?|portfolios?|coursework|case stud(?:y|ies)|worksheets?|exercises?|response papers?|hausarbeit|klausur|prüfung|referat|übung(?:en|sblätter)?|examen|devoirs?|tareas?|proyecto|parcial(?:es)?";
const ALSO_GRADED =
  "participation|attendance|engagement|blog(?: posts?)?|journals?|reflections?|discussions?|snippets?|clickers?|peer (?:review|evaluation)s?|activit(?:y|ies)|reading (?:responses?|notes)|annotations?|mastering ?physics|webassign|mylab|online (?:homework|assignments)|contribution|professionalism|debates?|critiques?|analys[ie]s|memos?|mitarbeit";

export const GRADED = new RegExp(`(?<![\\p{L}])(?:${NOUN}|${ALSO_GRADED})(?![\\p{L}])`, "iu");

/** A piece of work as a schedule names it: "Midterm 2", "final project report", "HW #3". */
export const WORK_PHRASE = new RegExp(
  `(?<![\\p{L}])(?:(?:take-?home|final|first|second|third|mid-?term|midterm|written|coding|programming|lab|group|team|research|term|policy|short|long|individual|project|response|documentary|written|oral|reading|practice|revised|rough|annotated)[\\s-]+){0,4}(?:${NOUN})(?:[\\s-]+(?:exam(?:ination)?|project|paper|report|proposal|presentation|draft|essay|due)(?![\\p{L}]))*(?:\\s*(?:#|no\\.?\\s*)?\\s*(?:\\d{1,2}(?![\\d/%]|[:.-]\\d)|[IVX]{1,4}(?![\\p{L}])|[A-C](?![\\p{L}])))?`,
  "giu",
);

export function typeOfItem(title: string): SyllabusItemType {
  if (
    /final/i.test(title) &&
    /exam|test|examination|take-?home|^finals?$|coursework|klausur/i.test(title)
  )
    return "final";
  if (/mid-?term|parcial/i.test(title)) return "midterm";
  if (/participation|attendance|engagement|professionalism|extra credit|mitarbeit/i.test(title))
    return "other";
  return kindOfTitle(title) ?? (GRADED.test(title) ? "homework" : "other");
}
