// A calendar from elsewhere and what it proposes, as the API answers them.
import type { CalendarItem, CalendarSource } from "@/lib/contract/calendar-sources";
import { COURSE } from "./items";

export const SOURCE: CalendarSource = {
  id: 4,
  name: "Canvas",
  host: "canvas.example.edu",
  kind: "canvas",
  is_busy: false,
  is_paused: false,
  is_reading: false,
  state: "read",
  message: null,
  checked_at: "2026-11-23T10:00:00.000Z",
  succeeded_at: "2026-11-23T10:00:00.000Z",
  next_check_at: "2099-11-23T14:00:00.000Z",
  courses: [],
  proposed: 0,
  questions: 0,
  ignored: 0,
  moved: [],
  moved_at: null,
};

export const SYNCED = {
  title: "Problem set 1",
  at: "2026-12-04T22:00:00.000Z",
  has_time: true,
  minutes: null,
  location: "",
};

/** New work of the course COURSE. */
export function anItem(fields: Partial<CalendarItem> = {}): CalendarItem {
  return {
    ...SYNCED,
    id: 1,
    type: "assignment",
    assignment_type: "homework",
    description: "",
    course_label: "MATH 233 FA26",
    url: "",
    question: "new",
    is_sure: true,
    course_id: COURSE.id,
    work: null,
    work_id: null,
    same: null,
    mine: null,
    offered: null,
    ...fields,
  };
}
