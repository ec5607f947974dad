import type {
  Demand,
  DemandAssignment,
  DemandExam,
  DemandTopic,
  Progression,
  ScheduledSession,
  ScheduleRequest,
} from "@/lib/planning/scheduler/types";
import { dateOf, dayOf, quarters, total } from "./days";
import { type Chance, seeded } from "./seeded";

const PROGRESSIONS: Progression[] = ["gradual", "mixed", "front_loaded", "back_loaded"];
/** Weeks in which clocks change somewhere, a leap day and a turn of the year. */
const STARTS = [
  "2026-03-02",
  "2026-03-05",
  "2026-03-25",
  "2026-09-28",
  "2026-10-01",
  "2026-10-21",
  "2026-10-28",
  "2028-02-24",
  "2026-12-23",
  "2026-04-01",
];

/** Topics of a course; some thirty courses of many have about 500. */
const FEW = { least: 2, most: 24 };
const MANY = { least: 10, most: 32 };

/** A whole student of any kind, the same for the same seed. Every fiftieth takes thirty courses. */
export function randomStudent(seed: number): ScheduleRequest {
  const chance = seeded(seed);
  const { whole, likely, share, one } = chance;
  const large = seed % 50 === 0;
  const today = dayOf(one(STARTS)) + whole(0, 6);
  const count = large ? 30 : whole(1, 6);
  const longest = likely(0.25) ? whole(3, 14) : whole(15, 110);
  const demands = Array.from({ length: count }, (_, index) =>
    randomDemand(chance, index, today, large ? whole(40, 100) : longest, large ? MANY : FEW),
  );
  const work = total(
    demands.flatMap(({ topics }) => topics.map(({ hours, done }) => hours - done)),
  );
  const days = Math.max(...demands.map(({ last_day }) => dayOf(last_day))) - today + 1;
  // From three times the hours that are needed to two thirds of them; limits of plans and days off take more.
  const pressure = 0.35 + share() * 1.2;
  const perDay = Math.min(10, Math.max(0.5, Math.round(((work * 1.3) / days / pressure) * 4) / 4));
  const by_weekday = Array.from({ length: 7 }, () => perDay);
  if (likely(0.4)) by_weekday[whole(0, 6)] = 0;
  if (likely(0.3)) by_weekday[6] = Math.min(12, perDay * 1.5 - ((perDay * 1.5) % 0.25));
  const someDay = () => dateOf(today + whole(0, days - 1));
  const some = (part: number, most: number) =>
    Array.from({ length: likely(part) ? whole(1, most) : 0 }, someDay);
  const days_off = some(0.4, 5);
  const request: ScheduleRequest = {
    today: dateOf(today),
    hours: {
      by_weekday,
      days_off,
      on_date: Object.fromEntries(
        some(0.3, 3)
          .filter((date) => !days_off.includes(date))
          .map((date) => [date, whole(0, 16) / 4]),
      ),
      busy: Object.fromEntries(some(0.3, 5).map((date) => [date, whole(1, 12) / 4])),
    },
    demands: demands.map((demand) => ({ ...demand, by_weekday: ofPlan(chance, by_weekday) })),
    assignments: demands.flatMap((demand) => randomAssignments(chance, demand, today)),
    fixed: [],
  };
  if (likely(0.25)) request.fixed = handMoved(chance, request);
  return request;
}

/** A plan like those of a random student, as one that is added later. */
export function randomDemand(
  chance: Chance,
  index: number,
  today: number,
  longest: number,
  counts = FEW,
): Demand {
  const { whole, likely } = chance;
  const id = `p${index}`;
  const first = today + (likely(0.2) ? whole(-10, Math.floor(longest / 3)) : 0);
  const last =
    Math.max(first, today) +
    Math.max(2, Math.round(longest * (likely(0.5) ? 1 : 0.4 + chance.share() * 0.6)));
  const topics = randomTopics(chance, id, today, counts);
  const exams = randomExams(chance, id, Math.max(first, today), last, topics);
  const dues = new Map(
    topics.map(({ id: topic }) => [
      topic,
      exams.find(({ topic_ids }) => topic_ids.includes(topic))?.date,
    ]),
  );
  const linked = likely(0.8);
  return {
    plan_id: id,
    course_id: `c${index}`,
    title: `Course ${index}`,
    first_day: dateOf(first),
    last_day: dateOf(last),
    by_weekday: [],
    days_off: likely(0.2) ? [dateOf(today + whole(0, longest))] : [],
    progression: chance.one(PROGRESSIONS),
    weight: likely(0.7) ? 1 : whole(1, 6) / 2,
    topics: topics.map((topic) => {
      const exam = dues.get(topic.id);
      const due = linked && exam ? dateOf(dayOf(exam) - 1) : null;
      return { ...topic, due: likely(0.03) ? dateOf(first + whole(0, longest)) : due };
    }),
    exams,
  };
}

