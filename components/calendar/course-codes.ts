import { createContext, useContext } from "react";
import type { CalendarEvent } from "./event-facts";

const CourseCodes = createContext<ReadonlyMap<number, string>>(new Map());

export const CourseCodesProvider = CourseCodes.Provider;

/** The code of an event's course, or its name where it has none. */
export function useCourseCode({ course_id, course_name }: CalendarEvent): string {
  return useContext(CourseCodes).get(course_id) || course_name;
}
