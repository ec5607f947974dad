import type { Availability, PlanningTopic, PlanRequest, Progression } from "@/lib/planning/types";
import { DAY_MS } from "@/lib/time/durations";

export const PROGRESSIONS: Progression[] = ["gradual", "mixed", "front_loaded", "back_loaded"];

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A request of any kind: tight and loose, with and without prerequisites, some of them in a circle. */
export function randomRequest(seed: number): PlanRequest {
  const random = randomFrom(seed);
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const chance = (share: number) => random() < share;
  const large = chance(0.02);
  const days = large ? 180 : whole(1, chance(0.2) ? 90 : 30);
  const first = FIRST_DAYS[whole(0, FIRST_DAYS.length - 1)] ?? "2026-03-02";
  const first_day = shift(first, whole(0, 6));
  const day = () => shift(first_day, whole(0, days - 1));

  const count = large ? 60 : whole(1, chance(0.3) ? 30 : 10);
  const linked = chance(0.6);
  const circular = chance(0.03);
  const dated = chance(0.7);
  const someDays = Array.from({ length: whole(1, 5) }, day);
  const topics = Array.from({ length: count }, (_, index): PlanningTopic => {
    const others = circular ? count : index;
    const prerequisites = Array.from({ length: linked && others > 0 ? whole(0, 2) : 0 }, () =>
      String(whole(0, others - 1)),
    );
    const due = dated && chance(0.6) ? someDays[whole(0, someDays.length - 1)] : undefined;
    const stray = chance(0.02) ? shift(first_day, whole(-5, days + 10)) : undefined;
    return {
      id: String(index),
      title: `Topic ${index}`,
      hours: chance(0.05) ? 0 : whole(1, chance(0.1) ? 60 : 24) / 4,
      difficulty: whole(1, 5),
      prerequisites: chance(0.02) ? [...prerequisites, "gone"] : prerequisites,
      due: stray ?? due ?? null,
      emphasis: chance(0.2) ? whole(2, 3) : 1,
    };
  });
  const work = topics.reduce((sum, { hours }) => sum + hours, 0);
  const pressure = 0.2 + random() * 1.2;
  const availability: Availability = {
    first_day,
    last_day: shift(first_day, days - 1),
    hours_per_day: Math.min(12, Math.max(0.5, Math.round((work / days) * 2 * (1 / pressure)) / 2)),
    weekdays_off: chance(0.4) ? [whole(0, 6)] : chance(0.3) ? [0, 6] : [],
    days_off: Array.from({ length: chance(0.4) ? whole(1, 4) : 0 }, day),
  };
  if (chance(0.25)) availability.hours_by_weekday = { [whole(0, 6)]: whole(0, 12) / 2, 3: 1.75 };
  if (chance(0.3)) {
    availability.busy = Object.fromEntries(
      Array.from({ length: whole(1, 6) }, () => [day(), whole(1, 9) / 4]),
    );
  }
  const reviews = Array.from({ length: chance(0.5) ? whole(1, 3) : 0 }, (_, index) => ({
    id: `exam ${index}`,
    title: `Exam ${index}`,
    date: shift(day(), 1),
    topic_ids: topics.filter(() => chance(0.5)).map(({ id }) => id),
  }));
  const progression = PROGRESSIONS[whole(0, 3)] ?? "gradual";
  return { topics, reviews, availability, progression };
}

/** Weeks in which clocks change somewhere, a leap day and a turn of the year. */
const FIRST_DAYS = [
  "2026-03-02",
  "2026-03-23",
  "2026-09-28",
  "2026-10-19",
  "2026-10-26",
  "2028-02-24",
  "2026-12-25",
  "2026-04-01",
];

/** Date arithmetic of its own, so that a mistake of the planner's is not repeated here. */
export function shift(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
