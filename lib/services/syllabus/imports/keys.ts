import type { SyllabusFacts } from "@/lib/documents/extract/syllabus/types";

/** The item of what was read that a key names: "i7" is the eighth. */
export function itemOfKey({ items }: SyllabusFacts, key: string) {
  return items[indexOf(key, "i")];
}

/** The topic of what was read that a key names: "t7" is the eighth. */
export function topicNamed({ topics }: SyllabusFacts, key: string) {
  return topics[indexOf(key, "t")];
}

/** The series of what was read that a key names. */
export function seriesNamed({ series = [] }: SyllabusFacts, key: string) {
  return series[indexOf(key, "s")];
}

/** The class time of what was read that a key names. */
export function classTimeNamed({ class_times = [] }: SyllabusFacts, key: string) {
  return class_times[indexOf(key, "c")];
}

function indexOf(key: string, list: "i" | "t" | "s" | "c"): number {
  return key.startsWith(list) ? Number(/^\d+$/.exec(key.slice(1))?.[0] ?? Number.NaN) : Number.NaN;
}
