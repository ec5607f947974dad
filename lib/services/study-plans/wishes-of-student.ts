import { and, eq, gt } from "drizzle-orm";
import { exams } from "@/db/schema/exams";
import type { GenerationRequest } from "@/db/schema/study-plans";
import { selectExams } from "@/lib/services/exams";
import type { Owner } from "@/lib/services/owner";
import { readStudyContext } from "@/lib/services/study-contexts";
import { type Wishes, wishesOf } from "@/lib/services/study-plans/wishes";
import { addDays, dateIn } from "@/lib/time/dates";

/** What was asked for, settled with what is known of the student and the course. */
export async function readWishes(
  owner: Owner,
  course_id: number,
  { query, preferences }: Pick<GenerationRequest, "query" | "preferences">,
  topic_titles: string[],
): Promise<Wishes> {
  const now = new Date();
  const coming = await selectExams(
    owner,
    and(eq(exams.course_id, course_id), gt(exams.exam_date, now.toISOString())),
  );
  const last = coming.at(-1);
  return wishesOf({
    query,
    preferences,
    context: await readStudyContext(owner, course_id),
    topic_titles,
    today: dateIn(owner.timezone, now),
    last_useful_day: last ? addDays(dateIn(owner.timezone, new Date(last.exam_date)), -1) : null,
  });
}
