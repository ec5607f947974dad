/** A study session. */
interface Worked {
  status: string;
  /** As planned. */
  hours: number;
  minutes_spent: number;
}

export type Figures = ReturnType<typeof hoursOf>;

/** What was planned and what was done. Skipped sessions were planned as well. */
export function hoursOf(sessions: readonly Worked[]) {
  const sum = (hours: (one: Worked) => number) =>
    Math.round(sessions.reduce((all, one) => all + hours(one), 0) * 100) / 100;
  return {
    sessions: sessions.length,
    sessions_done: sessions.filter(({ status }) => status === "done").length,
    hours_planned: sum(({ hours }) => hours),
    hours_done: sum(workedHours),
  };
}

function workedHours({ status, hours, minutes_spent }: Worked): number {
  if (minutes_spent > 0) return minutes_spent / 60;
  return status === "done" ? hours : 0;
}

/** "6 of 7 sessions, 9.5 h of 11 h planned"; "All 7 sessions, 11 h as planned" */
export function figuresText({ sessions, sessions_done, hours_done, hours_planned }: Figures) {
  const noun = sessions === 1 ? "session" : "sessions";
  const done = sessions_done < sessions ? `${sessions_done} of ${sessions}` : allOf(sessions);
  return `${done} ${noun}, ${ofPlanned(inHours(hours_done), inHours(hours_planned))}`;
}

function allOf(sessions: number): string {
  return sessions === 1 ? "1" : `All ${sessions}`;
}

function ofPlanned(done: string, planned: string): string {
  return done === planned ? `${done} as planned` : `${done} of ${planned} planned`;
}

/** "50 min of 1 h planned"; nothing where no time was taken. */
export function sessionText({ minutes_spent, hours }: Worked): string {
  if (minutes_spent === 0) return `${inHours(hours)} planned`;
  return `${inHours(minutes_spent / 60)} of ${inHours(hours)} planned`;
}

interface PastExam {
  topics: number;
  topics_prepared: number;
  course_name: string;
}

/** What a student had ticked before an exam; its course where they ticked nothing, which tells of no preparation. */
export function examText({ topics, topics_prepared, course_name }: PastExam): string {
  if (topics_prepared === 0) return course_name;
  const noun = topics === 1 ? "topic" : "topics";
  return `You had prepared ${topics_prepared} of ${topics} ${noun}.`;
}

/** "9.5 h", "45 min" */
function inHours(hours: number): string {
  const minutes = Math.round(hours * 60);
  return minutes > 0 && minutes < 60 ? `${minutes} min` : `${Math.round(hours * 10) / 10} h`;
}
