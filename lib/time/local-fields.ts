import {
  fromAbsolute,
  getLocalTimeZone,
  parseDateTime,
  toCalendarDateTime,
  toZoned,
} from "@internationalized/date";
import { minuteOf } from "./clock";

/** What a `datetime-local` field shows for an instant in `zone`: `YYYY-MM-DDTHH:mm`. */
export function fieldOfInstant(instant: string, zone: string): string {
  const local = toCalendarDateTime(fromAbsolute(Date.parse(instant), known(zone)));
  return local.toString().slice(0, "YYYY-MM-DDTHH:mm".length);
}

/**
 * The instant a `datetime-local` field means in `zone`, ISO 8601 with `Z`. A field that still shows
 * `original` means exactly that instant: its seconds survive, and so does the choice between the two
 * hours of the night when clocks go back. Otherwise a time that a DST change skips moves forward, and
 * of a time that comes twice the earlier one is meant. Throws on text that is no local date and time.
 */
export function instantOfField(field: string, zone: string, original?: string | null): string {
  if (original && fieldOfInstant(original, zone) === field) return original;
  return toZoned(parseDateTime(field), known(zone), "compatible").toDate().toISOString();
}

/** As `instantOfField`, but what is no date and time comes back as it is, for a schema to say so. */
export function instantOrTyped(field: string, zone: string, original?: string | null): string {
  try {
    return instantOfField(field, zone, original);
  } catch {
    return field;
  }
}

/** The minute of its day (0 to 1439) that a clock in `zone` shows at an instant. */
export function minuteOfDay(instant: string, zone: string): number {
  return minuteOf(fieldOfInstant(instant, zone).slice(-"HH:mm".length));
}

/** The instant with the same time of day, to the second, on another day in `zone`; on its own day it stays itself. */
export function onDay(instant: string, day: string, zone: string): string {
  const local = toCalendarDateTime(fromAbsolute(Date.parse(instant), known(zone))).toString();
  const [own, time] = local.split("T");
  return own === day ? instant : instantOfField(`${day}T${time}`, zone);
}

/** As everywhere dates are shown, a zone this browser does not know falls back to its own. */
function known(zone: string): string {
  const found = knownZones.get(zone) ?? askForZone(zone);
  knownZones.set(zone, found);
  return found;
}

const knownZones = new Map<string, string>();

function askForZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return getLocalTimeZone();
  }
}
