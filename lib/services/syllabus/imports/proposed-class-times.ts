import type { ProposedClassTime } from "@/lib/contract/proposed-dates";
import type { SyllabusFacts } from "@/lib/documents/extract/syllabus/types";
import { sourceOf } from "@/lib/services/syllabus/imports/source-of";
import type { Weekly } from "@/lib/time/weekly-words";
import { zoneOf } from "@/lib/time/zones";

const LOCATION_MAX = 200;

/** A time of another zone than the student's own is left to the student: the two may change clocks on other days. */
export function proposedClassTimes(
  { class_times = [] }: SyllabusFacts,
  known: readonly Weekly[],
  zone: string,
): ProposedClassTime[] {
  const keys = new Set(known.map(keyOf));
  return class_times.map((fact, index) => {
    const { zone: named, start_time, end_time, weekdays, ...value } = fact.value;
    const is_own = named === null || zoneOf(named) === zone;
    const times = is_own ? { start_time, end_time } : { start_time: null, end_time: null };
    return {
      ...value,
      ...times,
      key: `c${index}`,
      weekdays,
      location: value.location.slice(0, LOCATION_MAX),
      is_known: keys.has(keyOf({ weekdays, start_time, end_time })),
      ...sourceOf(fact),
    };
  });
}

function keyOf({ weekdays, start_time, end_time }: { [K in keyof Weekly]: Weekly[K] | null }) {
  return [weekdays?.join(), start_time, end_time].join(" ");
}
