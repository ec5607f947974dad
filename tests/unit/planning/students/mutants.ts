/** A fault to plant: in a file of the scheduler, one text that stands there once becomes another. */
export interface Mutant {
  name: string;
  file: string;
  find: string;
  replace: string;
}

/** Each of them is a mistake that somebody could make, and that the checks must see. */
export const MUTANTS: Mutant[] = [
  {
    name: "the wrong topic is named missing",
    file: "report.ts",
    find: "topic_id: topic.id,",
    replace: "topic_id: (topic.plan.topics[0] ?? topic).id,",
  },
  {
    name: "reviews that are left out are not counted",
    file: "report.ts",
    find: "return !reviews.some((day) => day > last && day < exam);",
    replace: "return false;",
  },
  {
    name: "short assignments are not named",
    file: "report.ts",
    find: ".filter(({ left }) => left > 0)",
    replace: ".filter(({ left }) => left > 999)",
  },
  {
    name: "reviews are bunched",
    file: "retrieval.ts",
    find: "next = growth.isWide ? next * growth.factor : Math.min(widest, next * growth.factor);",
    replace: "next = 1;",
  },
  {
    name: "the first review comes late",
    file: "retrieval.ts",
    find: "let next = gap;",
    replace: "let next = gap + 9;",
  },
  {
    name: "reviews are sized by what is left",
    file: "retrieval.ts",
    find: "const length = (size - left + granted) / REACH;",
    replace: "const length = granted / REACH;",
  },
  {
    name: "no last mixed review",
    file: "recall.ts",
    find: "if (goal.id === null || day < goal.final_from || day >= goal.day) continue;",
    replace: "if (day > -1) continue;",
  },
  {
    name: "free time leaves wide gaps",
    file: "fill-gaps.ts",
    find: "if (goal.id !== null) closeGaps(plan, goal, own, diary);",
    replace: "",
  },
  {
    name: "finished topics are not reviewed",
    file: "recall.ts",
    find: "if (topic.granted === 0 && Number.isFinite(last)) this.learned(topic, last);",
    replace: "",
  },
  {
    name: "reviews of up to two hours",
    file: "quarters.ts",
    find: "export const LONGEST_REVIEW = 4;",
    replace: "export const LONGEST_REVIEW = 8;",
  },
  {
    name: "no change of topic in a mixed plan",
    file: "study.ts",
    find: "return isClose ? [second, first, ...open.slice(2)] : open;",
    replace: "return open;",
  },
  {
    name: "prerequisites are forgotten",
    file: "study.ts",
    find: "topic.before.every((each) => this.#isLearned(each, day)),",
    replace: "true,",
  },
  {
    name: "sessions of up to four hours",
    file: "quarters.ts",
    find: "export const LONGEST = 8;",
    replace: "export const LONGEST = 16;",
  },
  {
    name: "crumbs of a quarter hour",
    file: "study.ts",
    find: "if (rest - quarters !== 1) return quarters;",
    replace: "return quarters;",
  },
  {
    name: "back-loaded plans are level",
    file: "study.ts",
    find: 'if (source.progression !== "back_loaded") return usable;',
    replace: "return usable;",
  },
  {
    name: "front-loaded plans are level",
    file: "study.ts",
    find: 'if (this.plan.source.progression === "front_loaded" && !this.is_tight) {',
    replace: "if (this.plan.id === null) {",
  },
  {
    name: "the eve of an exam is never spared",
    file: "work.ts",
    find: "const spared = exam ? Math.min(due, exam.day - 1 - DAYS_WITHOUT_NEW) : due;",
    replace: "const spared = due;",
  },
  {
    name: "learning goes on after the exam",
    file: "work.ts",
    find: "const limit = Math.min(end, source.due === null ? end : dayOf(grid, source.due));",
    replace: "const limit = end;",
  },
  {
    name: "what stays is taught twice",
    file: "work.ts",
    find: "const left = source.is_finished ? 0 : Math.max(0, whole - done - quarters);",
    replace: "const left = source.is_finished ? 0 : Math.max(0, whole - done);",
  },
  {
    name: "what is done is taught again",
    file: "work.ts",
    find: "const left = source.is_finished ? 0 : Math.max(0, whole - done - quarters);",
    replace: "const left = source.is_finished ? 0 : Math.max(0, whole - quarters);",
  },
  {
    name: "week 8 before week 1",
    file: "course-order.ts",
    find: "weekOf(a) - weekOf(b) ||",
    replace: "weekOf(b) - weekOf(a) ||",
  },
  {
    name: "difficulty before weeks",
    file: "course-order.ts",
    find: "weekOf(a) - weekOf(b) ||",
    replace: "byDifficulty(a, b, progression) || weekOf(a) - weekOf(b) ||",
  },
  {
    name: "days off are studied on",
    file: "grid.ts",
    find: "if (off.has(date)) return 0;",
    replace: "",
  },
  {
    name: "a plan's days off are studied on",
    file: "grid.ts",
    find: "day < from || day > to || off.has(date)",
    replace: "day < from || day > to",
  },
  {
    name: "plans begin before their first day",
    file: "grid.ts",
    find: "day < from || day > to || off.has(date)",
    replace: "day > to || off.has(date)",
  },
  {
    name: "hours that are taken are used",
    file: "grid.ts",
    find: "return quartersWithin(Math.min(whole, MOST_HOURS) - Math.max(0, hours.busy?.[date] ?? 0));",
    replace: "return quartersWithin(Math.min(whole, MOST_HOURS));",
  },
  {
    name: "hours of sessions that stay are used again",
    file: "grid.ts",
    find: "if (day in free) free[day] = Math.max(0, (free[day] ?? 0) - toQuarters(taken));",
    replace: "if (taken < 0) free[day] = 0;",
  },
  {
    name: "a course without an exam comes first",
    file: "grant.ts",
    find: "(goal.id === null ? WITHOUT_EXAM : 1)",
    replace: "(goal.id === null ? 50 : 1)",
  },
  {
    name: "weights do not count",
    file: "grant.ts",
    find: "Math.max(0.1, plan.source.weight)",
    replace: "1",
  },
  {
    name: "no time is kept for retrieval",
    file: "grant.ts",
    find: "group.recall = recall;",
    replace: "group.recall = 0;\n  group.rounds = 0;",
  },
  {
    name: "what counts most is left out",
    file: "distribute-hours.ts",
    find: "value(b) <= value(a) ? b : a",
    replace: "value(b) >= value(a) ? b : a",
  },
  {
    name: "topics have no floor",
    file: "distribute-hours.ts",
    find: "return Math.min(left, Math.max(1, floor - (size - left)));",
    replace: "return Math.min(left, 8 * floor);",
  },
  {
    name: "small assignments first",
    file: "assignments.ts",
    find: "b.left - a.left ||",
    replace: "a.left - b.left ||",
  },
  {
    name: "assignments after their last day",
    file: "assignments.ts",
    find: "left > 0 && last >= day && plan",
    replace: "left > 0 && plan",
  },
  {
    name: "courses stand still for weeks",
    file: "schedule-sessions.ts",
    find: "left > 0 && moved.get(plan) !== week &&",
    replace: "left < 0 && moved.get(plan) !== week &&",
  },
  {
    name: "parts are numbered from one again",
    file: "schedule-sessions.ts",
    find: "const part = (parts.get(key) ?? 0) + 1;",
    replace: "const part = 1;",
  },
  {
    name: "chance decides between plans",
    file: "schedule-sessions.ts",
    find: "b.credit - a.credit",
    replace: "Math.random() - 0.5",
  },
  {
    name: "a way out promises everything",
    file: "find-solutions.ts",
    find: 'return { kind: "fewer_topics", plan_id, topic_ids, hours_short };',
    replace: 'return { kind: "fewer_topics", plan_id, topic_ids, hours_short: 0 };',
  },
  {
    name: "what was moved for the last topic stays out of order",
    file: "put-in-order.ts",
    find: "if (!parts) return;",
    replace: "return;",
  },
  {
    name: "nothing stays where it was",
    file: "revise-schedule.ts",
    find: "if (kept.length === 0) continue;",
    replace: "break;",
  },
  {
    name: "a topic gets two sessions on a day",
    file: "revise-schedule.ts",
    find: "return joined(kept, schedule);",
    replace: "return { ...schedule, kept: kept.map(({ id }) => id) };",
  },
  {
    name: "what is added waits for what was planned",
    file: "revise-schedule.ts",
    find: "return wanted >= 1 && (own.get(plan_id) ?? 0) < wanted * (is_near ? NEAR_PART : LEAST_PART);",
    replace: "return false;",
  },
  {
    name: "sessions stay on days that were lost",
    file: "revise-schedule.ts",
    find: "if (plan.days_off.includes(date) || hours.days_off.includes(date)) return null;",
    replace: "",
  },
];
