"use client";

import { useQuery } from "@tanstack/react-query";
import { CaseUpper, FlaskConical, Sigma } from "lucide-react";
import { useState } from "react";
import { SourceChip } from "@/components/common/viewer/viewer";
import { ActionMenu } from "@/components/shared/action-menu";
import { ErrorBanner } from "@/components/shared/error-banner";
import { onDemand } from "@/components/shared/on-demand";
import { SectionCard } from "@/components/shared/section-card";
import { ListSkeleton } from "@/components/shared/skeletons";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import type { CourseGrades } from "@/lib/contract/grades";
import { USUAL_PERCENT } from "@/lib/grades/goals";
import { gradesOf } from "@/lib/grades/grades-of";
import { type Guesses, type PieceKey, withGuesses } from "@/lib/grades/guesses";
import { Goal } from "./goals";
import { PartPieces } from "./part-pieces";
import { PieceRow } from "./piece-row";
import { gradeQueries } from "./queries";
import { RulesList } from "./rules-list";
import { Standing } from "./standing";

const PasteModal = onDemand(() => import("./paste-modal").then((module) => module.PasteModal));
const RulesModal = onDemand(() => import("./rules-modal").then((module) => module.RulesModal));
const ScaleModal = onDemand(() => import("./scale-modal").then((module) => module.ScaleModal));

/** Scores of a course, where the student stands, and what a goal takes. */
export function GradesPanel({ course_id }: { course_id: number }) {
  const { data, error, isFetching, refetch } = useQuery(gradeQueries.of(course_id));
  const [guesses, setGuesses] = useState<Guesses>();
  const [open, setOpen] = useState<"rules" | "scale" | "paste">();
  const close = () => setOpen(undefined);
  const isEmpty = data?.components.length === 0;
  const isOpen = data?.pieces.some(({ score, at }) => score === null && at !== null);

  return (
    <SectionCard
      title="Your grade"
      flush
      empty={isEmpty ? EMPTY : undefined}
      actions={
        <>
          {data && !isEmpty && (
            <>
              <ActionMenu
                label="More about your grade"
                items={[
                  { label: "Letter scale", icon: CaseUpper, onSelect: () => setOpen("scale") },
                  { label: "How it adds up", icon: Sigma, onSelect: () => setOpen("rules") },
                ]}
              />
              <Button variant="ghost" size="sm" onClick={() => setOpen("paste")}>
                Paste scores
              </Button>
            </>
          )}
          {data?.scheme && (isOpen || guesses) && (
            <Button
              variant={guesses ? "primary" : "secondary"}
              size="sm"
              aria-pressed={guesses !== undefined}
              onClick={() => setGuesses(guesses ? undefined : new Map())}
            >
              <FlaskConical aria-hidden />
              {guesses ? "Back to my scores" : "What if"}
            </Button>
          )}
        </>
      }
    >
      {error && !data ? (
        <ErrorBanner
          className="m-5"
          title="We couldn't load your grade"
          message={messageOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !data ? (
        <ListSkeleton label="Loading your grade" />
      ) : isEmpty ? null : (
        <Body
          data={data}
          guesses={guesses}
          onGuess={(key, value) => setGuesses((before) => changed(before, key, value))}
        />
      )}
      {open === "rules" && data && <RulesModal data={data} onClose={close} />}
      {open === "scale" && data && <ScaleModal data={data} onClose={close} />}
      {open === "paste" && data && <PasteModal data={data} onClose={close} />}
    </SectionCard>
  );
}

const EMPTY = {
  title: "No grade yet",
  sentence: "Once you add what makes up the grade, you can enter your scores here.",
};

interface BodyProps {
  data: CourseGrades;
  guesses: Guesses | undefined;
  onGuess: (key: PieceKey, value: number | null) => void;
}

function Body({ data, guesses, onGuess }: BodyProps) {
  const { scheme, pieces, components, unknown } = data;
  const situation =
    scheme && data.situation && guesses
      ? withGuesses(scheme, data.situation, guesses)
      : data.situation;
  const grades = guesses && scheme && situation ? gradesOf(scheme, situation) : data.grades;
  const isScored = pieces.some(({ score }) => score !== null) || Boolean(guesses?.size);
  const elsewhere = pieces.filter(({ component }) => component === null);
  const rows = (some: typeof pieces, isPart = false) =>
    some.map((piece) => (
      <PieceRow
        key={`${piece.component}/${piece.at}/${piece.assignment_id}/${piece.exam_id}/${piece.piece_id}`}
        {...{ data, piece, guesses, onGuess, isPart }}
      />
    ));
  return (
    <div className="@container divide-y">
      {guesses && (
        <p data-hue="violet" className="bg-tint/10 px-5 py-2.5 text-sm text-tint-ink">
          You're trying out scores. We don't save any of them.
        </p>
      )}
      {scheme && grades && (
        <div className="px-5 py-4">
          <Standing {...{ scheme, grades, isScored }} isWhatIf={guesses !== undefined} />
        </div>
      )}
      {unknown.length > 0 && (
        <ul data-hue="amber" className="grid gap-1 px-5 py-2.5 text-sm text-tint-ink">
          {unknown.map((sentence) => (
            <Open key={sentence} {...{ sentence, rules: data.rules }} />
          ))}
        </ul>
      )}
      <div className="@4xl:flex">
        <div className="min-w-0 flex-3 divide-y">
          {components.map(({ key, title }) => {
            const own = pieces.filter(({ component }) => component === key);
            const isPart = own.length === 1 && own.every((piece) => isNamed(piece.title, title));
            return (
              <div key={key} className="py-2">
                {isPart ? (
                  <ul>{rows(own, isPart)}</ul>
                ) : (
                  <PartPieces title={title} pieces={own} isWhatIf={guesses !== undefined}>
                    {rows(own)}
                  </PartPieces>
                )}
              </div>
            );
          })}
          {elsewhere.length > 0 && (
            <div className="py-2">
              <PartPieces
                title="Not part of the grade"
                pieces={elsewhere}
                isWhatIf={guesses !== undefined}
              >
                {rows(elsewhere)}
              </PartPieces>
            </div>
          )}
        </div>
        <div className="min-w-0 flex-2 divide-y empty:hidden @max-4xl:border-t @4xl:border-l">
          <RulesList data={data} />
          {scheme && situation && grades && !grades.final && (
            <div className="grid gap-3 px-5 py-4">
              <h3 className="text-sm font-medium">What you need</h3>
              <Goal {...{ scheme, situation }} usual={USUAL_PERCENT} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** What is not known or had to be assumed, with the place in the syllabus that leaves it open. */
function Open({ sentence, rules }: { sentence: string; rules: CourseGrades["rules"] }) {
  const at = rules.unknown.indexOf(sentence);
  const source = rules.sources.find((one) => one.about === "unknown" && one.at === at)?.source;
  return (
    <li className="flex flex-wrap items-center gap-x-2">
      {sentence}
      {source && source.file_id !== null && (
        <SourceChip file_id={source.file_id} mark={source} about="The grade">
          p. {source.page}
        </SourceChip>
      )}
    </li>
  );
}

/** "Final exam" in "Final Exam (40 %)" */
function isNamed(piece: string, part: string): boolean {
  const [a, b] = [piece, part].map((title) =>
    title
      .replace(/\([^)]*\)/g, "")
      .trim()
      .toLowerCase(),
  );
  return a === b;
}

/** With one guess more, another, or one less. */
function changed(before: Guesses | undefined, key: PieceKey, value: number | null): Guesses {
  const after = new Map(before);
  if (value === null) after.delete(key);
  else after.set(key, value);
  return after;
}
