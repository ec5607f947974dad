// A calendar as large as we read them.
import { inDays } from "./calendar-sources";

interface Options {
  /** Each starts so much later than usual. */
  hours?: number;
  /** The number of the first one. */
  from?: number;
}

/** A feed of Canvas with so many assignments in the coming four months. */
export function bigCalendar(count: number, { hours = 0, from = 0 }: Options = {}): string {
  const lines = Array.from({ length: count }, (_, at) => {
    const start = new Date(inDays(1 + (at % 120)).getTime() + hours * 3_600_000);
    return [
      "BEGIN:VEVENT",
      `UID:event-assignment-${from + at}`,
      `DTSTART:${start.toISOString().replace(/[-:]|\.000/g, "")}`,
      `SUMMARY:Problem set ${from + at} on series and their limits [MATH 233 FA26]`,
      "DESCRIPTION:Please hand in one document with all of your steps.",
      `URL:https://canvas.example.edu/calendar#assignment_${from + at}`,
      "END:VEVENT",
    ];
  });
  return ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines.flat(), "END:VCALENDAR"].join("\r\n");
}
