import type { Known, KnownCourse, KnownItem } from "@/lib/answering/claims/known";
import { knownItem } from "@/lib/answering/claims/known-item";
import { addDays } from "@/lib/time/dates";
import { minuteOf } from "./clock";
import type { Phrase, Stated } from "./format";
import { NAMES, type Names } from "./names";

/** The sentences were written on this day. */
const TODAY = "2026-11-17";

const ZONE = "Europe/Berlin";

/** The student's data with what is given of the thing that a sentence names; another one has what it says. */
export function knownWith(
  { sentence, names: kind = "" }: Phrase,
  names: Names,
  given: Stated,
  said: Stated | null,
): Known {
  const [noun = "", type = ""] = kind.split(":");
  const is_exam = noun === "exam" || sentence.includes("{exam}");
  const is_session = sentence.includes("{session}") && !is_exam;
  const [course = "", course2 = "", course3 = ""] = names.courses;
  const subject = given.day ?? (given.state === "done" && is_exam ? "2026-11-03" : "2026-12-09");
  const state = stateOf(given, is_exam);
  const day = given.not_day && given.day === undefined ? addDays(given.not_day, 9) : subject;
  const own = { course, day, state, ...fieldsOf(given) };
  const base = { start_day: null };
  const exam = (title: string, more: Partial<KnownItem>) =>
    knownItem({ ...base, kind: "exam", title, course, type: "midterm", ...more });
  const assignment = (title: string, more: Partial<KnownItem>) =>
    knownItem({ ...base, kind: "assignment", title, course, type: "homework", ...more });
  const [first, second] = paired(given, is_exam, own);
  const typeOf = (title: string) => (NAMED_QUIZ.has(title) ? "quiz" : "midterm");
  const other_exam = exam(names.exams[1], {
    ...{ ...second, ref: "exam-2", type: typeOf(names.exams[1]) },
  });
  const other_work = assignment(names.assignments[1], {
    ...{ ref: "assignment-2", ...second, type: "lab" },
  });
  const is_exam_beside = type ? sentence.includes("{exam") : sentence.includes("{exam2}");
  const is_work_beside = type ? sentence.includes("{assignment") : !is_exam && !is_exam_beside;
  const others = [
    ...(is_exam_beside || (is_exam && !type) ? [other_exam] : []),
    ...(is_work_beside ? [other_work] : []),
  ];
  const title = is_exam
    ? type
      ? titleOf(type, names)
      : names.exams[0]
    : (names.kinds[type as keyof Names["kinds"]] ?? names.assignments[0]);
  const own_type = type || (is_exam ? typeOf(title) : "homework");
  const named = is_exam
    ? exam(title, { ...first, ref: "exam-1", type: own_type })
    : assignment(title, {
        ref: "assignment-1",
        ...(is_session ? { day: "2026-12-20", minute: 720, course } : first),
        type: own_type,
      });
  const sessions = is_session
    ? [knownItem({ kind: "session", title: names.session, ref: "session-1", ...own })]
    : [];
  // Of another course, and as the sentence says it is of this one.
  const liar = said
    ? [
        assignment(names.other, {
          ref: "assignment-9",
          day: said.day ?? said.not_day ?? "2026-12-02",
          state: said.state === "done" ? "done" : "not_started",
          ...fieldsOf(said),
          course: course2,
        }),
      ]
    : [];
  const far = exam(names.final, {
    ...{ ref: "exam-9", course: course3, day: "2027-02-10", minute: 495, end_minute: 612 },
    ...{ minutes: 117, weight: 61, points: 130, room: "Z 9", type: "final" },
  });
  return {
    zone: ZONE,
    today: TODAY,
    courses: coursesWith(given, names),
    items: [named, ...others, ...sessions, ...liar, far],
    is_complete: true,
  };
}

const NAMED_QUIZ = new Set<string>(Object.values(NAMES).map(({ exams }) => exams[1]));

function titleOf(type: string, { exams, final }: Names): string {
  const [midterm, quiz] = NAMED_QUIZ.has(exams[0]) ? exams.toReversed() : exams;
  return (type === "final" ? final : type === "quiz" ? quiz : midterm) ?? final;
}

