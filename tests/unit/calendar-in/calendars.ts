import { readFileSync } from "node:fs";
import type { CalendarItem } from "@/lib/calendar-in/types";
import { understand } from "@/lib/calendar-in/understand";

export const NOW = new Date("2026-11-27T05:00:00.000Z");
export const ZONE = "America/New_York";

const FEEDS = new URL("feeds/", import.meta.url);

/** A recorded feed, in one of the dialects. */
export function feed(name: string): string {
  return readFileSync(new URL(`${name}.ics`, FEEDS), "utf8").replace(/\r?\n/g, "\r\n");
}

export function understood(
  text: string | Uint8Array,
  { address = "", charset = "", zone = ZONE } = {},
) {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  return understand(bytes, { address, charset: charset || null, zone, now: NOW });
}

/** The items of a calendar that can be read. */
export function itemsIn(text: string | Uint8Array, asked: Parameters<typeof understood>[1] = {}) {
  const calendar = understood(text, asked);
  if ("problem" in calendar) throw new Error(calendar.problem);
  return calendar.items;
}

/** A calendar of events, each given as its lines. */
export function calendarOf(...events: string[][]): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    ...events.flatMap((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]),
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}

export function item(values: Partial<CalendarItem> = {}): CalendarItem {
  return {
    key: "uid:1",
    type: "assignment",
    assignment_type: "homework",
    title: "Essay 1",
    description: "",
    course_label: "ENG101",
    at: "2026-12-03T22:59:00.000Z",
    has_time: true,
    minutes: null,
    location: "",
    url: "",
    is_sure: true,
    ...values,
  };
}
