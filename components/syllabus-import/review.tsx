"use client";

import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react";
import { FileNotes } from "@/components/common/files/file-notes";
import { useZone } from "@/components/common/session/session-provider";
import { courseQueries } from "@/components/courses/queries";
import { ErrorBanner } from "@/components/shared/error-banner";
import { useWide } from "@/components/shared/use-wide";
import { Button } from "@/components/ui/button";
import { DialogTitle } from "@/components/ui/dialog";
import type { Proposal, SyllabusImport } from "@/lib/contract/syllabus-imports";
import { counted } from "@/lib/text/counted";
import { dateIn } from "@/lib/time/dates";
import { acceptanceOf, isPast, needsTermDates, refusalsOf, termOfCourse } from "./acceptance";
import { ClassTimesSection } from "./class-times-section";
import { CourseFacts } from "./course-facts";
import { draftBegun } from "./draft-begun";
import { draftStore } from "./draft-store";
import { ItemsSection } from "./items-section";
import { MissingItemsSection } from "./missing-items-section";
import { PastTerm } from "./past-term";
import { draftOf, unmatchedItems } from "./review-draft";
import { DraftRestored, NothingFound, readerText, StillReading } from "./review-notes";
import { type ReviewState, reviewed } from "./review-state";
import { SeriesSection } from "./series-section";
import { firstSource, reselected, type Source } from "./source";
import { SourcePane, SourceSheet } from "./source-pane";
import { nameOf } from "./stage";
import { StepHeader } from "./step-header";
import { actionText, totalsOf } from "./summary";
import { TermDatesOffer } from "./term-dates-offer";
import { TopicsSection } from "./topics-section";
import { useAccept } from "./use-accept";
import { useSavedDraft } from "./use-saved-draft";
import { YearQuestion } from "./year-question";

interface ReviewProps {
  row: SyllabusImport;
  proposal: Proposal;
  /** What was changed and cannot be kept is asked about before it closes. */
  onDirty: (dirty: boolean) => void;
  /** It is accepted; without this, its course is opened. */
  onAccepted: (() => void) | undefined;
  onClose: () => void;
  onCancel: () => void;
}

