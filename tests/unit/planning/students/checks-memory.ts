import type { Check } from "./check";
import { forExams } from "./checks-naming";
import { dayOf, total } from "./days";
import { type Exam, type Life, learnedOn, range, reviewsFor, type World } from "./world";

const HALF_HOUR = 2;
const LAST_DAYS = 3;

/** How reviews lie between learning and the exam. */
export const MEMORY: Check[] = [
  {
    promise: "the first retrieval on the next possible days",
    broken: (world) =>
      histories(world).flatMap(({ life, learned, days, exam }) => {
        const first = days[0];
        if (first === undefined || learned < world.today || life.topic.reviewed_on.length > 0)
          return [];
        const possible = possibleDays(world, life, learned + 1, exam.day - 1);
        const rank = possible.filter((day) => day < first).length;
        const missed = possible.slice(0, rank);
        const room = missed.some((day) => world.free(life.demand, day) >= HALF_HOUR);
        const later = rank > 3 && missed.some((day) => isLaterReview(world, life, day, exam));
        return later || (rank > 1 && room)
          ? [`${life.key}: ${rank} possible days before the first`]
          : [];
      }),
  },
  {
    promise: "gaps grow",
    broken: (world) =>
      histories(world).flatMap(({ life, learned, days, exam }) => {
        const spread = days.filter((day) => day < exam.day - LAST_DAYS);
        const dates = [...known(life, learned), ...spread];
        const gaps = dates.slice(1).map((day, index) => day - (dates[index] ?? day));
        const half = Math.floor(gaps.length / 2);
        const shrinks =
          gaps.length >= 4 && total(gaps.slice(0, half)) > total(gaps.slice(-half)) + half;
        const bunched =
          exam.day - learned >= 14 &&
          spread.some((day, index) => (spread[index + 2] ?? day + 9) - day <= 3);
        const twice = new Set(days).size < days.length;
        return shrinks || bunched || twice ? [`${life.key}: ${gaps.join(" ")}`] : [];
      }),
  },
  {
    promise: "no gap above a fifth of the time left, while there is room",
    broken: (world) =>
      histories(world).flatMap(({ life, learned, days, exam }) => {
        // What was learned before is judged from today on.
        const start = Math.max(learned, world.today);
        const most = Math.max(4, 0.2 * (exam.day - start) + 2);
        const dates = [start, ...days, exam.day];
        const wide = dates.slice(1).flatMap((day, index) => {
          const from = dates[index] ?? day;
          const room = possibleDays(world, life, from + 2, day - 2).filter(
            (each) => world.free(life.demand, each) >= HALF_HOUR,
          );
          return day - from > most && room.some((each) => each - from <= most) ? [day - from] : [];
        });
        return wide.length > 0 ? [`${life.key}: ${wide} of ${exam.day - start} days`] : [];
      }),
  },
  {
    promise: "a last review in the last days before the exam",
    broken: (world) =>
      histories(world).flatMap(({ life, learned, days, exam }) => {
        if (learned >= exam.day - LAST_DAYS || days.some((day) => day >= exam.day - LAST_DAYS))
          return [];
        const eve = range(Math.max(world.today, exam.day - LAST_DAYS), exam.day - 1);
        const room = eve.some((day) => world.free(life.demand, day) >= HALF_HOUR);
        const others = world.lives.some(
          (each) =>
            each.demand === life.demand &&
            each.reviews.filter(
              ({ day, session }) => eve.includes(day) && session.exam_id === exam.exam.id,
            ).length > 1,
        );
        return room || others ? [`${life.key} for ${exam.exam.id}`] : [];
      }),
  },
  {
    promise: "the same care for every topic",
    broken: (world) =>
      eachExam(world).flatMap((all) =>
        all.flatMap((one) =>
          all
            .filter((other) => one.learned <= other.learned && like(one.life, other.life))
            .filter((other) => given(one) < other.days.length - 2)
            .map(
              (other) =>
                `${one.life.key} ${one.days.length}, ${other.life.key} ${other.days.length}`,
            ),
        ),
      ),
  },
  {
    promise: "reviews by what is known of a topic",
    broken: (world) =>
      histories(world).flatMap(({ life, exam }) => {
        // What is known when this schedule is laid, in quarters; half of a review for two hours of it is care enough.
        const known = life.topic.is_finished ? life.topic.hours * 4 : life.topic.done * 4;
        const wanted = Math.min(4, known / 8);
        const reviews = reviewsFor(life, exam).filter(({ is_fixed }) => !is_fixed);
        const lengths = reviews.flatMap(({ session }) =>
          session.topics.filter(({ id }) => id === life.topic.id).map(({ hours }) => hours * 4),
        );
        const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
        return wanted >= 2 && mean < wanted / 2 ? [`${life.key} ${mean} of ${wanted}`] : [];
      }),
  },
];

export interface History {
  life: Life;
  exam: Exam;
  /** The day on which the topic was known; before all days where that day is not. */
  learned: number;
  /** Of the reviews between that and the exam. */
  days: number[];
}

/** Learned topics of exams to come with their reviews. */
export function histories(world: World): History[] {
  return forExams(world).flatMap(({ life, exam }) => {
    const learned = learnedOn(life, exam.day);
    const earlier = life.exams.filter(({ day }) => day < exam.day).at(-1);
    // After an earlier exam of the same topic, gaps begin anew: judged for the first alone.
    if (learned === null || earlier) return [];
    return [{ life, exam, learned, days: reviewsFor(life, exam).map(({ day }) => day) }];
  });
}

/** Days on which both the student and the plan have hours, taken or not. */
export function possibleDays(world: World, life: Life, from: number, to: number): number[] {
  return range(Math.max(from, world.today), to).filter(
    (day) => world.holds(day) >= 1 && world.planHolds(life.demand, day) >= 1,
  );
}

/** Whether the plan spends time of the day on a topic that it has reviewed before and will review again. */
function isLaterReview(world: World, life: Life, day: number, exam: Exam): boolean {
  return world.lives.some((other) => {
    if (other === life || other.demand !== life.demand) return false;
    const dates = reviewsFor(other, exam).map((each) => each.day);
    return (
      dates.includes(day) && dates.some((each) => each < day) && dates.some((each) => each > day)
    );
  });
}

function eachExam(world: World): History[][] {
  const groups = new Map<string, History[]>();
  for (const each of histories(world)) {
    const key = `${each.life.demand.plan_id} ${each.exam.exam.id}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()];
}

/** Reviews so far count as given. */
function given({ days, life }: History): number {
  return days.length + life.topic.reviewed_on.length;
}

function like(one: Life, other: Life): boolean {
  return (
    one !== other &&
    one.topic.emphasis >= other.topic.emphasis &&
    one.exams.length === other.exams.length
  );
}

function known(life: Life, learned: number): number[] {
  if (!Number.isFinite(learned)) return life.topic.reviewed_on.map(dayOf);
  return [learned, ...life.topic.reviewed_on.map(dayOf).filter((day) => day > learned)];
}
