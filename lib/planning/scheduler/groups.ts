import { sum } from "./grid";
import { mostReviews, reviewLength } from "./retrieval";
import type { Goal, Plan, Topic, Work } from "./work";

/** What a plan studies and recalls for one goal, and the hours it gets for that. */
export interface Group {
  plan: Plan;
  goal: Goal;
  /** Topics that are learned for this goal; others of it were learned for an earlier one. */
  topics: Topic[];
  /** The last day that helps, and the last one for learning. */
  due: number;
  study_due: number;
  /** Quarter hours asked for, and granted. */
  wanted: number;
  granted: number;
  /** How often each topic is recalled, the last mixed review included; 1.5 is twice for every other topic. */
  rounds: number;
  /** So often it would be at most, with gaps that do not grow beyond what helps. */
  most_rounds: number;
  /** Quarter hours of recalling, for all its topics. */
  recall: number;
  /** Quarter hours of one look back at each of its topics. */
  lengths: number;
  /** Until this day what is due earlier needs all hours: then this one only moves. */
  waits_until: number;
  /** Too little time to keep the last days before the exam free of new matter. */
  is_crammed: boolean;
}

/** Of all hours of a group so much is recalling, where hours suffice; less without an exam. */
const RECALL = 0.28;
const RECALL_WITHOUT_EXAM = 0.18;

/** What is asked for, before anything is cut. */
export function groupsOf({ plans }: Work): Group[] {
  return plans.flatMap((plan) =>
    plan.goals.map((goal): Group => {
      const topics = plan.topics.filter((topic) => topic.goals[0] === goal);
      const study = sum(topics, ({ left }) => left);
      const lengths = sum(goal.topics, reviewLength);
      const sizes = sum(goal.topics, ({ size }) => size);
      const part = goal.id === null ? RECALL_WITHOUT_EXAM : RECALL;
      const span = goal.day - Math.max(0, Math.min(...goal.topics.map(firstContact)));
      const wanted_rounds = Math.round(((part / (1 - part)) * sizes) / Math.max(1, lengths));
      const most_rounds = mostReviews(span);
      const rounds = Math.min(most_rounds, Math.max(goal.id === null ? 1 : 2, wanted_rounds));
      const wanted = study + rounds * lengths;
      const due = goal.day - 1;
      const recall = rounds * lengths;
      const study_due = Math.max(...topics.map((topic) => topic.due_if_possible), -1);
      return {
        plan,
        goal,
        topics,
        due,
        study_due,
        wanted,
        granted: wanted,
        rounds,
        most_rounds,
        recall,
        lengths,
        waits_until: -1,
        is_crammed: false,
      };
    }),
  );
}

function firstContact({ contact }: Topic): number {
  return contact ?? 0;
}
