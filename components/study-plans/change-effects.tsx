import { useQuery } from "@tanstack/react-query";
import { CalendarSync } from "lucide-react";
import { call } from "@/lib/client/call";
import type { ScheduleChange } from "@/lib/contract/schedule";
import { effectsText } from "./effect-facts";
import { scheduleQueries } from "./queries";

interface ChangeEffectsProps {
  change: ScheduleChange;
  /** The plan that the change is about. */
  except?: number;
}

/** What a change would do to the sessions of all plans, before it is made. */
export function ChangeEffects({ change, except }: ChangeEffectsProps) {
  const preview = useQuery(scheduleQueries.preview(change));
  const now = useQuery({
    queryKey: [...scheduleQueries.all, "now"],
    queryFn: ({ signal }) => call("GET /schedule/week/", { query: {}, signal }),
    staleTime: 0,
  });
  const failed = preview.isError || now.isError;
  return (
    <span role="status" className="flex min-h-10 items-start gap-2 text-sm">
      <CalendarSync aria-hidden className="mt-0.75 size-3.5 shrink-0 text-muted-foreground" />
      <span className="min-w-0">
        {preview.data && now.data
          ? effectsText({ ...preview.data, short_before: now.data.short, except })
          : failed
            ? "We couldn't check what this changes in your schedule."
            : "Checking what this changes in your schedule…"}
      </span>
    </span>
  );
}
