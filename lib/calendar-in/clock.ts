import { CalendarDateTime, toZoned } from "@internationalized/date";
import ICAL from "ical.js";
import { startOfDate } from "@/lib/time/dates";
import { zoneOf } from "@/lib/time/zones";
import { WINDOWS_ZONES } from "./windows-zones";

/** Turns the times of one file into instants. */
export interface Clock {
  /** Undefined for a time that no calendar has. */
  read: (
    time: ICAL.Time,
    tzid: string | undefined,
  ) => { at: string; date: string | null } | undefined;
}

/**
 * By the name of a zone: of IANA, of Windows, or what the file itself defines under it. What has no zone, or one that
 * nobody knows, is meant in `usual`.
 */
export function clockOf(zones: readonly string[], usual: string): Clock {
  const defined = new Map(zones.flatMap(definition));
  const known = new Map<string, string | ICAL.Timezone>();

  function zoneNamed(tzid: string): string | ICAL.Timezone {
    const zone =
      known.get(tzid) ??
      ianaZone(tzid) ??
      WINDOWS_ZONES.get(tzid.toLowerCase()) ??
      defined.get(tzid) ??
      zoneOf(tzid) ??
      usual;
    known.set(tzid, zone);
    return zone;
  }

  return {
    read: (time, tzid) => {
      if (!(time.year >= FIRST_YEAR && time.year <= LAST_YEAR)) return undefined;
      if (time.isDate) {
        const date = time.toString();
        return { at: startOfDate(date, usual), date };
      }
      if (time.zone === ICAL.Timezone.utcTimezone) return { at: instant(time), date: null };
      const zone = tzid ? zoneNamed(tzid) : usual;
      if (typeof zone !== "string") {
        const there = time.clone();
        there.zone = zone;
        return { at: instant(there), date: null };
      }
      const { year, month, day, hour, minute, second } = time;
      const local = new CalendarDateTime(year, month, day, hour, minute, second);
      return { at: toZoned(local, zone, "compatible").toDate().toISOString(), date: null };
    },
  };
}

const FIRST_YEAR = 1971;
const LAST_YEAR = 2199;

function instant(time: ICAL.Time): string {
  return new Date(time.toUnixTime() * 1000).toISOString();
}

function definition(block: string): [string, ICAL.Timezone][] {
  try {
    const component = new ICAL.Component(ICAL.parse(block));
    const tzid = component.getFirstPropertyValue("tzid");
    if (typeof tzid !== "string") return [];
    return [[tzid, new ICAL.Timezone({ component, tzid })]];
  } catch {
    return [];
  }
}

/** Some programs write the name of a library before it: "/example.org/Europe/Berlin". */
function ianaZone(tzid: string): string | undefined {
  return [tzid, tzid.split("/").slice(-2).join("/")].find(
    (name) => /^[A-Za-z_]+\/[\w+/-]+$|^UTC$/.test(name) && isZone(name),
  );
}

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
