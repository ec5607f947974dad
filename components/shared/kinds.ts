import {
  BookOpen,
  CalendarClock,
  CalendarSync,
  ClipboardList,
  FileText,
  Library,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  Presentation,
  ScrollText,
  Tag,
} from "lucide-react";

/** What a student keeps. One icon for each kind, wherever it is named. */
export const KIND_ICONS = {
  course: BookOpen,
  assignment: ClipboardList,
  exam: CalendarClock,
  file: FileText,
  resource: Library,
  syllabus: ScrollText,
  topic: Tag,
  class_time: Presentation,
  study_plan: ListChecks,
  chat: MessagesSquare,
  calendar: CalendarSync,
} as const satisfies Record<string, LucideIcon>;

interface Thing {
  kind: keyof typeof KIND_ICONS;
  id: number;
  course_id: number | null;
}

/** The page that shows it. */
export function hrefOf({ kind, id, course_id }: Thing): string {
  if (kind === "course") return `/courses/${id}`;
  if (kind === "study_plan") return `/study-plans?plan=${id}`;
  if (kind === "resource") return `/resources?resource=${id}`;
  if (kind === "calendar") return "/settings#other-calendars";
  if (kind === "chat") return `/assistant?thread=${id}`;
  if (course_id === null) return "/resources";
  const opened = kind === "assignment" || kind === "topic" ? `?${kind}=${id}` : "";
  return `/courses/${course_id}${opened}`;
}
