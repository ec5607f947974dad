import { reviseSchedule } from "@/lib/planning/scheduler/revise-schedule";
import { scheduleSessions } from "@/lib/planning/scheduler/schedule-sessions";
import type { ScheduledSession, Session } from "@/lib/planning/scheduler/types";
import { type Change, randomChange } from "./changes";
import type { Broken } from "./check";
import { breaches, LASTING } from "./check-student";
import { dateOf, dayOf, total } from "./days";
import { randomStudent } from "./random-students";
import { type World, worldOf } from "./world";

const AS_PLANNED = "nothing moves while all is done as planned";
const LITTLE_CHANGE = "least change";
const FOUND_ROOM = "a revised plan lays as much as a new one";
const FIRST_WEEK = "a plan that is added moves in its first week";
const ONE_SESSION = "what is learned of a topic on a day is one session";

/** Hours of one session about a topic at most. */
const LONGEST = 2;
/** At most this part of what is still valid may move, or half of what would by planning anew. */
const MOST_MOVED = 0.25;

export interface Revised {
  change: Change;
  world: World;
  broken: Broken[];
  /** Parts of the sessions that the change left valid: moved by the revision, and by a plan made anew. */
  moved: number | null;
  moved_anew: number | null;
  ms: number;
}

/** Lays a student's schedule, lets something happen, and revises it. */
export function checkChange(seed: number): Revised {
  const request = randomStudent(seed);
  const change = randomChange(seed, request, scheduleSessions(request));
  const from = performance.now();
  const { kept, ...added } = reviseSchedule(change.request, change.previous);
  const ms = performance.now() - from;
  const stayed = change.previous.filter(({ id }) => kept.includes(id));
  const revised = {
    ...added,
    sessions: [...stayed.map((each) => cut(each, change)), ...added.sessions].sort(byDate),
  };
  const anew = scheduleSessions(change.request);
  const world = worldOf(change.request, revised);
  const broken = breaches(world, LASTING);
  const [moved, movedAnew] = [revised, anew].map((each) => movedIn(change, each.sessions));
  if ((moved ?? 0) > Math.max(MOST_MOVED, (movedAnew ?? 0) / 2)) {
    broken.push({
      promise: LITTLE_CHANGE,
      note: `${change.kind}: ${Math.round((moved ?? 0) * 100)} % moved`,
    });
  }
  if (change.kind === "time passes" && (moved ?? 0) > 0) {
    broken.push({ promise: AS_PLANNED, note: `${Math.round((moved ?? 0) * 100)} % moved` });
  }
  const [short, shortAnew] = [world, worldOf(change.request, anew)].map(shortOf);
  if ((short ?? 0) > (shortAnew ?? 0) * 1.1 + 8) {
    const note = `${change.kind}: ${short} quarters short, anew ${shortAnew}`;
    broken.push({ promise: FOUND_ROOM, note });
  }
  for (const plan of stillInFirstWeek(change, revised.sessions, anew.sessions)) {
    broken.push({ promise: FIRST_WEEK, note: plan });
  }
  for (const note of splitUp(added.sessions, stayed)) broken.push({ promise: ONE_SESSION, note });
  return { change, world, broken, moved: moved ?? null, moved_anew: movedAnew ?? null, ms };
}

/** Sessions that were added beside one about the same on the same day, though both together are not too long. */
function splitUp(added: Session[], stayed: Session[]): string[] {
  const about = ({ plan_id, kind, date, topics, assignment_id }: Session) =>
    `${plan_id} ${kind} ${date} ${assignment_id ?? topics[0]?.id}`;
  return added
    .filter(({ kind }) => kind !== "review")
    .filter((one) =>
      stayed.some((each) => about(each) === about(one) && each.hours + one.hours <= LONGEST),
    )
    .map(about);
}

/** Added plans that get less than half of what a new schedule would give them of the coming seven days. */
function stillInFirstWeek(
  { request, previous }: Change,
  revised: Session[],
  anew: Session[],
): string[] {
  const until = dateOf(dayOf(request.today) + 7);
  const hours = (sessions: Session[], plan: string) =>
    total(
      sessions
        .filter(({ plan_id, date }) => plan_id === plan && date < until)
        .map((each) => each.hours),
    );
  return request.demands
    .map(({ plan_id }) => plan_id)
    .filter((plan) => ![...previous, ...request.fixed].some(({ plan_id }) => plan_id === plan))
    .filter((plan) => hours(anew, plan) >= 1 && hours(revised, plan) < hours(anew, plan) / 2);
}

/** A review without the topics that its exam or plan lost. */
function cut(session: ScheduledSession, { request }: Change): ScheduledSession {
  const demand = request.demands.find(({ plan_id }) => plan_id === session.plan_id);
  const exam = demand?.exams.find(({ id }) => id === session.exam_id);
  const asked = exam?.topic_ids ?? demand?.topics.map(({ id }) => id) ?? [];
  if (session.kind !== "review") return session;
  const topics = session.topics.filter(({ id }) => asked.includes(id));
  return {
    ...session,
    topics: topics.map((each) => ({ ...each, hours: session.hours / topics.length })),
  };
}

function byDate(one: Session, other: Session): number {
  return one.date < other.date ? -1 : one.date > other.date ? 1 : 0;
}

function movedIn({ previous, valid }: Change, sessions: Session[]): number | null {
  if (valid.size < 4) return null;
  const places = new Set(sessions.map(place));
  const judged = previous.filter(({ id }) => valid.has(id));
  return judged.filter((each) => !places.has(place(each))).length / judged.length;
}

function place({ plan_id, kind, date, hours, topics, assignment_id }: Session): string {
  return [plan_id, kind, date, hours, topics.map(({ id }) => id), assignment_id].join(" ");
}

function shortOf({ lives }: World): number {
  return lives.reduce((sum, { want, laid }) => sum + want - Math.min(want, laid), 0);
}
