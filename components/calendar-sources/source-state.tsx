import { CircleAlert, CirclePause, LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { useZone } from "@/components/common/session/session-provider";
import { RelativeTime } from "@/components/shared/relative-time";
import type { CalendarSource } from "@/lib/contract/calendar-sources";
import { clockTime } from "@/lib/time/format";

/** How the last look at a calendar went, and when the next one is. */
export function SourceState({ source }: { source: CalendarSource }) {
  const { is_reading, succeeded_at } = source;
  return (
    <div className="grid gap-0.5 text-sm text-muted-foreground">
      <div role="status">
        <News source={source} />
      </div>
      {!is_reading && (
        <p>
          {succeeded_at ? (
            <>
              Last read <RelativeTime instant={succeeded_at} />
            </>
          ) : (
            "Not read yet"
          )}
          <NextLook source={source} />
        </p>
      )}
    </div>
  );
}

/** Read out when it changes. */
function News({ source: { is_reading, is_paused, state, message } }: { source: CalendarSource }) {
  if (is_reading) {
    return <Line icon={<LoaderCircle aria-hidden className="animate-spin" />}>Reading…</Line>;
  }
  return (
    <>
      {message && (
        <Line hue={state === "failed" ? "red" : "amber"} icon={<CircleAlert aria-hidden />}>
          {message}
        </Line>
      )}
      {is_paused && (
        <Line icon={<CirclePause aria-hidden />}>
          Paused. We don't read it until you resume it.
        </Line>
      )}
    </>
  );
}

function NextLook({ source: { next_check_at, state } }: { source: CalendarSource }) {
  const zone = useZone();
  if (next_check_at === null) return null;
  const isDue = Date.parse(next_check_at) < Date.now();
  const when = isDue ? "in a few minutes" : `around ${clockTime(next_check_at, zone)}`;
  return ` · ${state === "failed" ? "we try again" : "next"} ${when}`;
}

interface LineProps {
  icon: ReactNode;
  hue?: "red" | "amber";
  children: ReactNode;
}

function Line({ icon, hue, children }: LineProps) {
  return (
    <p
      data-hue={hue}
      className="flex gap-2 data-hue:text-tint-ink [&>svg]:mt-0.75 [&>svg]:size-3.5 [&>svg]:shrink-0"
    >
      {icon}
      {children}
    </p>
  );
}
