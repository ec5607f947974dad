import type { SessionRow } from "@/lib/services/study-plans/schedule/facts";
import { dateIn } from "@/lib/time/dates";

/** What has become of the work on one topic or assignment so far; in hours, and days of the student. */
export interface Past {
  done: number;
  skipped: number;
  /** Neither done nor skipped on its day, and not to be laid again yet. */
  missed: number;
  studied_on: string | null;
  /** In order. */
  reviewed_on: string[];
}

interface Moment {
  zone: string;
  today: string;
  caughtUp: (session: SessionRow) => boolean;
}

/** What the sessions of some plans say of the past of their topics and assignments. */
export class TopicHistory {
  readonly #past = new Map<string, Past>();

  constructor(sessions: SessionRow[], moment: Moment) {
    for (const session of sessions) this.#add(session, moment);
  }

  of(plan_id: number, topic_id: string): Past {
    return this.#at(`${plan_id} ${topic_id}`);
  }

  ofAssignment(assignment_id: number): Past {
    return this.#at(`assignment ${assignment_id}`);
  }

  #add(session: SessionRow, moment: Moment): void {
    const { plan_id, kind, assignment_id, topics } = session;
    if (assignment_id !== null) {
      this.#count(this.ofAssignment(assignment_id), session, session.hours, moment);
      return;
    }
    for (const { id, hours } of topics) {
      const past = this.of(plan_id, id);
      if (kind === "study") this.#count(past, session, hours, moment);
      else if (session.status === "done") past.reviewed_on.push(doneOn(session, moment.zone));
      past.reviewed_on.sort();
    }
  }

  #count(past: Past, session: SessionRow, hours: number, { zone, today, caughtUp }: Moment): void {
    if (session.status === "skipped") past.skipped += hours;
    else if (session.status === "done") {
      past.done += hours;
      const day = doneOn(session, zone);
      if (past.studied_on === null || day > past.studied_on) past.studied_on = day;
    } else if (session.date < today && !caughtUp(session)) past.missed += hours;
  }

  #at(key: string): Past {
    const known = this.#past.get(key);
    if (known) return known;
    const past = { done: 0, skipped: 0, missed: 0, studied_on: null, reviewed_on: [] };
    this.#past.set(key, past);
    return past;
  }
}

/** Its day, or the earlier one on which it was ticked ahead of time. */
function doneOn({ date, completed_at }: SessionRow, zone: string): string {
  const ticked = completed_at && dateIn(zone, new Date(completed_at));
  return ticked && ticked < date ? ticked : date;
}
