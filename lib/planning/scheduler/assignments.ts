import type { Diary } from "./diary";
import { sum } from "./grant";
import { between } from "./grid";
import type { Assignment, Work } from "./work";

const BLOCK = 4;
const LONGEST = 8;
/** Work begins so many days before its due day: two for each hour of it. */
const LEAST_DAYS = 3;
const MOST_DAYS = 14;

/**
 * Lays the blocks of assignments on one day: evenly over the days before the due day, in blocks of an hour or two, the
 * largest first, and in any case what would not be done in time otherwise.
 */
export function layAssignments(day: number, work: Work, diary: Diary): void {
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
    if (wanted < 1) continue;
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

/** Quarter hours that an even pace asks for by the end of a day and are not laid yet. */
function spread({ source, last, left, plan }: Assignment, day: number): number {
  const whole = Math.max(left, Math.round(source.hours * 4));
  const days = Math.min(MOST_DAYS, Math.max(LEAST_DAYS, Math.ceil(whole / 2)));
  const first = Math.max(0, last - days + 1);
  if (day < first) return 0;
  const usable = (from: number, to: number) =>
    plan?.usable.slice(from, to + 1).filter((quarters) => quarters > 0).length ?? 0;
  const ahead = usable(day, last);
  return ahead <= 1 ? left : Math.ceil(left / Math.max(1, ahead - 1));
}
