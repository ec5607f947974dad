"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarCheck } from "lucide-react";
import { useRef } from "react";
import { EmptyState } from "@/components/shared/empty-state";
import { ErrorBanner } from "@/components/shared/error-banner";
import { Modal, ModalBody, ModalClose, ModalFooter } from "@/components/shared/modal";
import { ListSkeleton } from "@/components/shared/skeletons";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import type { CalendarItem } from "@/lib/contract/calendar-sources";
import { groupsOf, type SentDecision } from "./choices";
import { Ignored } from "./ignored";
import { calendarSourceQueries } from "./queries";
import { QuestionRow } from "./question-row";
import { ReviewGroup } from "./review-group";
import { useDecide } from "./use-decide";

interface ReviewDialogProps {
  calendar: { id: number; name: string };
  /** What is ignored stands open. */
  showsIgnored?: boolean;
  onClose: () => void;
}

/** What a calendar proposes and asks, decided one by one or together. */
export function ReviewDialog({ calendar, showsIgnored = false, onClose }: ReviewDialogProps) {
  const { data, error, refetch, isFetching } = useQuery(calendarSourceQueries.items(calendar.id));
  const decide = useDecide(calendar.id);
  const body = useRef<HTMLDivElement>(null);
  const onDecide = (decisions: SentDecision[]) => {
    // The pressed button leaves with its row.
    body.current?.focus();
    decide.mutate(decisions);
  };
  return (
    <Modal
      title={`Review “${calendar.name}”`}
      description="We add and change nothing until you say so."
      size="lg"
      onClose={onClose}
    >
      <ModalBody className="p-0 sm:px-0">
        <div ref={body} tabIndex={-1} className="grid gap-6 px-5 py-5 outline-none sm:px-6">
          {decide.error && (
            <ErrorBanner
              title="We couldn't do that"
              message={messageOf(decide.error)}
              onDismiss={decide.reset}
            />
          )}
          {error && !data && (
            <ErrorBanner
              title="We couldn't load what the calendar proposes"
              message={messageOf(error)}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          )}
          {!data && !error && <ListSkeleton label="Loading what the calendar proposes" />}
          {data && <Items items={data} onDecide={onDecide} />}
          <Ignored calendar_id={calendar.id} startsOpen={showsIgnored} onDecide={onDecide} />
        </div>
      </ModalBody>
      <ModalFooter>
        <ModalClose asChild>
          <Button>Done</Button>
        </ModalClose>
      </ModalFooter>
    </Modal>
  );
}

interface ItemsProps {
  items: CalendarItem[];
  onDecide: (decisions: SentDecision[]) => void;
}

function Items({ items, onDecide }: ItemsProps) {
  const asked = items.filter(({ question }) => question !== "new");
  const groups = groupsOf(items.filter(({ question }) => question === "new"));
  if (items.length === 0) {
    return (
      <EmptyState icon={CalendarCheck} title="Nothing to review" size="inline">
        We tell you here when the calendar has something new.
      </EmptyState>
    );
  }
  return (
    <>
      {asked.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-semibold">About work you have</h3>
          <ul className="divide-y rounded-lg border" aria-label="About work you have">
            {asked.map((item) => (
              <QuestionRow key={item.id} item={item} onDecide={onDecide} />
            ))}
          </ul>
        </section>
      )}
      {groups.map((group) => (
        <ReviewGroup key={group.label} group={group} onDecide={onDecide} />
      ))}
    </>
  );
}
