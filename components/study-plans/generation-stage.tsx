import { LoaderCircle, RotateCcw, TriangleAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import type { StudyPlan } from "@/lib/contract/study-plans";

/** A draft that fills itself in a moment. */
export function GenerationRunning({ title }: { title: string }) {
  return (
    <div role="status">
      <p className="flex items-center gap-2 text-sm font-medium">
        <LoaderCircle aria-hidden className="size-4 animate-spin text-link" />
        Making your plan…
      </p>
      <Progress className="mt-2.5" label={`Making ${title}`} />
      <p className="mt-2.5 text-sm text-muted-foreground">
        Your plan fills in here. You can leave this page.
      </p>
    </div>
  );
}

interface GenerationFailedProps {
  plan: StudyPlan;
  busy: boolean;
  onAgain: () => void;
}

export function GenerationFailed({ plan, busy, onAgain }: GenerationFailedProps) {
  return (
    <div data-hue="red" className="grid gap-2.5 text-sm">
      <p className="flex items-center gap-2 font-medium text-tint-ink">
        <TriangleAlert aria-hidden className="size-4" />
        We couldn't make this plan
      </p>
      <p className="text-muted-foreground">
        {plan.generation?.error || "We couldn't make the plan."}
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="relative z-10 w-fit"
        loading={busy}
        onClick={onAgain}
      >
        <RotateCcw aria-hidden />
        Generate again
        <span className="sr-only"> “{plan.title}”</span>
      </Button>
    </div>
  );
}
