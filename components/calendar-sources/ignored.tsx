import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useZone } from "@/components/common/session/session-provider";
import { ErrorBanner } from "@/components/shared/error-banner";
import { FoldButton } from "@/components/shared/fold-button";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import type { SentDecision } from "./choices";
import { calendarSourceQueries } from "./queries";
import { whenText } from "./values";

interface IgnoredProps {
  calendar_id: number;
  startsOpen: boolean;
  onDecide: (decisions: SentDecision[]) => void;
}

/** What the student ignores, and the way back. */
export function Ignored({ calendar_id, startsOpen, onDecide }: IgnoredProps) {
  const id = useId();
  const zone = useZone();
  const [open, setOpen] = useState(startsOpen);
  const { data, error, refetch, isFetching } = useQuery(calendarSourceQueries.ignored(calendar_id));
  if (error && !data) {
    return (
      <ErrorBanner
        title="We couldn't load what you ignore"
        message={messageOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <h3 id={id} className="font-semibold">
          Ignored
        </h3>
        <FoldButton open={open} onOpen={setOpen} more={`Show ${data.length}`} fewer="Hide" />
      </div>
      {open && (
        <ul aria-labelledby={id} className="divide-y rounded-lg border">
          {data.map((item) => (
            <li key={item.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3.5 py-2.5">
              <div className="min-w-0 flex-1 basis-56">
                <h4 className="wrap-anywhere">{item.title}</h4>
                <p className="text-sm text-muted-foreground">
                  {[item.course_label, whenText(item, zone)].filter(Boolean).join(" · ")}
                </p>
              </div>
              <Button
                variant="secondary"
                size="sm"
                onClick={() => onDecide([{ action: "propose", item_id: item.id }])}
              >
                Propose again
                <span className="sr-only"> {item.title}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
