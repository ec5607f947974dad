import { MessageCircleQuestion } from "lucide-react";
import Link from "next/link";
import { TitledSection } from "@/components/shared/titled-section";
import { questionsAbout } from "@/lib/answering/starter-questions";
import type { TopicItem } from "@/lib/contract/topics";

/** Questions about a topic, which the assistant has ready to be sent. */
export function TopicQuestions({ course_id, item }: { course_id: number; item: TopicItem }) {
  const questions = questionsAbout(item.title);
  if (questions.length === 0) return null;
  return (
    <TitledSection title="Test yourself">
      <ul className="grid gap-1">
        {questions.map((question) => (
          <li key={question}>
            <Link
              href={`/assistant?${new URLSearchParams({
                course: String(course_id),
                topic: String(item.id),
                question,
              })}`}
              className={
                "-mx-2 flex min-h-9 items-center gap-2.5 rounded-md px-2 text-sm " +
                "transition-colors hover:bg-accent pointer-coarse:min-h-11"
              }
            >
              <MessageCircleQuestion aria-hidden className="size-4 shrink-0 text-link" />
              <span className="min-w-0 break-words">{question}</span>
            </Link>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
