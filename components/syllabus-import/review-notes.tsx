import { Button } from "@/components/ui/button";
import type { Proposal } from "@/lib/contract/syllabus-imports";
import { ReviewSection } from "./review-section";

/** Says that the student's earlier changes were restored. */
export function DraftRestored({ onStartOver }: { onStartOver: () => void }) {
  return (
    <p className="-mb-3 flex flex-wrap items-center gap-x-2 text-sm text-muted-foreground">
      You're back where you left off.
      <Button variant="ghost" size="sm" onClick={onStartOver}>
        Start over
      </Button>
    </p>
  );
}

/** Says that more may come, without making anybody wait for it. */
export function StillReading() {
  return (
    <p role="status" className="-mb-3 text-sm text-muted-foreground">
      A language model is still reading. You can go on: we'll add and mark what it finds.
    </p>
  );
}

export function NothingFound({ makesCourse }: { makesCourse: boolean }) {
  return (
    <ReviewSection title="We found no deadlines or topics">
      <p className="text-sm text-muted-foreground">
        {makesCourse
          ? "We can read the text, but nothing in it looks like graded work or a schedule. " +
            "You can still make the course: fill in its details, add topics below, and add " +
            "assignments on its page afterwards."
          : "We can read the text, but nothing in it looks like graded work or a schedule. " +
            "You can add topics below, and assignments and exams on the course's page."}
      </p>
    </ReviewSection>
  );
}

/** Whether rules or a model read the syllabus, and the tokens used. */
export function readerText({ model_usage }: Proposal) {
  if (!model_usage) return "We read this without a language model.";
  const { model, input, output } = model_usage;
  const tokens = (input + output).toLocaleString("en-US");
  return (
    `The language model ${model} helped us read this (${tokens} tokens). We checked what it ` +
    "found against the words of the syllabus."
  );
}
