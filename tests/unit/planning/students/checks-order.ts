import type { Check } from "./check";
import { blocksOf, name } from "./checks-limits";
import { forExams } from "./checks-naming";
import { quarters, total, weekOf } from "./days";
import { buildsOn, type Life, range, type World } from "./world";

const HALF_HOUR = 2;
const EVE_DAYS = 2;
/** A course that has less left than this for each of its weeks cannot move in each. */
const LEAST_OF_A_WEEK = 4;

/** What comes before what. */
export const ORDER: Check[] = [
  {
    promise: "what a topic builds on comes first",
    broken: (world) =>
      world.lives.flatMap((life) =>
        life.before.flatMap((first) => {
          const start = life.study.find((each) => !each.is_fixed);
          const end = first.study.findLast((each) => !each.is_fixed);
          return start && end && start.place < end.place ? [`${life.key} before ${first.key}`] : [];
        }),
      ),
  },
  {
    promise: "topics in the course's order",
    broken: (world) =>
      pairs(world).flatMap(([one, other]) => {
        const [early, late] = [one.topic.week, other.topic.week];
        if (early === null || late === null || early >= late) return [];
        const [first, second] = [one.study[0], other.study[0]];
        if (!first || !second || first.place < second.place) return [];
        return [`week ${late} (${other.key}) before week ${early} (${one.key})`];
      }),
  },
  {
    promise: "nothing new in the last two days where avoidable",
    broken: (world) =>
      forExams(world).flatMap(({ life, exam }) => {
        const first = life.study[0];
        if (!first || first.is_fixed || life.topic.done > 0) return [];
        if (first.day < exam.day - EVE_DAYS || first.day >= exam.day) return [];
        const from = Math.max(
          life.from,
          ...life.before.map(({ study }) => (study.at(-1)?.day ?? 0) + 1),
        );
        const room = range(from, exam.day - EVE_DAYS - 1).find(
          (day) => world.free(life.demand, day) >= HALF_HOUR,
        );
        return room === undefined ? [] : [`${name(first)}: room on day ${room}`];
      }),
  },
  {
    promise: "a change of topic within the day",
    broken: (world) =>
      world.lives.flatMap((life) =>
        [...new Set(life.study.map(({ day }) => day))].flatMap((day) => {
          const its = life.study.filter((each) => each.day === day && !each.is_fixed);
          if (its.length < 2 || total(its.map(({ length }) => length)) <= 8) return [];
          const other = world.lives.find(
            (each) =>
              each.demand !== life.demand &&
              each.from <= day &&
              each.before.length === 0 &&
              each.study.some((sitting) => !sitting.is_fixed && sitting.day > day) &&
              world.planHolds(each.demand, day) - world.planUsed(each.demand.plan_id, day) >=
                HALF_HOUR,
          );
          return other
            ? [`${life.key} ${total(its.map(({ length }) => length))} quarters on day ${day}`]
            : [];
        }),
      ),
  },
  { promise: "a mixed plan turns between topics", broken: unmixed },
  {
    promise: "assignments the largest first",
    broken: (world) => {
      const { assignments } = world.request;
      return assignments.flatMap((large) =>
        assignments
          .filter((each) => each.plan_id === large.plan_id && each.last_day === large.last_day)
          .filter((each) => quarters(each.hours) < quarters(large.hours))
          .filter((small) => {
            const first = blocksOf(world, large.id)[0];
            const second = blocksOf(world, small.id)[0];
            return first && second && !first.is_fixed && !second.is_fixed && second.day < first.day;
          })
          .map((small) => `${small.id} before ${large.id}`),
      );
    },
  },
  { promise: "each course moves each week", broken: standStills },
];