/** What a syllabus says, beside the syllabus itself, to be checked, changed and accepted. */
export function Review({ row, proposal, onDirty, onAccepted, onClose, onCancel }: ReviewProps) {
  const { id, course_id } = row;
  const zone = useZone();
  const fresh = useMemo(() => draftOf(proposal, zone), [proposal, zone]);
  const [{ draft, errors, dirty }, change] = useReducer(reviewed, undefined, (): ReviewState => {
    return { draft: draftBegun(row, fresh, proposal) ?? fresh, errors: {}, dirty: false };
  });
  const [goesOn, setGoesOn] = useState(() => draft !== fresh);
  const [source, setSource] = useState<Source | undefined>(() => firstSource(proposal));
  const [sheet, setSheet] = useState(false);
  const beside = useWide();
  const list = useRef<HTMLDivElement>(null);
  const { data: course } = useQuery({
    ...courseQueries.one(course_id ?? 0),
    enabled: course_id !== null,
  });
  const makesCourse = course_id === null;
  const accept = useAccept(row, { onAccepted, onClose });
  const runs = makesCourse ? null : (course ?? TERM_UNKNOWN);
  const term = termOfCourse({ draft, course: runs === TERM_UNKNOWN ? NO_TERM : runs });
  const totals = totalsOf(draft, proposal, term);
  const today = dateIn(zone, new Date());
  const isEmpty = proposal.items.length === 0 && proposal.topics.length === 0;

  const drawn = useRef(fresh);
  useEffect(() => {
    if (drawn.current === fresh) return;
    change({ type: "grown", before: drawn.current, after: fresh });
    drawn.current = fresh;
  }, [fresh]);
  useSavedDraft(row, { draft, dirty }, onDirty);

  const select = useCallback(
    (next: Source) => setSource((before) => (before?.row === next.row ? before : next)),
    [],
  );
  const open = useCallback(
    (next: Source) => {
      setSource((before) => reselected(next, before));
      if (!beside) setSheet(true);
    },
    [beside],
  );

  function startOver() {
    draftStore.forget(id);
    setGoesOn(false);
    change({ type: "restart", draft: fresh });
  }

  function refuse(errors: Record<string, string>) {
    change({ type: "refused", errors });
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
    );
  }

  function send() {
    accept.reset();
    const checked = acceptanceOf({ draft, proposal, zone, course: runs });
    if ("errors" in checked) return refuse(checked.errors);
    const name = makesCourse ? draft.course.name : (row.course_name ?? "The course");
    accept.mutate(
      { body: checked.body, totals, name },
      { onError: (error) => refuse(refusalsOf(error, checked.body)) },
    );
  }

  const failed = Object.keys(errors).length;
  const gone = unmatchedItems(draft, proposal);
  const shared = {
    draft,
    errors,
    change,
    source,
    paged: row.file_id !== null,
    onSelect: select,
    onOpen: open,
  };
  return (
    <>
      <StepHeader>
        <DialogTitle>Check the syllabus</DialogTitle>
        <p className="mt-0.5 text-sm break-words text-muted-foreground">
          {nameOf(row)} · {counted(proposal.items.length, "graded item")} and{" "}
          {counted(proposal.topics.length, "topic")} found ·{" "}
          {makesCourse ? "becomes a new course" : `goes into ${row.course_name}`}
        </p>
      </StepHeader>
      <div className="grid min-h-0 flex-1 lg:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]">
        <div
          ref={list}
          data-rows
          className={
            "scrollbar-quiet @container grid min-h-0 content-start gap-8 overflow-y-auto " +
            "overscroll-contain px-4 py-5 sm:px-6"
          }
        >
          {goesOn && <DraftRestored onStartOver={startOver} />}
          {row.awaits_model && <StillReading />}
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
          {proposal.without_year && (
            <YearQuestion
              import_id={id}
              days={proposal.without_year}
              onName={() => draft !== fresh && draftStore.keepEdits(id, { before: fresh, draft })}
            />
          )}
          <PastTerm {...{ draft, fresh, term, today, change }} />
          {makesCourse && <CourseFacts {...shared} told={proposal.course} />}
          {course && needsTermDates(course, proposal) && (
            <TermDatesOffer {...shared} told={proposal.course} course={course} />
          )}
          {proposal.items.length > 0 && (
            <ItemsSection {...shared} proposal={proposal} zone={zone} compares={!makesCourse} />
          )}
          {proposal.class_times.length > 0 && (
            <ClassTimesSection
              {...shared}
              isOver={isPast(draft, term, today)}
              proposed={proposal.class_times}
            />
          )}
          {proposal.series.length > 0 && (
            <SeriesSection {...shared} proposed={proposal.series} term={term} />
          )}
          {gone.length > 0 && (
            <MissingItemsSection gone={gone} chosen={draft.gone} zone={zone} change={change} />
          )}
          <TopicsSection {...shared} proposed={proposal.topics} />
          <p className="text-sm text-pretty text-muted-foreground">{readerText(proposal)}</p>
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
          title={accept.isError ? "We couldn't add anything" : undefined}
          message={
            accept.isError
              ? accept.message
              : (errors.items ?? errors.topics ?? errors.class_times ?? TO_CORRECT)
          }
        />
      )}
      <footer
        className={
          "flex flex-wrap items-center justify-end gap-2 border-t px-4 py-3 " +
          "pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6"
        }
      >
        <p className="min-w-0 flex-1 basis-64 text-sm text-pretty text-muted-foreground max-sm:basis-full">
          Nothing goes into the course until you press the button. We keep your changes.
        </p>
        <Button variant="ghost" onClick={onCancel}>
          Close
        </Button>
        <Button className="max-sm:flex-1" loading={accept.isPending} onClick={send}>
          {actionText(totals, makesCourse)}
        </Button>
      </footer>
    </>
  );
}

/** Not loaded: then no dates are offered. */
const TERM_UNKNOWN = { start_date: "unknown", end_date: "unknown" };

const NO_TERM = { start_date: null, end_date: null };

const TO_CORRECT = "We can't save this yet. Look for the marks in the list.";
