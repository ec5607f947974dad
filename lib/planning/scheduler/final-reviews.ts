import type { Diary, Sitting } from "./diary";
import { sum } from "./grid";
import { LONGEST_REVIEW, SHORTEST } from "./quarters";
import { reviewLength } from "./retrieval";
import type { Goal, Plan, Topic, Work } from "./work";

/**
 * Adds reviews, where there still is room, of what of an exam is not reviewed in its last days: a mixed session more,
 * else together with others.
 */
export function addFinalReviews({ plans }: Work, diary: Diary): void {
  for (const plan of plans) {
    for (const goal of plan.goals) {
      if (goal.id !== null) addFinalReviewsOf(plan, goal, diary);
    }
  }
}

function addFinalReviewsOf(plan: Plan, goal: Goal, diary: Diary): void {
  const own = diary.sittings.filter((each) => each.plan_id === plan.id && each.day < goal.day);
  const last = (topic: Topic, kind: Sitting["kind"]) =>
    Math.max(
      Number.NEGATIVE_INFINITY,
      ...own
        .filter((each) => each.kind === kind && each.topics.includes(topic))
        .map(({ day }) => day),
    );
  const open = goal.topics
    .map((topic) => ({
      topic,
      learned: Math.max(
        last(topic, "study"),
        ...topic.fixed_study,
        topic.contact ?? Number.NEGATIVE_INFINITY,
      ),
      study: Math.max(last(topic, "study"), ...topic.fixed_study),
    }))
    .filter(({ topic, learned, study }) => {
      const recalled = Math.max(
        last(topic, "review"),
        ...topic.fixed_reviews.filter((day) => day < goal.day),
      );
      return Number.isFinite(learned) && (recalled < goal.final_from || recalled <= study);
    });
  const waiting = new Set(open.filter(({ study }) => study < goal.day - 1));
  const from = Math.max(0, goal.final_from);
  for (let day = goal.day - 1; day >= from && waiting.size > 0; day -= 1) {
    const able = [...waiting].filter(({ study }) => study < day);
    while (able.length > 0 && diary.left(day, plan) >= SHORTEST) {
      const room = Math.min(LONGEST_REVIEW, diary.left(day, plan));
      const chosen: Topic[] = [];
      while (
        able[0] &&
        sum(chosen, reviewLength) + reviewLength(able[0].topic) <= Math.max(room, SHORTEST)
      ) {
        const next = able.shift();
        if (!next) break;
        chosen.push(next.topic);
        waiting.delete(next);
      }
      if (chosen.length === 0) break;
      const quarters = Math.min(room, Math.max(SHORTEST, sum(chosen, reviewLength)));
      diary.add(
        { plan_id: plan.id, kind: "review", day, quarters, topics: chosen, assignment: null, goal },
        plan,
      );
    }
  }
  for (const { topic, study } of waiting) {
    const reviews = own.filter(
      (each) => each.kind === "review" && each.goal === goal && each.day > study,
    );
    const later = reviews.filter(({ day }) => day >= goal.final_from);
    const shortest = later.reduce<Sitting | null>(
      (a, b) => (a && a.topics.length <= b.topics.length ? a : b),
      null,
    );
    if (shortest && !shortest.topics.includes(topic)) shortest.topics.push(topic);
  }
}
