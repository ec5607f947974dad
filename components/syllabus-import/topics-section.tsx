import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { ProposedTopic } from "@/lib/contract/syllabus-imports";
import type { ReviewContext } from "./review-context";
import { ReviewSection } from "./review-section";
import { TopicRow } from "./topic-row";

interface TopicsSectionProps extends ReviewContext {
  proposed: ProposedTopic[];
}

/** The topics in the order of the syllabus, and those the student adds. */
export function TopicsSection({ proposed, ...shared }: TopicsSectionProps) {
  const { draft, errors, change, source, paged, onSelect, onOpen } = shared;
  const [added, setAdded] = useState(false);
  const origins = new Map(proposed.map((topic) => [topic.key, topic]));
  const ticked = draft.topics.filter((topic) => topic.ticked).length;
  const weeks = proposed.some(({ week }) => week !== null);
  const known = proposed.filter(({ is_known }) => is_known).length;
  const fresh = new Set(proposed.filter(({ is_known }) => !is_known).map(({ key }) => key));
  const tick = (ticked: boolean) => change({ type: "tick", list: "topics", keys: fresh, ticked });

  return (
    <ReviewSection
      title="Topics"
      {...(draft.topics.length > 0 && { count: `${ticked} of ${draft.topics.length} chosen` })}
      description={
        known > 0
          ? `We turn them into cards to tick off. ${known} of them ${known === 1 ? "is" : "are"} in the course already.`
          : "We turn them into cards to tick off, in this order."
      }
      actions={
        fresh.size > 1 && (
          <>
            <Button variant="ghost" size="sm" onClick={() => tick(true)}>
              All<span className="sr-only"> topics</span>
            </Button>
            <Button variant="ghost" size="sm" onClick={() => tick(false)}>
              None<span className="sr-only"> of the topics</span>
            </Button>
          </>
        )
      }
    >
      {draft.topics.length > 0 && (
        <ul aria-label="Topics" className="divide-y rounded-lg border">
          {draft.topics.map((topic) => (
            <TopicRow
              key={topic.key}
              draft={topic}
              origin={origins.get(topic.key)}
              error={errors[`topics.${topic.key}.title`] ?? errors[`topics.${topic.key}.week`]}
              selected={source?.row === `topics.${topic.key}`}
              weeks={weeks}
              focused={added}
              {...{ paged, change, onSelect, onOpen }}
            />
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        size="sm"
        className="w-fit"
        onClick={() => {
          setAdded(true);
          change({ type: "add-topic" });
        }}
      >
        <Plus aria-hidden />
        Add a topic
      </Button>
    </ReviewSection>
  );
}
