import { ArrowRight } from "lucide-react";
import { ErrorBanner } from "@/components/shared/error-banner";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { PlanChange } from "@/lib/contract/plan-generation";
import type { PlanNote } from "@/lib/contract/study-plans";
import { counted } from "@/lib/text/counted";

interface Preview {
  changes: PlanChange[];
  understood: string[];
  notes: PlanNote[];
}

interface ChangePreviewProps {
  preview: Preview;
  busy: boolean;
  error: string;
  onApply: () => void;
  onDiscard: () => void;
}

export function ChangePreview({
  preview: { changes, understood, notes },
  busy,
  error,
  onApply,
  onDiscard,
}: ChangePreviewProps) {
  return (
    <section aria-label="What would change" className="grid gap-3 rounded-lg border px-4 py-3.5">
      <p role="status" className="text-sm text-muted-foreground">
        {changes.length === 0
          ? "Nothing would change. Your plan is already like that."
          : `${counted(changes.length, "change")}, not made yet.`}
      </p>
      {understood.length > 0 && (
        <ul aria-label="What we understood" className="flex flex-wrap gap-1.5">
          {understood.map((words) => (
            <li key={words}>
              <Badge className="h-auto min-h-5.5 whitespace-normal">{words}</Badge>
            </li>
          ))}
        </ul>
      )}
      {notes.length > 0 && (
        <ul aria-label="What we left out" className="grid list-disc gap-0.5 pl-5 text-sm">
          {notes.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {changes.length > 0 && (
        <ul aria-label="Changes" className="divide-y">
          {changes.map((change) => (
            <Change
              key={`${change.kind} ${change.title} ${change.from} ${change.to}`}
              {...change}
            />
          ))}
        </ul>
      )}
      {error && <ErrorBanner title="We couldn't make the changes" message={error} />}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" loading={busy} disabled={changes.length === 0} onClick={onApply}>
          Make these changes
        </Button>
        <Button variant="ghost" size="sm" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </section>
  );
}

function Change({ kind, title, from, to }: PlanChange) {
  const { label, tone } = KINDS[kind];
  return (
    <li className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1 py-2 text-sm">
      <Badge tone={tone}>{label}</Badge>
      <span className="min-w-0 font-medium break-words">{title}</span>
      {(from || to) && (
        <span className="flex flex-wrap items-center gap-x-1.5 text-muted-foreground tabular-nums">
          {from}
          {from && to && <ArrowRight aria-label="becomes" className="size-3.5" />}
          {to}
        </span>
      )}
    </li>
  );
}

const KINDS = {
  added: { label: "Added", tone: "green" },
  removed: { label: "Removed", tone: "red" },
  hours: { label: "Hours", tone: "blue" },
  moved: { label: "Moved", tone: "amber" },
  settings: { label: "Plan", tone: "grey" },
} as const;
