import type { Check } from "./check";
import { blocksOf } from "./checks-limits";
import { dayOf, quarters, total } from "./days";
import { type Exam, type Life, learnedOn, range, reviewsFor, type World } from "./world";

const HALF_HOUR = 2;
const EVE_DAYS = 2;

/** That what is missing is named, no more and no less, and that nothing is missing which has room. */
export const NAMING: Check[] = [
  {
    promise: "short topics are named exactly",
    broken: (world) => {
      const short = world.lives.filter(({ want, laid }) => laid < want);
      const named = world.schedule.short_topics;
      const wrong = named.filter(({ plan_id, topic_id, hours_wanted, hours_scheduled }) => {
        const life = world.of(plan_id, topic_id);
        return (
          !life ||
          quarters(hours_wanted - hours_scheduled) !== life.want - life.laid ||
          life.laid >= life.want
        );
      });
      const unnamed = short.filter(
        ({ demand, topic }) =>
          !named.some((each) => each.plan_id === demand.plan_id && each.topic_id === topic.id),
      );
      return [
        ...wrong.map(
          (each) =>
            `said of ${each.plan_id}/${each.topic_id}: ${each.hours_scheduled} of ${each.hours_wanted}`,
        ),
        ...unnamed.map(({ key, laid, want }) => `not said of ${key}: ${laid} of ${want} quarters`),
        ...twice(named.map((each) => `${each.plan_id}/${each.topic_id}`)),
      ];
    },
  },
  {
    promise: "short assignments are named exactly",
    broken: (world) => {
      const named = new Map(
        world.schedule.short_assignments.map((each) => [each.assignment_id, each]),
      );
      return world.request.assignments
        .filter(({ id, hours }) => {
          const missing = Math.max(0, quarters(hours) - laidOn(world, id));
          const said = named.get(id);
          return missing !== (said ? quarters(said.hours_wanted - said.hours_scheduled) : 0);
        })
        .map(({ id }) => id)
        .concat(twice(world.schedule.short_assignments.map((each) => each.assignment_id)));
    },
  },
  {
    promise: "topics that nothing reviews are named exactly",
    broken: (world) => {
      const named = world.schedule.unreviewed.map(
        (each) => `${each.plan_id}/${each.topic_id} ${each.exam_id}`,
      );
      const truths = forExams(world).map(({ life, exam }) => ({
        id: `${life.key} ${exam.exam.id}`,
        ...truthOf(life, exam),
      }));
      const known = new Map(truths.map((each) => [each.id, each]));
      return [
        ...truths
          .filter(({ must, id }) => must && !named.includes(id))
          .map(({ id }) => `not said: ${id}`),
        ...named.filter((id) => !known.get(id)?.may).map((id) => `wrongly said: ${id}`),
        ...twice(named),
      ];
    },
  },
  {
    promise: "no topic is short while its plan has room",
    broken: (world) =>
      world.lives
        .filter(({ laid, want }) => want - laid >= HALF_HOUR)
        .flatMap((life) => {
          const day = roomFor(world, life);
          return day === undefined
            ? []
            : [`${life.key} short by ${life.want - life.laid}, room on day ${day}`];
        }),
  },
  {
    promise: "no assignment is short while its plan has room",
    broken: (world) =>
      world.request.assignments
        .filter(({ id, hours }) => laidOn(world, id) < quarters(hours))
        .filter(({ plan_id, last_day }) => {
          const demand = world.request.demands.find((each) => each.plan_id === plan_id);
          if (!demand) return false;
          return range(world.today, dayOf(last_day)).some(
            (day) => world.free(demand, day) >= HALF_HOUR,
          );
        })
        .map(({ id }) => id),
  },
  {
    promise: "no topic is without review while its plan has room",
    broken: (world) =>
      forExams(world)
        .filter(({ life, exam }) => truthOf(life, exam).must)
        .filter(({ life, exam }) => {
          const from = Math.max(world.today, (learnedOn(life, exam.day) ?? exam.day) + 1);
          return range(from, exam.day - 1).some((day) => world.free(life.demand, day) >= HALF_HOUR);
        })
        .map(({ life, exam }) => `${life.key} for ${exam.exam.id}`),
  },
];

/** Every topic with each exam to come that asks for it. */
export function forExams(world: World): { life: Life; exam: Exam }[] {
  return world.lives.flatMap((life) => life.exams.map((exam) => ({ life, exam })));
}

/** A day on which half an hour of it would harm nothing: in its window, in its turn, not on the eve of an exam. */
function roomFor(world: World, life: Life): number | undefined {
  const from = Math.max(life.from, ...life.before.map(({ study }) => (study.at(-1)?.day ?? 0) + 1));
  const to = Math.min(
    life.to,
    ...life.after.map(({ study }) => (study[0]?.day ?? Number.POSITIVE_INFINITY) - 1),
  );
  if (life.before.some(({ laid, want }) => laid < want)) return undefined;
  const eves = life.exams.flatMap(({ day }) => range(day - EVE_DAYS, day));
  return range(from, Math.min(to, world.last)).find(
    (day) => world.free(life.demand, day) >= HALF_HOUR && !eves.includes(day),
  );
}

/** Whether it must be named as not reviewed, and whether it may be: past reviews and unlearned topics leave it open. */
function truthOf(life: Life, exam: Exam): { must: boolean; may: boolean } {
  const learned = learnedOn(life, exam.day);
  if (learned === null) return { must: false, may: true };
  const reviewed = reviewsFor(life, exam).length > 0;
  const sameDay = life.reviews.some(({ day }) => day === learned);
  const past = life.topic.reviewed_on.length > 0;
  return { must: !reviewed && !past && !sameDay, may: !reviewed };
}

function laidOn(world: World, assignment: string): number {
  return total(blocksOf(world, assignment).map(({ length }) => length));
}

function twice(names: string[]): string[] {
  return names
    .filter((each, index) => names.indexOf(each) !== index)
    .map((each) => `twice: ${each}`);
}
