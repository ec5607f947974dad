import { addDays } from "@/lib/time/dates";
import { type Calendar, dayNumber, freeBetween } from "./capacity";
import { fits } from "./fit";
import type { TaskList } from "./order";
import type { ReviewTarget } from "./types";

/**
 * Moves the tasks of an exam one day earlier, to keep the day before the exam free, where that day holds at most a
 * sixth of the hours until the exam and everything that fits still fits.
 */
export function keepExamEvesFree(
  list: TaskList,
  amounts: number[],
  exams: ReviewTarget[],
  calendar: Calendar,
): TaskList {
  let spared = list;
  for (const exam of exams) {
    const eve = dayNumber(calendar, addDays(exam.date, -1));
    if (calendar.dates[eve] !== addDays(exam.date, -1)) continue;
    if ((calendar.free[eve] ?? 0) * HIGHEST_COST > freeBetween(calendar, 0, eve)) continue;
    const wanted = new Set(exam.topic_ids);
    const earlier = {
      ...spared,
      tasks: spared.tasks.map((task) =>
        wanted.has(task.id) && task.due >= eve ? { ...task, due: eve - 1 } : task,
      ),
    };
    if (fits(earlier, amounts, calendar)) spared = earlier;
  }
  return spared;
}

const HIGHEST_COST = 6;
