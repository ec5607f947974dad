import { longDay } from "@/lib/time/calendar-words";
import { SessionRow } from "./session-row";
import { freeText, type WeekDay } from "./week-facts";

/** The sessions of one day, of all plans. */
export function DaySessions({ day, today }: { day: WeekDay; today: string }) {
  if (day.sessions.length === 0) {
    const free = freeText(day, today);
    return (
      <p className="px-5 py-3.5 text-muted-foreground">
        {day.date < today ? "Nothing was planned." : "Nothing is planned."}
        {free && ` You have ${free}.`}
      </p>
    );
  }
  return (
    <ul aria-label={`Sessions on ${longDay(day.date, today)}`} className="divide-y">
      {day.sessions.map((session) => (
        <SessionRow key={session.id} session={session} ofPlan />
      ))}
    </ul>
  );
}
