"use client";

import { SourceChip } from "@/components/common/viewer/viewer";
import { Modal, ModalBody } from "@/components/shared/modal";
import { TitledSection } from "@/components/shared/titled-section";
import { DifficultyBadge } from "@/components/shared/type-badge";
import { DIFFICULTIES } from "@/lib/contract/difficulties";
import type { KnowledgeGraph, KnowledgeNode } from "@/lib/contract/knowledge";
import { Completion } from "./completion";
import { hoursText, type Neighbour, neighboursOf } from "./graph-facts";

const LEVELS: Record<number, string> = DIFFICULTIES;
/** Of a topic that nobody says anything about. */
const USUAL_LEVEL = 3;

interface TopicModalProps {
  node: KnowledgeNode;
  graph: KnowledgeGraph;
  /** Goes on to another topic. */
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** A topic's passages, each opening its page, and its neighbours with the words that tie them. */
export function TopicModal({ node, graph, onChoose, onClose }: TopicModalProps) {
  const { before, after, related } = neighboursOf(graph, node.id);
  const { passages } = node;
  const level = Math.round(node.difficulty_level);
  return (
    <Modal title={node.topic} onClose={onClose}>
      <ModalBody key={node.id} className="grid content-start gap-6">
        <div className="flex flex-wrap items-center gap-2">
          <Completion node={node} />
          {LEVELS[level] && level !== USUAL_LEVEL && (
            <DifficultyBadge level={level}>{LEVELS[level]}</DifficultyBadge>
          )}
          <span className="text-sm text-muted-foreground tabular-nums">
            {hoursText(node.estimated_study_hours)} of study
          </span>
        </div>
        <TitledSection title="In your documents">
          {passages.length === 0 ? (
            <p className="text-sm text-muted-foreground">
              None of your files covers it yet. Upload one to this course, and its pages show up
              here.
            </p>
          ) : (
            <ul className="grid gap-3">
              {passages.map(({ file_id, file_title, page, quote }) => (
                <li key={`${file_id} ${page} ${quote}`} className="grid gap-1 text-sm">
                  <span className="flex flex-wrap items-center gap-2">
                    <SourceChip file_id={file_id} mark={{ page, quote }} about={node.topic} />
                    <span className="min-w-0 font-medium break-words">{file_title}</span>
                  </span>
                  <span className="line-clamp-3 break-words text-muted-foreground">{quote}</span>
                </li>
              ))}
            </ul>
          )}
        </TitledSection>
        <NeighbourList title="Needs first" ties={before} onChoose={onChoose} />
        <NeighbourList title="Leads to" ties={after} onChoose={onChoose} />
        <NeighbourList title="Related" ties={related} onChoose={onChoose} />
      </ModalBody>
    </Modal>
  );
}

interface NeighbourListProps {
  title: string;
  ties: Neighbour[];
  onChoose: (id: string) => void;
}

function NeighbourList({ title, ties, onChoose }: NeighbourListProps) {
  if (ties.length === 0) return null;
  return (
    <TitledSection title={title}>
      <ul className="grid gap-3">
        {ties.map(({ node, edge: { reason, evidence, from, to } }) => (
          <li key={`${from} ${to} ${reason}`} className="grid gap-1 text-sm">
            <span className="flex flex-wrap items-center gap-2">
              <button
                type="button"
                onClick={() => onChoose(node.id)}
                className={
                  "min-h-6 rounded-sm text-left font-medium break-words text-link " +
                  "underline decoration-link/35 underline-offset-4 hover:decoration-link"
                }
              >
                {node.topic}
              </button>
              <span className="text-muted-foreground">{WHY[reason]}</span>
              {evidence.file_id !== null && evidence.page !== null && (
                <SourceChip
                  file_id={evidence.file_id}
                  mark={{ page: evidence.page, quote: evidence.quote }}
                  about={evidence.quote.slice(0, 80)}
                />
              )}
            </span>
            {evidence.quote && (
              <span className="line-clamp-3 break-words text-muted-foreground">
                {evidence.file_id === null ? "Syllabus: " : ""}“{evidence.quote}”
              </span>
            )}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

const WHY = {
  requires: "your files say so",
  order: "it comes earlier in your files",
  related: "your files cover them together",
} as const;
