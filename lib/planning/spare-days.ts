import { addDays } from "@/lib/time/dates";
import { type Calendar, dayNumber, freeBetween } from "./capacity";
import { fits } from "./fit";
import type { TaskList } from "./order";
import type { ReviewTarget } from "./types";

/**
 * The same tasks, those of an exam due a day earlier where its eve can be spared: an eve costs at most a sixth of the
 * hours until the exam, and everything that fits must still fit.
 */
export function spareEves(
  list: TaskList,
  amounts: number[],
  exams: ReviewTarget[],
  calendar: Calendar,
): TaskList {
  let spared = list;
  for (const exam of exams) {
    const eve = dayNumber(calendar, addDays(exam.date, -1));
    if (calendar.dates[eve] !== addDays(exam.date, -1)) continue;
    if ((calendar.free[eve] ?? 0) * DEAREST > freeBetween(calendar, 0, eve)) continue;
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

const DEAREST = 6;
