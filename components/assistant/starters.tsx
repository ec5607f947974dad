import { useQuery } from "@tanstack/react-query";
import { useSession } from "@/components/common/session/session-provider";
import { courseQueries } from "@/components/courses/queries";
import { examQueries } from "@/components/exams/queries";
import { topicItemQueries } from "@/components/topics/queries";
import { starterQuestions } from "@/lib/answering/starter-questions";
import { cn } from "@/lib/cn";

interface StartersProps {
  course_id: number | null;
  small?: boolean;
  onAsk: (question: string) => void;
}

/** The beginning of a conversation: a greeting, and questions from the student's own topics. */
export function Starters({ course_id, small = false, onAsk }: StartersProps) {
  const { user } = useSession();
  const { data: courses } = useQuery(courseQueries.list());
  const course = courses?.find(({ id }) => id === course_id);
  // Without a choice, of the course that was added last.
  const questions = useQuestions(course_id ?? courses?.[0]?.id ?? null);
  const Title = small ? "p" : "h2";
  return (
    <div className={cn("grid content-start gap-5", !small && "sm:pt-[8dvh]")}>
      <div>
        <Title className={small ? "font-semibold" : "text-2xl font-semibold"}>
          Hi {user?.first_name || "there"}!
        </Title>
        <p className={cn("mt-1.5 text-pretty text-muted-foreground", !small && "max-w-lg")}>
          Ask about {course ? course.name : "your courses"}: what your files say, what's due, how
          far you've come. Every answer shows the page it's from, and tells you when your files
          don't say.
        </p>
      </div>
      {questions.length > 0 && (
        <ul aria-label="Try one of these" className={cn("grid gap-2", !small && "sm:grid-cols-2")}>
          {questions.slice(0, small ? 4 : 6).map((question) => (
            <li key={question} className="min-w-0">
              <button
                type="button"
                dir="auto"
                onClick={() => onAsk(question)}
                className={
                  "h-full min-h-11 w-full rounded-lg border bg-card px-3.5 py-2 text-left " +
                  "text-sm text-pretty shadow-card transition-colors hover:border-input/60 " +
                  "hover:bg-muted"
                }
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function useQuestions(course_id: number | null): string[] {
  const enabled = course_id !== null;
  const topics = useQuery({ ...topicItemQueries.list(course_id ?? 0), enabled });
  const exams = useQuery({ ...examQueries.list(course_id ?? 0), enabled });
  const isWaiting = (query: { isPending: boolean }) => enabled && query.isPending;
  if (isWaiting(topics) || isWaiting(exams)) return [];
  const open = (topics.data ?? []).toSorted(
    (a, b) => Number(a.is_completed) - Number(b.is_completed),
  );
  return starterQuestions({
    topics: open.map(({ title }) => title),
    exams: (exams.data ?? []).filter(({ status }) => status === "upcoming"),
    headings: [],
  });
}
