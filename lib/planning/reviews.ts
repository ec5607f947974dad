import { addDays } from "@/lib/time/dates";
import { type Calendar, dayNumber } from "./capacity";
import type { Placed } from "./place";
import type { PlanningTopic, ReviewTarget } from "./types";

export type PlacedReview = Placed & { exam_id: string };

type Finished = { place: number; topic: PlanningTopic; day: number };

/** Days before an exam, the wanted one first, then the nearest that will do instead. */
const ROUNDS = [
  [1, 2],
  [3, 4, 5],
  [7, 6, 8, 9],
  [14, 13, 15, 12, 16, 11, 17],
];
/** What every topic gets; the weighty ones get all rounds. */
const LIGHT_ROUNDS = [0, 2];
const WEIGHTY_HOURS = 2;
const WEIGHTY_DIFFICULTY = 4;

/** Reviews before each exam, of topics whose study ends before that day, in the hours that study has left over. */
export function placeReviews(
  topics: PlanningTopic[],
  exams: ReviewTarget[],
  calendar: Calendar,
  study: Placed[],
): { reviews: PlacedReview[]; left_out: number } {
  const free = [...calendar.free];
  const lastDay = new Map<number, number>();
  for (const { day, place, quarters } of study) {
    free[day] = (free[day] ?? 0) - quarters;
    lastDay.set(place, Math.max(lastDay.get(place) ?? 0, day));
  }
  const reviews: PlacedReview[] = [];
  let left_out = 0;
  for (const exam of [...exams].sort(byDate)) {
    const finished = finishedTopics(topics, exam, lastDay);
    for (const [round, distances] of ROUNDS.entries()) {
      const days = daysBefore(calendar, exam, distances);
      for (const { place, topic, day: finishedOn } of finished) {
        if (!isWeighty(topic) && !LIGHT_ROUNDS.includes(round)) continue;
        const others = reviews.filter((each) => each.place === place);
        const possible = days.filter(
          (day) => day > finishedOn && others.every((other) => Math.abs(other.day - day) > 1),
        );
        if (possible.length === 0) continue;
        const day = possible.find((each) => (free[each] ?? 0) > 0);
        if (day === undefined) left_out += 1;
        else {
          const wanted = isWeighty(topic) ? 2 : 1;
          const quarters = Math.min(wanted, free[day] ?? 0);
          free[day] = (free[day] ?? 0) - quarters;
          reviews.push({ day, place, quarters, exam_id: exam.id });
        }
      }
    }
  }
  return { reviews, left_out };
}

function isWeighty({ hours, difficulty, emphasis }: PlanningTopic): boolean {
  return hours >= WEIGHTY_HOURS || difficulty >= WEIGHTY_DIFFICULTY || emphasis > 1;
}

/** The exam's topics that have been studied, what was asked for and is hard first. */
function finishedTopics(
  topics: PlanningTopic[],
  exam: ReviewTarget,
  lastDay: Map<number, number>,
): Finished[] {
  const wanted = new Set(exam.topic_ids);
  return [...topics.entries()]
    .filter(([place, { id, hours }]) => wanted.has(id) && (hours <= 0 || lastDay.has(place)))
    .map(([place, topic]) => ({ place, topic, day: lastDay.get(place) ?? -1 }))
    .sort(
      (a, b) =>
        b.topic.emphasis - a.topic.emphasis ||
        b.topic.difficulty - a.topic.difficulty ||
        b.topic.hours - a.topic.hours ||
        a.place - b.place,
    );
}

function daysBefore(calendar: Calendar, exam: ReviewTarget, distances: number[]): number[] {
  const [first, last] = [calendar.dates[0], calendar.dates.at(-1)];
  if (first === undefined || last === undefined) return [];
  return distances
    .map((distance) => addDays(exam.date, -distance))
    .filter((date) => date >= first && date <= last)
    .map((date) => dayNumber(calendar, date));
}

function byDate(a: ReviewTarget, b: ReviewTarget): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
