import type { Check } from "./check";
import { quarters, total } from "./days";
import { type Placed, range, type World } from "./world";

const LONGEST_STUDY = 8;
const LONGEST_REVIEW = 4;

/** Where sessions may lie, and how long they are. */
export const LIMITS: Check[] = [
  {
    promise: "no day above its hours",
    broken: (world) =>
      daysWith(world)
        .filter((day) => world.used(day) > Math.max(world.holds(day), fixedOn(world, day)))
        .map((day) => `day ${day}: ${world.used(day)} of ${world.holds(day)} quarters`),
  },
  {
    promise: "no plan above its hours of the day",
    broken: (world) =>
      world.request.demands.flatMap((demand) =>
        daysWith(world)
          .filter((day) => {
            const most = Math.max(
              world.planHolds(demand, day),
              fixedOn(world, day, demand.plan_id),
            );
            return world.planUsed(demand.plan_id, day) > most;
          })
          .map((day) => `${demand.plan_id} on day ${day}`),
      ),
  },
  {
    promise: "only on days of the plan",
    broken: (world) => {
      const plans = new Map(world.request.demands.map((each) => [each.plan_id, each]));
      return laid(world)
        .filter(({ session, day }) => {
          const demand = plans.get(session.plan_id);
          return !demand || world.planHolds(demand, day) === 0 || world.holds(day) === 0;
        })
        .map(name);
    },
  },
  {
    promise: "quarter hours that add up",
    broken: (world) =>
      laid(world)
        .filter(({ session }) => {
          const parts = session.topics.map(({ hours }) => hours);
          // One review may hold more topics than quarter hours; their parts are its time divided.
          const own = session.kind === "review" ? [session.hours] : [session.hours, ...parts];
          const whole = own.every((each) => each > 0 && each * 4 === quarters(each));
          if (session.kind === "assignment") return !whole || parts.length > 0;
          const topics = new Set(session.topics.map(({ id }) => id));
          if (session.kind === "study" ? topics.size !== 1 : topics.size < 1) return true;
          return (
            !whole ||
            parts.some((each) => each <= 0) ||
            Math.abs(session.hours - total(parts)) > 1e-6
          );
        })
        .map(name),
  },
  {
    promise: "at most two hours, reviews one",
    broken: (world) =>
      laid(world)
        .filter(({ session, length }) => {
          return length > (session.kind === "review" ? LONGEST_REVIEW : LONGEST_STUDY);
        })
        .map(name),
  },
  {
    promise: "a quarter hour only where nothing else is possible",
    broken: (world) =>
      laid(world)
        .filter(({ length }) => length === 1)
        .filter((each) =>
          each.session.kind === "review" ? couldBeLonger(world, each) : couldJoin(world, each),
        )
        .map(name),
  },
  {
    promise: "reviews of a plan are joined",
    broken: (world) => {
      const reviews = laid(world).filter(({ session }) => session.kind === "review");
      return reviews
        .filter((one) =>
          reviews.some(
            (other) =>
              other.place > one.place &&
              other.day === one.day &&
              other.session.plan_id === one.session.plan_id &&
              other.session.exam_id === one.session.exam_id &&
              one.length + other.length <= LONGEST_REVIEW,
          ),
        )
        .map(name);
    },
  },
  {
    promise: "nothing after its due day",
    broken: (world) => [
      ...world.lives.flatMap((life) =>
        life.study.filter((each) => !each.is_fixed && each.day > life.to).map(name),
      ),
      ...laid(world)
        .filter(({ session }) => session.kind === "review" && session.exam_id !== null)
        .filter(({ session, day }) => {
          const exams = world.lives.flatMap(({ exams: each }) => each);
          const exam = exams.find((each) => each.exam.id === session.exam_id);
          return !exam || day >= exam.day;
        })
        .map(name),
      ...world.request.assignments.flatMap((assignment) =>
        blocksOf(world, assignment.id)
          .filter(({ session, is_fixed }) => !is_fixed && session.date > assignment.last_day)
          .map(name),
      ),
    ],
  },
  {
    promise: "no more than was asked for",
    broken: (world) => [
      ...world.lives
        .filter(
          ({ laid: hours, want, study }) => hours > want && study.some((each) => !each.is_fixed),
        )
        .map(({ key }) => key),
      ...world.request.assignments
        .filter(({ id, hours }) => {
          const blocks = blocksOf(world, id);
          const given = total(blocks.map(({ length }) => length));
          return given > quarters(hours) && blocks.some((each) => !each.is_fixed);
        })
        .map(({ id }) => id),
      ...laid(world)
        .filter(({ session }) => session.topics.some(({ id }) => !world.of(session.plan_id, id)))
        .map(name),
    ],
  },
  {
    promise: "by day, each part in its turn",
    broken: (world) => {
      const { sessions } = world.schedule;
      const late = sessions.filter((each, index) => each.date < (sessions[index - 1]?.date ?? ""));
      const fixed = new Set(
        world.request.fixed.flatMap((each) => [
          ...each.topics.map(({ id }) => `${each.plan_id}/${id}`),
          each.assignment_id,
        ]),
      );
      const lives = world.lives.filter(({ key }) => !fixed.has(key)).map(({ study }) => study);
      const works = world.request.assignments
        .filter(({ id }) => !fixed.has(id))
        .map(({ id }) => blocksOf(world, id));
      const wrong = [...lives, ...works].filter((all) =>
        all.some(
          ({ session }, index) => session.part !== index + 1 || session.parts !== all.length,
        ),
      );
      return [...late.map(({ date }) => date), ...wrong.map((all) => all.map(name).join(", "))];
    },
  },
];

