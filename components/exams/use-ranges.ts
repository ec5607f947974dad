import { useQuery } from "@tanstack/react-query";
import { useZone } from "@/components/common/session/session-provider";
import { courseQueries } from "@/components/courses/queries";
import { topicItemQueries } from "@/components/topics/queries";
import { fieldOfInstant } from "@/lib/time/local-fields";
import { weekOfTerm } from "@/lib/time/week-of-term";
import { rangesOf, type TopicRange } from "./coverage-ranges";
import { examQueries } from "./queries";

/** What an exam on this day, `YYYY-MM-DD` or empty, may cover. */
export function useRanges(course_id: number, day: string): TopicRange[] {
  const zone = useZone();
  const { data: topics = [] } = useQuery(topicItemQueries.list(course_id));
  const { data: course } = useQuery(courseQueries.one(course_id));
  const { data: exams = [] } = useQuery(examQueries.list(course_id));
  const weekAt = (date: string) => weekOfTerm(course?.start_date ?? null, date);
  const before = exams
    .map(({ name, exam_date }) => ({ name, day: fieldOfInstant(exam_date, zone).slice(0, 10) }))
    .filter((exam) => day !== "" && exam.day < day)
    .sort((a, b) => a.day.localeCompare(b.day))
    .at(-1);
  const week = before ? weekAt(before.day) : null;
  const earlier = before && week !== null ? { name: before.name, week } : null;
  return rangesOf({ topics, week: weekAt(day), earlier });
}
