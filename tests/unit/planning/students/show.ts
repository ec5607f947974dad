import { dateOf, dayOf, total, weekOf } from "./days";
import { range, type World } from "./world";

/** A table of a schedule's weeks as a tutor reads them: hours by plan, then every day with its sessions. */
export function weekTables(world: World): string {
  const lines = [...headOf(world)];
  const days = range(world.today, Math.max(world.today, ...world.placed.map(({ day }) => day)));
  for (const week of new Set(days.map(weekOf))) {
    const its = days.filter((day) => weekOf(day) === week);
    lines.push("", `week of ${dateOf(its[0] ?? 0)}  ${byPlan(world, its)}`);
    for (const day of its) lines.push(`  ${dayLine(world, day)}`);
  }
  return [...lines, "", ...missing(world)].join("\n");
}

function headOf({ request }: World): string[] {
  return request.demands.map((demand) => {
    const hours = total(
      demand.topics.map(({ hours: all, done, is_finished }) => (is_finished ? 0 : all - done)),
    );
    const exams = demand.exams.map(
      ({ title, date, topic_ids }) => `${title} ${date} (${topic_ids.length})`,
    );
    const dates = `${demand.first_day} to ${demand.last_day}`;
    const topics = `${demand.topics.length} topics, ${hours} h to learn`;
    return (
      `${demand.plan_id}: ${dates}, ${topics}, weight ${demand.weight}, ${demand.progression}; ` +
      `${exams.join(", ") || "no exam"}`
    );
  });
}

function byPlan(world: World, days: number[]): string {
  const its = world.placed.filter(({ day }) => days.includes(day));
  const parts = world.request.demands.map(({ plan_id }) => {
    const ofPlan = its.filter(({ session }) => session.plan_id === plan_id);
    const reviews = ofPlan.filter(({ session }) => session.kind === "review");
    return `${plan_id} ${sum(ofPlan)} h (${sum(reviews)} review)`;
  });
  return `${sum(its)} of ${total(days.map((day) => world.holds(day))) / 4} h: ${parts.join(", ")}`;
}

function dayLine(world: World, day: number): string {
  const sessions = world.placed
    .filter((each) => each.day === day)
    .map(({ session, length, is_fixed }) => {
      const what = session.assignment_id ?? session.topics.map(({ id }) => short(id)).join("+");
      const kind = { study: "", review: "R ", assignment: "A " }[session.kind];
      const part = session.parts > 1 ? ` ${session.part}/${session.parts}` : "";
      return `${is_fixed ? "!" : ""}${session.plan_id} ${kind}${what}${part} ${length / 4}`;
    });
  const exams = world.request.demands.flatMap(({ exams: all, plan_id }) =>
    all.filter(({ date }) => dayOf(date) === day).map(() => `EXAM ${plan_id}`),
  );
  const name = new Date(day * 86_400_000).toUTCString().slice(0, 3);
  const load = `${world.used(day) / 4}/${world.holds(day) / 4}`;
  return `${name} ${dateOf(day).slice(5)} ${load.padEnd(9)} ${[...exams, ...sessions].join(" | ")}`;
}

function missing({ lives, schedule }: World): string[] {
  const { short_topics, short_assignments, unreviewed } = schedule;
  const laid = (each: { hours_scheduled: number; hours_wanted: number }) =>
    `${each.hours_scheduled}/${each.hours_wanted}`;
  const topics = short_topics.map((each) => `${short(each.topic_id)} ${laid(each)}`);
  const work = short_assignments.map((each) => `${each.assignment_id} ${laid(each)}`);
  const left_out = lives.filter(
    (each) => each.laid === 0 && each.want > 0 && each.topic.done === 0,
  );
  return [
    `short: ${topics.join(", ") || "none"}`,
    `left out: ${left_out.length} of ${lives.length} topics`,
    `short assignments: ${work.join(", ") || "none"}`,
    `not reviewed: ${unreviewed.map(({ topic_id }) => short(topic_id)).join(", ") || "none"}`,
  ];
}

function sum(placed: World["placed"]): number {
  return total(placed.map(({ length }) => length)) / 4;
}

/** Of `p0t3`, that is its number. */
function short(id: string): string {
  return id.replace(/^p\d+t/, "t");
}
