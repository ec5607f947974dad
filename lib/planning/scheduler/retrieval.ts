import { LONGEST_REVIEW } from "./quarters";
import { FINAL_DAYS, type Goal, type Topic } from "./work";

/** Quarter hours of one look back at a topic: one for two hours of what is learned of it, not by what is left. */
export function reviewLength({ size, left, granted }: Topic): number {
  const length = (size - left + granted) / REACH;
  return Math.min(LONGEST_REVIEW, Math.max(1, Math.ceil(length)));
}

const REACH = 8;
/** Gaps between reviews grow to this part of the time between learning and exam. */
export const WIDEST_GAP = 0.15;
const MOST_REVIEWS = 12;

/** So many reviews fit between learning and exam with gaps that grow to the widest, the last one included. */
export function mostReviews(span: number): number {
  const widest = Math.max(1, WIDEST_GAP * span);
  let [day, gap, count] = [1, 1, 1];
  while (day < span - FINAL_DAYS && count < MOST_REVIEWS) {
    gap = Math.min(widest, gap * 2);
    day += gap;
    count += 1;
  }
  return count + 1;
}

/**
 * * The days on which a topic is recalled between its last contact and the exam, without the last mixed review: the
 * first on the next day, or after the gap it has earned already, then with growing gaps. `count` reviews are wanted,
 * the last one included.
 */
export function reviewDays(
  contact: number,
  goal: Goal,
  count: number,
  { gap = 1, from = 0 }: { gap?: number; from?: number } = {},
): number[] {
  const last = goal.final_from - 1;
  const end = goal.id === null ? goal.day : goal.day - 2;
  const span = end - contact;
  const wanted = Math.min(count, mostReviews(span)) - 1;
  if (wanted < 1 || span < 2) return [];
  const growth = growthFor(span, wanted + 1, gap);
  const days: number[] = [];
  let day = contact;
  let next = gap;
  const widest = Math.max(gap, WIDEST_GAP * span);
  for (let round = 0; round < wanted; round += 1) {
    day += next;
    const whole = Math.max(Math.round(day), (days.at(-1) ?? contact) + 1, from);
    if (whole > last) break;
    if (whole !== days.at(-1)) days.push(whole);
    next = growth.isWide ? next * growth.factor : Math.min(widest, next * growth.factor);
  }
  return days;
}

/** How fast gaps must grow for so many of them to fill a span; wide where gaps of the widest allowed would not do. */
function growthFor(span: number, gaps: number, first: number) {
  const widest = Math.max(first, WIDEST_GAP * span);
  const isWide = first + (gaps - 1) * widest < span;
  const sumWith = (factor: number) => {
    let [sum, gap] = [0, first];
    for (let round = 0; round < gaps; round += 1) {
      sum += gap;
      gap = isWide ? gap * factor : Math.min(widest, gap * factor);
    }
    return sum;
  };
  let [low, high] = [1, FASTEST];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (sumWith(middle) < span) low = middle;
    else high = middle;
  }
  return { factor: high, isWide };
}

const FASTEST = 60;
const STEPS = 30;