function randomTopics(
  { whole, likely }: Chance,
  plan: string,
  today: number,
  { least, most }: typeof FEW,
): DemandTopic[] {
  const count = whole(least, likely(0.3) ? most : Math.round(most / 2));
  const weekly = likely(0.6);
  const linked = likely(0.5);
  const circular = likely(0.04);
  const begun = likely(0.35);
  return Array.from({ length: count }, (_, index): DemandTopic => {
    const hours = likely(0.05) ? 0.25 : whole(2, likely(0.1) ? 40 : 16) / 4;
    const state = begun && likely(0.4) ? (likely(0.5) ? "finished" : "begun") : "new";
    const done =
      state === "finished" ? hours : state === "begun" ? whole(1, quarters(hours)) / 4 : 0;
    const studied = state === "new" ? null : today - whole(1, 20);
    const reviewed =
      studied !== null && likely(0.5) ? [studied + 1].filter((day) => day < today) : [];
    const reach = circular ? count : index;
    return {
      id: `${plan}t${index}`,
      title: `Topic ${index}`,
      hours,
      done,
      is_finished: state === "finished" || done >= hours,
      difficulty: whole(1, 5),
      emphasis: likely(0.15) ? 2 : 1,
      week: weekly ? 1 + Math.floor((index * 12) / count) : null,
      prerequisites: Array.from(
        { length: linked && reach > 0 && likely(0.5) ? whole(1, 2) : 0 },
        () => `${plan}t${whole(0, reach - 1)}`,
      ),
      due: null,
      studied_on: studied === null ? null : dateOf(studied),
      reviewed_on: reviewed.map(dateOf),
    };
  });
}

/** None, one at the end, or several of which each asks for a part; sometimes one asks for all again. */
function randomExams(
  { whole, likely }: Chance,
  plan: string,
  first: number,
  last: number,
  topics: DemandTopic[],
): DemandExam[] {
  if (likely(0.3)) return [];
  const count = likely(0.6) || last - first < 10 ? 1 : whole(2, 3);
  const part = Math.ceil(topics.length / count);
  return Array.from({ length: count }, (_, index): DemandExam => {
    const isLast = index === count - 1;
    const all = isLast && likely(0.4);
    const asked = all ? topics : topics.slice(index * part, (index + 1) * part);
    const day = isLast
      ? last + (likely(0.7) ? 1 : 0)
      : first + Math.round(((last - first) * (index + 1)) / count);
    const given = likely(0.5);
    return {
      id: `${plan}e${index}`,
      title: `Exam ${index}`,
      date: dateOf(day),
      topic_ids: asked.map(({ id }) => id),
      shares: given ? sharesOf(asked, () => whole(1, 9)) : {},
    };
  }).filter(({ topic_ids }) => topic_ids.length > 0);
}

function sharesOf(topics: DemandTopic[], size: () => number): Record<string, number> {
  const sizes = topics.map(size);
  return Object.fromEntries(
    topics.map(({ id }, index) => [
      id,
      Math.round(((sizes[index] ?? 0) / total(sizes)) * 1000) / 10,
    ]),
  );
}

function randomAssignments(
  { whole, likely }: Chance,
  demand: Demand,
  today: number,
): DemandAssignment[] {
  const first = Math.max(today, dayOf(demand.first_day));
  const last = dayOf(demand.last_day);
  return Array.from({ length: likely(0.35) ? whole(1, 4) : 0 }, (_, index) => ({
    id: `${demand.plan_id}a${index}`,
    plan_id: demand.plan_id,
    title: `Problem set ${index}`,
    last_day: dateOf(whole(first, last)),
    hours: whole(2, 20) / 4,
  }));
}

/** A plan takes all of the student's hours, at most some of them, or not on every weekday. */
function ofPlan({ whole, likely }: Chance, by_weekday: number[]): number[] {
  if (likely(0.5)) return by_weekday;
  const most = likely(0.5) ? whole(4, 12) / 4 : 24;
  const off = likely(0.3) ? whole(0, 6) : -1;
  return by_weekday.map((hours, weekday) => (weekday === off ? 0 : Math.min(hours, most)));
}

/** Sessions that the student moved: within the plan's days, not always within the hours. */
function handMoved({ whole, one }: Chance, request: ScheduleRequest): ScheduledSession[] {
  return Array.from({ length: whole(1, 4) }, (_, index): ScheduledSession | null => {
    const demand = one(request.demands);
    const topic = one(demand.topics);
    const from = Math.max(dayOf(request.today), dayOf(demand.first_day));
    const hours = Math.min(1, topic.hours - topic.done);
    if (topic.is_finished || hours < 0.25) return null;
    return {
      id: `s${index}`,
      plan_id: demand.plan_id,
      kind: "study",
      date: dateOf(
        whole(from, Math.max(from, topic.due ? dayOf(topic.due) : dayOf(demand.last_day))),
      ),
      hours,
      topics: [{ id: topic.id, hours }],
      assignment_id: null,
      exam_id: null,
      part: 1,
      parts: 1,
    };
  })
    .filter((each) => each !== null)
    .filter(
      (each, index, all) =>
        all.findIndex(({ topics }) => topics[0]?.id === each.topics[0]?.id) === index,
    );
}
