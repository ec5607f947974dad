import { CloudAlert } from "lucide-react";

const WORDS = "Not from your files";

/** Stands after a sentence of a language model that no file of the student says. */
export function NotFromFiles() {
  return (
    <span
      title={WORDS}
      className={
        "mx-0.5 inline-grid h-5 min-w-6 -translate-y-px place-items-center rounded-sm border border-dashed " +
        "border-input/60 px-1 align-middle text-muted-foreground"
      }
    >
      <CloudAlert aria-hidden className="size-3" />
      <span className="sr-only">{WORDS}</span>
    </span>
  );
}

/** What that mark means, once below the answer. */
export function NotFromFilesLegend() {
  return (
    <p className="text-sm text-muted-foreground">
      <NotFromFiles /> marks what isn't from your files: the language model's own general knowledge.
      Check it before you rely on it.
    </p>
  );
}
