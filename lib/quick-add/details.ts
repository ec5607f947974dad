import type { AssignmentType } from "@/lib/contract/assignment-values";
import type { ExamType } from "@/lib/contract/values";
import { kindOfTitle } from "@/lib/text/kind-of-work";
import { pattern, source, words } from "@/lib/text/pattern";
import type { Span } from "./spans";

interface SaidWeight extends Span {
  percent: number;
}

const OF_THE_GRADE = source`\s*(?:of\s+(?:the\s+|my\s+|your\s+)?(?:(?:final|course|total)\s+)?grade)?`;
const WEIGHT = pattern("giu")`(?<![\d.,])(?<percent>\d{1,3}(?:[.,]\d{1,2})?)\s?%${OF_THE_GRADE}`;

/** What it counts; "50% of the novel" counts nothing. */
export function findWeight(text: string): SaidWeight | null {
  for (const match of text.matchAll(WEIGHT)) {
    const percent = Number(match.groups?.percent?.replace(",", "."));
    const end = match.index + match[0].trimEnd().length;
    if (percent > 100 || /^\s*of\b/i.test(text.slice(end))) continue;
    return { percent, start: match.index, end };
  }
  return null;
}

interface Kind {
  kind: "assignment" | "exam";
  assignment_type: AssignmentType;
  exam_type: ExamType;
}

/** Which words make an exam which, the first that fits. */
const EXAM_KINDS: [ExamType, RegExp][] = [
  ["quiz", pattern("iu")`(?<!\p{L})${words`quiz(?:zes)?, kurztest, interro(?:gation)?`}(?!\p{L})`],
  ["oral", pattern("iu")`(?<!\p{L})${words`oral(?:e|es)?, viva, mündliche[rn]?`}(?!\p{L})`],
  ["practical", pattern("iu")`(?<!\p{L})${words`practical, practicum`}(?!\p{L})`],
  [
    "midterm",
    pattern("iu")`(?<!\p{L})${words`
      mid[ -]?terms?, mid[ -]?sem(?:ester)?, zwischen(?:prüfung|klausur), partiel, parcial
    `}(?!\p{L})`,
  ],
  ["final", pattern("iu")`(?<!\p{L})${words`finals?, abschluss(?:prüfung|klausur)`}(?!\p{L})`],
];
/** "lab practical" is examined, whatever the words for work say. */
const PRACTICAL_EXAM = /(?<!\p{L})(?:lab |practical )?(?:practical|practicum)(?: exam)?$/iu;
/** "Final" alone, or before a place. */
const ONLY_FINAL = /^(?:[Tt]he )?(?:[Ff]inals?|FINALS?)(?=$|\s+(?:in|at|\d|\p{Lu}))/u;
/** What is done for an exam and is none. */
const FOR_AN_EXAM = pattern("iu")`(?<!\p{L})${{
  en: words`
    stud(?:y|ying), reviews?, review sheet, revis(?:e|ion), prep(?:are|aration)?, practice, corrections?,
    cheat ?sheets?, study guides?, notes?, register, sign up, retake form, flash ?cards?, mock, reflection
  `,
  de: words`lernen, vorbereit(?:en|ung), anmeldung`,
  fr: words`réviser, révision`,
  es: words`estudiar, repasar, repaso`,
}}(?!\p{L})`;

/**
 * An exam where the title names one; else an assignment of the kind its words say, or homework. A quiz is work that is
 * due, as it is when a syllabus brings it.
 */
export function kindOf(title: string): Kind {
  const named = ONLY_FINAL.test(title) ? "exam" : kindOfTitle(title);
  const exam_type = EXAM_KINDS.find(([, words]) => words.test(title))?.[0] ?? "test";
  const examined = named === "exam" || PRACTICAL_EXAM.test(title);
  const is_for_exam = FOR_AN_EXAM.test(title);
  if (examined && !is_for_exam) return { kind: "exam", exam_type, assignment_type: "exam" };
  const is_test = examined || named === "quiz";
  return {
    kind: "assignment",
    exam_type,
    assignment_type: is_test && is_for_exam ? "other" : (named ?? "homework"),
  };
}

interface SaidRoom extends Span {
  name: string;
}

const PLACES = {
  en: words`room, rm\.?, hall, lecture hall, auditorium, building, bldg\.?`,
  de: words`raum, hörsaal`,
  fr: words`salle, amphi`,
  es: words`aula, sala`,
};
/** "3", "B12", "LSA 100"; of "3 90" the second number is of something else. */
const NUMBERED = source`(?:\d[\p{L}\d.-]*|\p{L}[\p{L}\d.-]*(?:\s+\p{Lu}?\d[\p{L}\d.-]*)?)`;
const ROOM = pattern("iu")`(?<!\p{L})(?<name>${PLACES}\s+${NUMBERED})`;
/** "in Wheeler 150": a name with a number. */
const NAMED_PLACE =
  /(?<!\p{L})(?:in|at|@)\s+(?<name>\p{Lu}[\p{L}.-]*(?:\s\p{Lu}[\p{L}.-]*){0,2}\s\d+\p{L}?)(?![\p{L}\d])/u;

export function findRoom(text: string): SaidRoom | null {
  const match = NAMED_PLACE.exec(text) ?? ROOM.exec(text);
  const name = match?.groups?.name;
  if (!match || !name) return null;
  const start = match.index + match[0].indexOf(name);
  return { name: name.trim(), start, end: start + name.trimEnd().length };
}

interface SaidDuration extends Span {
  minutes: number;
}

const UNITS = {
  en: words`h, hrs?, hours?, m, min, mins, minutes?`,
  de: words`std\.?, stunden?, minuten`,
  fr: words`heures?`,
  es: words`horas?, minutos`,
};
const DURATION = pattern("iu")`
  (?<![\d.,])(?<number>\d{1,3}(?:[.,]\d)?)\s?-?(?<unit>${UNITS})(?![\p{L}\d])`;

export function findDuration(text: string): SaidDuration | null {
  const match = DURATION.exec(text);
  const { number = "", unit = "" } = match?.groups ?? {};
  if (!match) return null;
  const amount = Number(number.replace(",", "."));
  const minutes = Math.round(/^m/i.test(unit) ? amount : amount * 60);
  return { minutes, start: match.index, end: match.index + match[0].length };
}
