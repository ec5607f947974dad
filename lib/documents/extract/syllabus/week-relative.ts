import { findTimes } from "@/lib/documents/dates/times";
import type { DocumentText } from "@/lib/documents/document-text";
import { WEEKDAY, weekdayOf } from "@/lib/text/calendar";
import { DAY_MS } from "@/lib/time/durations";
import type { StatedDue } from "./component-due";
import type { WeightedItem } from "./weight-rows";

const WEEK = "(?:teaching )?(?:week|woche|semaine|semana)\\s*";
const PATTERNS = [
  `(?<day>${WEEKDAY})(?![\\p{L}])[\\s,(]*(?:of|in|der|de la)?\\s*${WEEK}(?<week>\\d{1,2})(?!\\d)`,
  `${WEEK}(?<week>\\d{1,2})(?![\\d–-])[\\s,:(–-]{1,3}(?<day>${WEEKDAY})(?![\\p{L}])`,
].map((pattern) => new RegExp(pattern, "iu"));

/** "Friday of Week 8, 5 pm", counted from the first day of term. Without one it stays unknown. */
export function dueInWeek(
  document: DocumentText,
  component: WeightedItem,
  all: WeightedItem[],
  term_start: string | null,
): StatedDue | undefined {
  const entry = document.lines[component.line];
  if (!entry || !term_start) return undefined;
  const alone = all.filter(({ line }) => line === component.line).length === 1;
  const from = alone ? entry.start : component.start;
  const next = Math.min(
    ...all.map(({ start }) => start).filter((start) => start > component.start),
    entry.start + entry.line.text.length,
  );
  const text = document.text.slice(from, alone ? entry.start + entry.line.text.length : next);
  for (const pattern of PATTERNS) {
    const match = pattern.exec(text);
    const weekday = weekdayOf(match?.groups?.day ?? "");
    if (!match || weekday === null) continue;
    const after = text.slice(match.index + match[0].length);
    const [time] = findTimes(after).filter(({ start }) => start < 12);
    const end = match.index + match[0].length + (time?.end ?? 0);
    return {
      due: {
        date: dayOfWeek(term_start, Number(match.groups?.week), weekday),
        time: time?.time ?? null,
        zone: time?.zone ?? null,
        from_week: true,
      },
      span: { start: from + match.index, end: from + end },
      inferred: true,
      weekday_agrees: null,
    };
  }
  return undefined;
}

/** Weeks begin on Monday; the one that term begins in is the first. */
function dayOfWeek(term_start: string, week: number, weekday: number): string {
  const start = Date.parse(term_start);
  const monday = start - ((new Date(start).getUTCDay() + 6) % 7) * DAY_MS;
  const day = monday + ((week - 1) * 7 + ((weekday + 6) % 7)) * DAY_MS;
  return new Date(day).toISOString().slice(0, 10);
}
