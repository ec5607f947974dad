import type { CourseSetup } from "@/lib/contract/course-setup";
import { plainText } from "@/lib/text/fold";
import { dateIn } from "@/lib/time/dates";

/** What a course holds, as far as it tells one item from another. */
export interface Held {
  class_times: { id: number; weekdays: number[]; start_time: string; end_time: string }[];
  assignments: { id: number; title: string; due_date: string | null }[];
  exams: { id: number; name: string; exam_date: string }[];
  topics: { id: number; title: string }[];
}

type Items = Pick<CourseSetup, keyof Held>;

/**
 * Which items of a setup a course has already, by their keys: work of the same title on the same day in the student's
 * zone, class times of the same hours, topics of the same title. Each of the course is taken once.
 */
export function sameItems(setup: Items, held: Held, zone: string): Map<string, number> {
  const dayOf = (date: string | null) =>
    date === null || date.length === "2026-01-01".length ? date : dateIn(zone, new Date(date));
  return new Map([
    ...paired(setup.class_times, held.class_times, ({ weekdays, start_time, end_time }) =>
      [...weekdays, start_time, end_time].join(" "),
    ),
    ...paired(
      setup.assignments,
      held.assignments,
      ({ title, due_date }) => `${plainText(title)} ${dayOf(due_date)}`,
    ),
    ...paired(
      setup.exams,
      held.exams,
      ({ name, exam_date }) => `${plainText(name)} ${dayOf(exam_date)}`,
    ),
    ...paired(setup.topics, held.topics, ({ title }) => title.toLowerCase()),
  ]);
}

function paired<One extends { id: number }>(
  items: readonly (Omit<One, "id"> & { key: string })[],
  held: readonly One[],
  signOf: (item: Omit<One, "id">) => string,
): [key: string, id: number][] {
  const left = [...held];
  return items.flatMap((item): [string, number][] => {
    const at = left.findIndex((one) => signOf(one) === signOf(item));
    const [same] = at < 0 ? [] : left.splice(at, 1);
    return same ? [[item.key, same.id]] : [];
  });
}