function stateOf({ state, score, percent, letter }: Stated, is_exam: boolean): KnownItem["state"] {
  if ((score ?? percent ?? letter) !== undefined) return "done";
  if (state === "not_done" || state === undefined) return is_exam ? "ahead" : "not_started";
  if (state === "done") return "done";
  return is_exam ? "ahead" : state;
}

function fieldsOf(stated: Stated): Partial<KnownItem> {
  const minute = stated.time ? minuteOf(stated.time) : null;
  const end = stated.end_time ? minuteOf(stated.end_time) : null;
  const lasts = minute !== null && end !== null ? end - minute : null;
  return {
    minute,
    end_minute: end ?? (minute !== null && stated.minutes ? minute + stated.minutes : null),
    minutes: stated.minutes ?? lasts,
    weight: stated.weight ?? null,
    points: stated.points ?? null,
    score: stated.score ?? null,
    percent: percentOf(stated),
    letter: stated.letter ?? null,
    room: stated.room ?? null,
  };
}

function percentOf({ percent, score, points }: Stated): number | null {
  if (percent !== undefined) return percent;
  return score !== undefined && points ? (100 * score) / points : null;
}

/** Two things that stand to each other as is given. */
function paired(
  { relation, days_apart, weight_sum, minutes_sum }: Stated,
  is_exam: boolean,
  own: Partial<KnownItem>,
): [Partial<KnownItem>, Partial<KnownItem>] {
  const day = own.day ?? "2026-12-09";
  const first = { ...own };
  const second: Partial<KnownItem> = { ...own, day: addDays(day, 17), weight: null, room: null };
  if (relation === "before") second.day = addDays(day, days_apart ?? 5);
  if (relation === "after") second.day = addDays(day, -(days_apart ?? 5));
  if (relation === "same_day") second.day = day;
  if (!relation && days_apart !== undefined) second.day = addDays(day, days_apart);
  const [much, little] = relation === "longer" || relation === "heavier" ? [1, 0] : [0, 1];
  if (relation === "longer" || relation === "shorter") {
    first.minutes = 60 + 45 * much;
    second.minutes = 60 + 45 * little;
  }
  if (relation === "heavier" || relation === "lighter") {
    first.weight = 20 + 15 * much;
    second.weight = 20 + 15 * little;
  }
  if (weight_sum !== undefined) [first.weight, second.weight] = halves(weight_sum, 5);
  if (minutes_sum !== undefined) [first.minutes, second.minutes] = halves(minutes_sum, 15);
  if (!is_exam && second.state === "done") second.state = "not_started";
  return [first, second];
}

function halves(sum: number, step: number): [number, number] {
  const first = step * Math.floor(sum / 2 / step);
  return [first, sum - first];
}

function coursesWith(given: Stated, { courses, teachers }: Names): KnownCourse[] {
  return courses.map((name, index) => {
    const is_first = index === 0;
    const left =
      given.relation === "more_topics_left" ? 6 : given.relation === "fewer_topics_left" ? 2 : null;
    const topics = is_first
      ? left === null
        ? tally(given.topics_done, given.topics_all, given.topics_left, given.course_percent)
        : { all: 12, done: 12 - left }
      : { all: 15, done: left === null ? 7 : 11 };
    const assignments = is_first
      ? tally(
          given.assignments_done,
          given.assignments_all,
          given.assignments_left,
          given.course_percent,
        )
      : { all: 4, done: 3 };
    return {
      ref: `course-${index + 1}`,
      name,
      code: "",
      start: "2026-10-12",
      end: "2027-02-12",
      topics,
      assignments,
      percent: is_first ? (given.course_percent ?? share(topics)) : 47,
      teacher: is_first ? (given.teacher ?? teachers[0]) : (teachers[index] ?? ""),
    };
  });
}

/** As much as is given; the rest so that nothing else agrees by chance. */
function tally(done?: number, all?: number, left?: number, percent?: number) {
  if (percent !== undefined && done === undefined && left === undefined) {
    const whole = all ?? 100;
    return { all: whole, done: Math.round((percent * whole) / 100) };
  }
  const whole = all ?? (done ?? 0) + (left ?? (done === undefined ? 20 : 3));
  return { all: whole, done: done ?? whole - (left ?? 9) };
}

function share({ all, done }: { all: number; done: number }): number {
  return all === 0 ? 0 : Math.round((100 * done) / all);
}
