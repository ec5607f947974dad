"use client";

import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { courseQueries } from "@/components/courses/queries";
import { FileNotes } from "@/components/files/file-notes";
import { useZone } from "@/components/session/session-provider";
import { ErrorBanner } from "@/components/shared/error-banner";
import { useWide } from "@/components/shared/use-wide";
import { Button } from "@/components/ui/button";
import { DialogTitle } from "@/components/ui/dialog";
import type { Proposal, SyllabusImport } from "@/lib/contract/syllabus-imports";
import { acceptanceOf, offersTerm, refusalsOf } from "./acceptance";
import { CourseFacts } from "./course-facts";
import { draftStore } from "./draft-store";
import { GoneSection } from "./gone-section";
import { ItemsSection } from "./items-section";
import { draftOf, resumed } from "./review-draft";
import { ReviewSection } from "./review-section";
import { reviewed } from "./review-state";
import { firstSource, type Source } from "./source";
import { SourcePane, SourceSheet } from "./source-pane";
import { nameOf } from "./stage";
import { StepHeader } from "./step-header";
import { actionText, count, totalsOf } from "./summary";
import { TermOffer } from "./term-offer";
import { TopicsSection } from "./topics-section";
import { useAccept } from "./use-accept";

interface ReviewProps {
  row: SyllabusImport;
  proposal: Proposal;
  /** What was changed since it was opened is asked about before it closes. */
  onDirty: (dirty: boolean) => void;
  /** It is accepted. */
  onClose: () => void;
  onCancel: () => void;
}

/** What a syllabus says, beside the syllabus itself, to be checked, changed and accepted. */
export function Review({ row, proposal, onDirty, onClose, onCancel }: ReviewProps) {
  const { id, course_id, updated_at } = row;
  const zone = useZone();
  const [{ draft, errors, dirty }, change] = useReducer(reviewed, undefined, () => {
    const fresh = draftOf(proposal, zone);
    const kept = draftStore.read(id, updated_at);
    return { draft: kept ? resumed(fresh, kept) : fresh, errors: {}, dirty: false };
  });
  const [source, setSource] = useState<Source | undefined>(() => firstSource(proposal));
  const [sheet, setSheet] = useState(false);
  const beside = useWide();
  const list = useRef<HTMLDivElement>(null);
  const { data: course } = useQuery({
    ...courseQueries.one(course_id ?? 0),
    enabled: course_id !== null,
  });
  const makesCourse = course_id === null;
  const accept = useAccept(row, onClose);
  const totals = totalsOf(draft, proposal);
  const isEmpty = proposal.items.length === 0 && proposal.topics.length === 0;

  useEffect(() => {
    if (dirty) draftStore.keep(id, updated_at, draft);
    onDirty(dirty);
    return () => onDirty(false);
  }, [id, updated_at, draft, dirty, onDirty]);

  const open = useCallback(
    (next: Source) => {
      setSource(next);
      if (!beside) setSheet(true);
    },
    [beside],
  );

  function refuse(errors: Record<string, string>) {
    change({ type: "refused", errors });
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
    );
  }

  function send() {
    accept.reset();
    const term = makesCourse ? null : (course ?? TERM_UNKNOWN);
    const checked = acceptanceOf({ draft, proposal, zone, course: term });
    if ("errors" in checked) return refuse(checked.errors);
    const name = makesCourse ? draft.course.name : (row.course_name ?? "The course");
    accept.mutate(
      { body: checked.body, totals, name },
      { onError: (error) => refuse(refusalsOf(error, checked.body)) },
    );
  }

  const failed = Object.keys(errors).length;
  const shared = {
    draft,
    errors,
    change,
    source,
    paged: row.file_id !== null,
    onSelect: setSource,
    onOpen: open,
  };
  return (
    <>
      <StepHeader>
        <DialogTitle>Check the syllabus</DialogTitle>
        <p className="mt-0.5 text-sm break-words text-muted-foreground">
          {nameOf(row)} · {count(proposal.items.length, "graded item")} and{" "}
          {count(proposal.topics.length, "topic")} found ·{" "}
          {makesCourse ? "becomes a new course" : `goes into ${row.course_name}`}
        </p>
      </StepHeader>
      <div className="grid min-h-0 flex-1 lg:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]">
        <div
          ref={list}
          data-rows
          className="scrollbar-quiet @container grid min-h-0 content-start gap-8 overflow-y-auto overscroll-contain px-4 py-5 sm:px-6"
        >
          {isEmpty && <NothingFound makesCourse={makesCourse} />}
          {proposal.notes.length > 0 && (
            <section
              aria-labelledby="please-check"
              data-hue="amber"
              className="grid gap-2 rounded-lg bg-tint-soft px-4 py-3"
            >
              <h3 id="please-check" className="font-semibold text-tint-ink">
                Please check
              </h3>
              <FileNotes notes={proposal.notes} />
            </section>
          )}
          {makesCourse && <CourseFacts {...shared} told={proposal.course} />}
          {course && offersTerm(course, proposal) && (
            <TermOffer {...shared} told={proposal.course} course={course} />
          )}
          {proposal.items.length > 0 && (
            <ItemsSection {...shared} proposal={proposal} zone={zone} compares={!makesCourse} />
          )}
          {proposal.gone.length > 0 && (
            <GoneSection gone={proposal.gone} chosen={draft.gone} zone={zone} change={change} />
          )}
          <TopicsSection {...shared} proposed={proposal.topics} />
          <p className="text-sm text-pretty text-muted-foreground">{readBy(proposal)}</p>
        </div>
        {beside && (
          <SourcePane row={row} source={source} className="min-h-0 border-l max-lg:hidden" />
        )}
      </div>
      {sheet && !beside && (
        <SourceSheet row={row} source={source} onClose={() => setSheet(false)} />
      )}
      {(accept.isError || failed > 0) && (
        <ErrorBanner
          className="mx-4 mb-3 sm:mx-6"
          title={accept.isError ? "Nothing was added" : undefined}
          message={accept.isError ? accept.message : TO_CORRECT}
        />
      )}
      <footer className="flex flex-wrap items-center justify-end gap-2 border-t px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6">
        <p className="min-w-0 flex-1 basis-64 text-sm text-pretty text-muted-foreground max-sm:basis-full">
          Nothing is saved before you press the button. If you cancel, the syllabus keeps waiting.
        </p>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button className="max-sm:flex-1" loading={accept.isPending} onClick={send}>
          {actionText(totals, makesCourse)}
        </Button>
      </footer>
    </>
  );
}

function NothingFound({ makesCourse }: { makesCourse: boolean }) {
  return (
    <ReviewSection title="No deadlines and no topics were found">
      <p className="text-sm text-muted-foreground">
        {makesCourse
          ? "The text can be read, but nothing in it looks like graded work or a schedule. You can still make the course here: fill in its facts, add its topics by hand below, and add assignments on its page afterwards."
          : "The text can be read, but nothing in it looks like graded work or a schedule. You can add topics by hand below, and assignments and exams on the course's page."}
      </p>
    </ReviewSection>
  );
}

function readBy({ model_usage }: Proposal) {
  if (!model_usage) return "Read by built-in rules, without a language model.";
  const { model, input, output } = model_usage;
  const tokens = (input + output).toLocaleString("en-US");
  return `Read with the language model ${model} (${tokens} tokens). What it found was checked against the words of the syllabus.`;
}

/** Not loaded: then no dates are offered. */
const TERM_UNKNOWN = { start_date: "unknown", end_date: "unknown" };

const TO_CORRECT = "Something here cannot be saved yet. It is marked in the list.";