/** Weeks in which a course has work, days and hours, and no session of it lies. */
function standStills(world: World): string[] {
  const { demands } = world.request;
  const weeks = [...new Set(range(world.today, world.last).map(weekOf))];
  return weeks.flatMap((week) => {
    const days = range(world.today, world.last).filter((day) => weekOf(day) === week);
    const hours = total(days.map((day) => world.holds(day)));
    const active = demands.filter((demand) => usable(world, demand.plan_id, days).length > 0);
    if (hours < active.length * LEAST_OF_A_WEEK) return [];
    return active
      .filter((demand) => usable(world, demand.plan_id, days).length >= 3)
      .filter(
        ({ course_id }) =>
          !world.placed.some(
            ({ session, day }) =>
              weekOf(day) === week &&
              demands.some(
                (each) => each.plan_id === session.plan_id && each.course_id === course_id,
              ),
          ),
      )
      .filter(({ plan_id }) => {
        const last = days.at(-1) ?? 0;
        const rest = world.placed.filter(
          ({ session, day }) =>
            session.plan_id === plan_id && session.kind === "study" && day > last,
        );
        const open = world.lives.filter(
          (life) => life.demand.plan_id === plan_id && life.from <= last,
        );
        const short = total(
          open.filter(({ to }) => to >= last).map(({ want, laid }) => want - laid),
        );
        const left = weeks.filter((each) => each >= week).length;
        // With less work than half an hour a week it cannot move in each.
        const its = world.lives.filter((life) => life.demand.plan_id === plan_id);
        if (total(its.map(({ want }) => want)) < 2 * weeks.length) return false;
        return total(rest.map(({ length }) => length)) + short >= 2 * left && open.length > 0;
      })
      .map(({ plan_id }) => `${plan_id} in the week of day ${days[0]}`);
  });
}

/** Mixed plans of which most sessions go on with the topic of the one before, though another could be taken up. */
function unmixed(world: World): string[] {
  const mixed = world.request.demands.filter(({ progression }) => progression === "mixed");
  return mixed.flatMap((demand) => {
    const lives = world.lives.filter((life) => life.demand === demand);
    const study = world.placed.filter(
      ({ session, is_fixed }) =>
        session.plan_id === demand.plan_id && session.kind === "study" && !is_fixed,
    );
    const choices = study.slice(1).flatMap((each, index) => {
      const before = study[index];
      const life = lives.find(({ topic }) => topic.id === before?.session.topics[0]?.id);
      const others = lives.filter(
        (other) =>
          other !== life &&
          other.to === life?.to &&
          other.before.length === 0 &&
          other.exams[0] === life.exams[0] &&
          other.study.some(({ place }) => place >= each.place),
      );
      if (others.length === 0) return [];
      return [each.session.topics[0]?.id === before?.session.topics[0]?.id ? 1 : 0];
    });
    const repeated = total(choices);
    return choices.length >= 8 && repeated * 2 > choices.length
      ? [`${demand.plan_id}: ${repeated} of ${choices.length} sessions repeat the topic`]
      : [];
  });
}

/** Pairs of topics of a plan whose order nothing but the course decides. */
function pairs(world: World): [Life, Life][] {
  const free = world.lives.filter(
    ({ topic, study, before, after }) =>
      topic.done === 0 &&
      study.every((each) => !each.is_fixed) &&
      // What waits for a later week, or is awaited by an earlier one, is out of order for a reason.
      before.every((each) => (each.topic.week ?? 0) <= (topic.week ?? 0)) &&
      after.every((each) => (each.topic.week ?? 0) >= (topic.week ?? 0)),
  );
  return free.flatMap((one) =>
    free
      .filter((other) => other !== one && other.demand === one.demand && other.to === one.to)
      .filter((other) => examsOf(one) === examsOf(other))
      .filter((other) => one.topic.emphasis >= other.topic.emphasis)
      .filter((other) => !buildsOn(one, other) && !buildsOn(other, one))
      .filter((other) => ![one, other].some((each) => waits(each)))
      .map((other): [Life, Life] => [one, other]),
  );
}

/** Whether something it builds on, at any depth, is of a later week. */
function waits(life: Life): boolean {
  return life.before.some((each) => (each.topic.week ?? 0) > (life.topic.week ?? 0) || waits(each));
}

function examsOf({ exams }: Life): string {
  return exams.map(({ exam }) => exam.id).join();
}

function usable(world: World, plan: string, days: number[]): number[] {
  const demand = world.request.demands.find(({ plan_id }) => plan_id === plan);
  if (!demand) return [];
  return days.filter(
    (day) => world.planHolds(demand, day) >= HALF_HOUR && world.holds(day) >= HALF_HOUR,
  );
}
