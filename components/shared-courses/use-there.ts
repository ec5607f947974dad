import { useQuery } from "@tanstack/react-query";
import { assignmentQueries } from "@/components/assignments/queries";
import { classTimeQueries } from "@/components/class-times/queries";
import { useZone } from "@/components/common/session/session-provider";
import { examQueries } from "@/components/exams/queries";
import { topicItemQueries } from "@/components/topics/queries";
import type { CourseSetup } from "@/lib/contract/course-setup";
import { sameItems } from "@/lib/course-setup/same-items";

/** The keys of what a course has already of a setup; none of a new course, or while that is not known. */
export function useThere(setup: CourseSetup, course_id: number | null): ReadonlySet<string> {
  const zone = useZone();
  const id = course_id ?? 0;
  const asked = { enabled: course_id !== null };
  const assignments = useQuery({ ...assignmentQueries.list(id), ...asked }).data;
  const exams = useQuery({ ...examQueries.list(id), ...asked }).data;
  const topics = useQuery({ ...topicItemQueries.list(id), ...asked }).data;
  const class_times = useQuery({ ...classTimeQueries.list(id), ...asked }).data;
  if (!(assignments && exams && topics && class_times)) return NONE;
  const held = {
    assignments,
    topics,
    class_times,
    exams,
  };
  return new Set(sameItems(setup, held, zone).keys());
}

const NONE: ReadonlySet<string> = new Set();
