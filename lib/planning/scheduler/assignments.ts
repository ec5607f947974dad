import type { Diary } from "./diary";
import { between, sum } from "./grid";
import { LONGEST } from "./quarters";
import type { Assignment, Work } from "./work";

const BLOCK = 4;
const LEAST_DAYS = 3;
const PART_OF_A_DAY = 0.35;

/**
 * * Schedules the blocks of assignments on one day: evenly over the days before the due day, in blocks of an hour or
 * two, the largest first, and in any case what would not be done in time otherwise.
 */
export function scheduleAssignments(day: number, work: Work, diary: Diary): void {
  const open = work.assignments
    .filter(({ left, last, plan }) => left > 0 && last >= day && plan)
    .sort((a, b) => a.last - b.last || b.left - a.left || (a.source.id < b.source.id ? -1 : 1));
  for (const assignment of open) {
    const { plan, last, source } = assignment;
    if (!plan) continue;
    const until = open.filter((other) => other.last <= last);
    const needed = sum(until, ({ left }) => left);
    const must = Math.min(assignment.left, needed - between(work.until, day + 1, last));
    const wanted = Math.max(must, spread(assignment, day));
    if (wanted < Math.min(2, assignment.left)) continue;
    const room = Math.min(diary.left(day, plan), LONGEST);
    const block = Math.min(assignment.left, Math.max(BLOCK, 2 * Math.ceil(wanted / 2)));
    const rest = assignment.left - Math.min(block, room);
    const quarters = Math.min(block, room) - (rest === 1 && room > 2 && block > 2 ? 1 : 0);
    if (quarters < Math.min(2, assignment.left)) continue;
    diary.add(
      {
        plan_id: source.plan_id,
        kind: "assignment",
        day,
        quarters,
        topics: [],
        assignment,
        goal: null,
      },
      plan,
    );
    assignment.left -= quarters;
  }
}

/**
 * * Quarter hours that an even pace asks for by the end of a day and are not scheduled yet. Work begins so early that
 * it takes about a third of the hours until its due day, and ends a day before it.
 */
function spread({ source, last, left, plan }: Assignment, day: number): number {
  const usable = plan?.usable ?? [];
  const whole = Math.round(source.hours * 4);
  let first = last;
  for (let taken = 0; first > 0 && (taken < whole || last - first < LEAST_DAYS); first -= 1) {
    taken += PART_OF_A_DAY * (usable[first - 1] ?? 0);
  }
  if (day < first) return 0;
  const days = (from: number, to: number) =>
    usable.slice(from, to + 1).filter((quarters) => quarters > 0).length;
  const [past, all] = [days(first, day), Math.max(1, days(first, last) - 1)];
  return Math.min(left, Math.max(0, Math.ceil((whole * past) / all) - (whole - left)));
}
