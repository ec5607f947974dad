import { readFileSync } from "node:fs";
import { judge } from "@/lib/answering/claims/judge";
import { knownPhrases } from "@/lib/answering/claims/known-phrases";
import { NO_CONTEXT } from "@/lib/answering/claims/reading";
import type { Reader } from "@/lib/answering/claims/units";
import { sentenceSpans } from "@/lib/text/sentences";
import { addDays } from "@/lib/time/dates";
import { later } from "./clock";
import { Phrase, RELATIONS, type Stated } from "./format";
import { NAMES } from "./names";
import { knownWith } from "./student";

/** A sentence, judged with facts that agree with it or with facts that do not. */
export interface PhraseOutcome extends Phrase {
  text: string;
  /** What was changed in the facts; empty where they agree. */
  changed: string;
  verdict: "own" | "general" | "wrong";
}

export function readPhrases(file: string): Phrase[] {
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => Phrase.parse(JSON.parse(line)));
}

/**
 * Judges each sentence once with facts that are as it says, and once for each thing it states with facts in which that
 * is otherwise, while another item has what is stated.
 */
export function judgePhrases(phrases: readonly Phrase[]): PhraseOutcome[] {
  return phrases.flatMap((phrase, index) => {
    const { names, text } = worded(phrase, index);
    const judged = (stated: Stated, changed: string): PhraseOutcome => {
      const known = knownWith(phrase, names, stated, changed === "" ? null : phrase.value);
      const reader = { known, phrases: knownPhrases(known) };
      return { ...phrase, text, changed, verdict: verdictOf(text, reader) };
    };
    const value = phrase.value ?? {};
    const others = Object.entries(otherwise(value, index));
    return [judged(value, ""), ...others.map(([changed, facts]) => judged(facts, changed))];
  });
}

/** Of several sentences: "wrong" where one is. */
function verdictOf(text: string, reader: Reader): PhraseOutcome["verdict"] {
  const verdicts = new Set<PhraseOutcome["verdict"]>();
  let context = NO_CONTEXT;
  for (const { start, end } of sentenceSpans(text)) {
    const judged = judge(text.slice(start, end), reader, context);
    context = judged.context;
    verdicts.add(judged.verdict);
  }
  return (["wrong", "own"] as const).find((verdict) => verdicts.has(verdict)) ?? "general";
}

/** Every second sentence has names in English, whatever language it is in. */
function worded({ language, sentence, names: kind }: Phrase, index: number) {
  const names = index % 2 === 0 || kind ? NAMES[language] : NAMES.en;
  const is_turned = kind ? kind === "exam:quiz" : index % 4 >= 2;
  const [exam, exam2] = is_turned ? names.exams.toReversed() : names.exams;
  const filled: Record<string, string | undefined> = {
    // Beside work that its kind names there is the second alone.
    exam: kind ? exam2 : exam,
    exam2,
    assignment: kind ? names.assignments[1] : names.assignments[0],
    assignment2: names.assignments[1],
    course: names.courses[0],
    course2: names.courses[1],
    session: names.session,
  };
  const text = sentence.replace(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? name);
  return { names: { ...names, exams: [exam, exam2] as [string, string] }, text };
}

/** For each thing that is stated, the same with that one otherwise. */
function otherwise(value: Stated, index: number): Record<string, Stated> {
  const changes: Record<string, Stated> = {};
  const put = (name: string, change: Stated) => {
    changes[name] = { ...value, ...change };
  };
  const day = value.day;
  if (day)
    put("day", {
      day: addDays(day, [1, 8, -1, 29][index % 4] ?? 1),
    });
  if (value.not_day) put("not_day", { day: value.not_day });
  if (value.time) put("time", { time: later(value.time, index % 2 ? 90 : 30) });
  if (value.end_time) put("end_time", { end_time: later(value.end_time, 45) });
  for (const [name, step] of STEPS) {
    const stated = value[name];
    if (typeof stated === "number")
      put(name, { [name]: stated > step ? stated - step : stated + step });
  }
  // Of what is done and all there is the rest follows.
  if (value.topics_done !== undefined && value.topics_all !== undefined) delete changes.topics_left;
  if (value.assignments_done !== undefined && value.assignments_all !== undefined)
    delete changes.assignments_left;
  if (value.letter) put("letter", { letter: value.letter.startsWith("C") ? "B" : "C" });
  if (value.room) put("room", { room: "Q 77" });
  if (value.teacher) put("teacher", { teacher: "Toni Beispiel" });
  // What is graded is done.
  const is_graded = (value.score ?? value.percent ?? value.letter) !== undefined;
  if (value.state && !is_graded)
    put("state", { state: value.state === "done" ? "not_started" : "done" });
  if (value.state === "not_started") put("begun", { state: "in_progress" });
  if (value.relation) put("relation", { relation: RELATIONS[value.relation] });
  return changes;
}

const STEPS = [
  ["minutes", 15],
  ["weight", 5],
  ["points", 10],
  ["score", 3],
  ["percent", 9],
  ["topics_done", 1],
  ["topics_all", 2],
  ["topics_left", 1],
  ["assignments_done", 1],
  ["assignments_all", 2],
  ["assignments_left", 1],
  ["course_percent", 12],
  ["days_apart", 1],
  ["weight_sum", 5],
  ["minutes_sum", 30],
] as const;
