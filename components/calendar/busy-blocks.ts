import type { BusyTime } from "@/lib/contract/calendar";
import { listText } from "@/lib/text/listed";
import { dayOf } from "@/lib/time/calendar-days";
import { timeOf } from "@/lib/time/clock";
import { formatTimeOfDay } from "@/lib/time/format";
import { minuteOfDay } from "@/lib/time/local-fields";

/** Time of one day that calendars from elsewhere take, in minutes of the day; what overlaps is one. */
export interface BusyBlock {
  from: number;
  to: number;
  calendars: string[];
  titles: string[];
}

const DAY = 24 * 60;

/** By the clock on the wall, in order. */
export function busyBlocks(times: readonly BusyTime[], day: string, zone: string): BusyBlock[] {
  const blocks: BusyBlock[] = [];
  for (const time of times.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const span = spanOn(day, time, zone);
    if (!span) continue;
    const last = blocks.at(-1);
    if (last && span.from < last.to) {
      last.to = Math.max(last.to, span.to);
      last.calendars = [...new Set([...last.calendars, time.calendar_name])];
      last.titles.push(time.title);
    } else {
      blocks.push({ ...span, calendars: [time.calendar_name], titles: [time.title] });
    }
  }
  return blocks;
}

function spanOn(day: string, time: BusyTime, zone: string) {
  const [first, last] = [dayOf(time.from, zone), dayOf(time.to, zone)];
  if (day < first || day > last) return undefined;
  const from = day === first ? minuteOfDay(time.from, zone) : 0;
  const to = day === last ? minuteOfDay(time.to, zone) : DAY;
  return to > from ? { from, to } : undefined;
}

/** "Busy: from Work" */
export function busyText({ calendars }: BusyBlock): string {
  return `Busy: from ${listText(calendars)}`;
}

/** "9:00 AM – 10:30 AM" */
export function busyHours({ from, to }: BusyBlock): string {
  return `${clock(from)} – ${clock(to)}`;
}

function clock(minute: number): string {
  return formatTimeOfDay(timeOf(minute % DAY));
}
