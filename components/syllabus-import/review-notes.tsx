import { Button } from "@/components/ui/button";
import type { Proposal } from "@/lib/contract/syllabus-imports";
import { ReviewSection } from "./review-section";

/** Says that the student's earlier changes were restored. */
export function DraftRestored({ onStartOver }: { onStartOver: () => void }) {
  return (
    <p className="-mb-3 flex flex-wrap items-center gap-x-2 text-sm text-muted-foreground">
      You go on where you left off.
      <Button variant="ghost" size="sm" onClick={onStartOver}>
        Start over
      </Button>
    </p>
  );
}

export function NothingFound({ makesCourse }: { makesCourse: boolean }) {
  return (
    <ReviewSection title="No deadlines and no topics were found">
      <p className="text-sm text-muted-foreground">
        {makesCourse
          ? "The text can be read, but nothing in it looks like graded work or a schedule. " +
            "You can still make the course here: fill in its facts, add its topics by hand " +
            "below, and add assignments on its page afterwards."
          : "The text can be read, but nothing in it looks like graded work or a schedule. " +
            "You can add topics by hand below, and assignments and exams on the course's " +
            "page."}
      </p>
    </ReviewSection>
  );
}

/** Whether rules or a model read the syllabus, and the tokens used. */
export function readerText({ model_usage }: Proposal) {
  if (!model_usage) return "Read by built-in rules, without a language model.";
  const { model, input, output } = model_usage;
  const tokens = (input + output).toLocaleString("en-US");
  return (
    `Read with the language model ${model} (${tokens} tokens). What it found was checked ` +
    "against the words of the syllabus."
  );
}
