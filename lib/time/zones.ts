import { parseDateTime, toZoned } from "@internationalized/date";
import { dateIn, daysBetween } from "./dates";

const END_OF_DAY = "23:59";

/**
 * The instant of a deadline that a document gives as a date (`YYYY-MM-DD`) and perhaps a time
 * (`HH:MM`) of `zone`. Without a time it is 23:59. A time that a DST change skips moves forward; of a
 * time that comes twice the earlier one is meant.
 */
export function deadlineInstant(date: string, time: string | null, zone: string): string {
  const local = parseDateTime(`${date}T${time ?? END_OF_DAY}`);
  return toZoned(local, zone, "compatible").toDate().toISOString();
}

/** Calendar days from `now` to `instant` as a student in `zone` counts them; negative when past. */
export function daysUntil(instant: string, zone: string, now: Date): number {
  return daysBetween(dateIn(zone, now), dateIn(zone, new Date(instant)));
}

/** What people write for a zone in a document. Ambiguous ones (IST, CST in Asia) are left out. */
const ZONE_WORDS: Record<string, string> = {
  ET: "America/New_York",
  EST: "America/New_York",
  EDT: "America/New_York",
  EASTERN: "America/New_York",
  CT: "America/Chicago",
  CDT: "America/Chicago",
  CENTRAL: "America/Chicago",
  MT: "America/Denver",
  MST: "America/Denver",
  MDT: "America/Denver",
  MOUNTAIN: "America/Denver",
  PT: "America/Los_Angeles",
  PST: "America/Los_Angeles",
  PDT: "America/Los_Angeles",
  PACIFIC: "America/Los_Angeles",
  CET: "Europe/Berlin",
  CEST: "Europe/Berlin",
  BST: "Europe/London",
  UTC: "UTC",
  GMT: "UTC",
  AOE: "Etc/GMT+12",
  "ANYWHERE ON EARTH": "Etc/GMT+12",
  AKST: "America/Anchorage",
  AKDT: "America/Anchorage",
  HST: "Pacific/Honolulu",
  WET: "Europe/Lisbon",
  EET: "Europe/Helsinki",
  MEZ: "Europe/Berlin",
  MESZ: "Europe/Berlin",
  BERLIN: "Europe/Berlin",
  LONDON: "Europe/London",
  PARIS: "Europe/Paris",
  JST: "Asia/Tokyo",
  KST: "Asia/Seoul",
  SGT: "Asia/Singapore",
  HKT: "Asia/Hong_Kong",
  AEST: "Australia/Sydney",
  AEDT: "Australia/Sydney",
  NZST: "Pacific/Auckland",
  NZDT: "Pacific/Auckland",
};

const OFFSET = /^(?:UTC|GMT)\s*([+\u2212-])\s*(\d{1,2})(?::?(\d\d))?$/i;
const EASTERNMOST = 14;
const WESTERNMOST = 12;

/**
 * The IANA zone or offset of a word such as "ET", "Pacific Time" or "UTC+5:30"; null when it is not
 * known or no clock on earth shows it.
 */
export function zoneOf(word: string | null): string | null {
  const offset = OFFSET.exec(word ?? "");
  if (offset) return zoneOfOffset(offset);
  const key = word
    ?.toUpperCase()
    .replace(/\s*(?:STANDARD|DAYLIGHT)?\s*TIME$/, "")
    .trim();
  return (key && ZONE_WORDS[key]) || null;
}

/** "UTC+5:30" -> "+05:30", which the platform takes for a zone. */
function zoneOfOffset([, sign, hours, minutes = "00"]: RegExpExecArray): string | null {
  const east = sign === "+";
  if (Number(hours) > (east ? EASTERNMOST : WESTERNMOST) || Number(minutes) > 59) return null;
  return `${east ? "+" : "-"}${String(hours).padStart(2, "0")}:${minutes}`;
}
