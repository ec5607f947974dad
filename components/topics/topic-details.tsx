"use client";

import { useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { SourceChip } from "@/components/common/viewer/viewer";
import { MissingModal } from "@/components/shared/missing-modal";
import { Modal, ModalBody, ModalFooter } from "@/components/shared/modal";
import { StatusBadge } from "@/components/shared/status-badge";
import { DifficultyBadge } from "@/components/shared/type-badge";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { TopicItem } from "@/lib/contract/topics";
import { CONFIDENCES } from "@/lib/contract/values";
import { isUnusual, LEVELS } from "./levels";
import { nameOf } from "./original";
import { syllabusQueries } from "./queries";
import { TopicExams } from "./topic-exams";
import { TopicPassages } from "./topic-passages";
import { TopicQuestions } from "./topic-questions";

interface TopicDetailsProps {
  course_id: number;
  /** Missing where the address names a topic that is not there. */
  item: TopicItem | undefined;
  onEdit: (item: TopicItem) => void;
  onClose: () => void;
}

/** A topic's own place: where its course's files treat it, which exams ask for it, and questions to ask about it. */
export function TopicDetails({ course_id, item, onEdit, onClose }: TopicDetailsProps) {
  if (!item) return <MissingModal noun="Topic" closeLabel="Show all topics" onClose={onClose} />;
  const { title, description, is_completed, difficulty, difficulty_display, week } = item;
  return (
    <Modal title={title} onClose={onClose}>
      <ModalBody className="grid content-start gap-6">
        <div className="flex flex-wrap gap-2">
          <StatusBadge status={is_completed ? "completed" : "in_progress"}>
            {is_completed ? "Completed" : "In Progress"}
          </StatusBadge>
          {isUnusual(difficulty) && (
            <DifficultyBadge level={LEVELS[difficulty]}>{difficulty_display}</DifficultyBadge>
          )}
          {week !== null && <Badge>Week {week}</Badge>}
        </div>
        {description && <p className="break-words whitespace-pre-wrap">{description}</p>}
        <TopicPassages course_id={course_id} item={item} />
        <TopicExams course_id={course_id} title={title} />
        <TopicQuestions course_id={course_id} item={item} />
        <Evidence course_id={course_id} item={item} />
      </ModalBody>
      <ModalFooter>
        <Button variant="secondary" onClick={() => onEdit(item)}>
          <Pencil aria-hidden />
          Edit
        </Button>
      </ModalFooter>
    </Modal>
  );
}

/** The words of the syllabus, with the page to check them on. */
function Evidence({ course_id, item }: { course_id: number; item: TopicItem }) {
  const { source_id, evidence } = item;
  const { data: source } = useQuery({
    ...syllabusQueries.list(course_id),
    refetchInterval: false,
    select: (sources) => sources.find(({ id }) => id === source_id),
  });
  if (source_id === null || !evidence) return null;
  const { quote, confidence } = evidence;
  return (
    <section aria-labelledby="evidence" className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h3 id="evidence" className="font-semibold">
          What the syllabus says
        </h3>
        <Badge tone={confidence === "exact" ? "green" : "amber"}>{CONFIDENCES[confidence]}</Badge>
      </div>
      <blockquote className="leading-relaxed break-words">
        <mark className="rounded-xs box-decoration-clone px-1 py-0.5">{quote}</mark>
      </blockquote>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
        {source && nameOf(source)}
        {source?.file_id && <SourceChip file_id={source.file_id} mark={evidence} about={quote} />}
      </p>
    </section>
  );
}
