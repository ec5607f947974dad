import type { CalendarEvent, calendar } from "@/lib/contract/calendar";
import type { ReadQuery } from "@/lib/contract/endpoint";
import type { CalendarEventType } from "@/lib/contract/values";

/** Calendar dates of the student, both included; of one course or, with null, of all. */
export type Period = ReadQuery<typeof calendar.events>;

/** An event and when its item was made and last changed. */
export type DatedEvent = CalendarEvent & { created_at: string; updated_at: string };

type Item = Pick<DatedEvent, "title" | "description" | "status" | "course_id" | "course_name"> &
  Pick<DatedEvent, "created_at" | "updated_at"> & { id: number };

const ID_PREFIXES = {
  assignment: "assignment",
  exam: "exam",
  study_plan_deadline: "study_plan",
  study_session: "study_session",
  class_time: "class_time",
};

/** The fields that events of all kinds share. */
export function eventOf(type: CalendarEventType, item: Item): DatedEvent {
  const { title, description, status, course_id, course_name, created_at, updated_at } = item;
  return {
    id: `${ID_PREFIXES[type]}_${item.id}`,
    type,
    item_id: item.id,
    title,
    description,
    status,
    stored_status: null,
    reopens_as: null,
    course_id,
    course_name,
    created_at,
    updated_at,
    start: "",
    end: null,
    all_day: false,
    location: "",
    assignment_type: null,
    exam_type: null,
    progress_percentage: null,
    hours: null,
    plan_id: null,
    class_kind: null,
  };
}