function laid(world: World): Placed[] {
  return world.placed.filter((each) => !each.is_fixed);
}

export function blocksOf(world: World, assignment: string): Placed[] {
  return world.placed.filter(({ session }) => session.assignment_id === assignment);
}

export function name({ session, length }: Placed): string {
  const what = session.assignment_id ?? session.topics.map(({ id }) => id).join("+");
  return `${session.date} ${session.plan_id} ${session.kind} ${what} ${length}`;
}

function daysWith(world: World): number[] {
  return [...new Set(world.placed.map(({ day }) => day))].filter((day) => day >= world.today);
}

function fixedOn(world: World, day: number, plan?: string): number {
  const its = world.placed.filter((each) => each.is_fixed && each.day === day);
  return total(
    its.filter(({ session }) => !plan || session.plan_id === plan).map(({ length }) => length),
  );
}

/** A quarter hour beside which the day has room, or another review of its plan with room. */
function couldBeLonger(world: World, each: Placed): boolean {
  const demand = world.request.demands.find(({ plan_id }) => plan_id === each.session.plan_id);
  return demand !== undefined && world.free(demand, each.day) >= 1;
}

/** A quarter hour that another sitting of the same work could take in, or give a quarter to. */
function couldJoin(world: World, each: Placed): boolean {
  const demand = world.request.demands.find(({ plan_id }) => plan_id === each.session.plan_id);
  if (!demand) return false;
  const same = laid(world).filter(
    (other) =>
      other !== each &&
      other.session.kind === each.session.kind &&
      other.session.plan_id === each.session.plan_id &&
      other.session.assignment_id === each.session.assignment_id &&
      other.session.topics[0]?.id === each.session.topics[0]?.id,
  );
  const near = range(-1, 1).flatMap((step) =>
    same.filter(({ place }) => place === neighbour(same, each, step)),
  );
  return near.some(
    (other) =>
      (other.length < LONGEST_STUDY &&
        world.free(demand, other.day) >= (other.day === each.day ? 0 : 1)) ||
      (other.length > 2 && world.free(demand, each.day) >= 1),
  );
}

function neighbour(same: Placed[], each: Placed, step: number): number | undefined {
  if (step < 0) return same.findLast(({ place }) => place < each.place)?.place;
  return step > 0 ? same.find(({ place }) => place > each.place)?.place : undefined;
}
