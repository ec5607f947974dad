import { useZone } from "@/components/common/session/session-provider";
import type { StudyPlan } from "@/lib/contract/study-plans";
import type { StudySession } from "@/lib/contract/study-sessions";
import { formatDate } from "@/lib/time/format";
import { type Curve, curveOf, curveText } from "./curve";
import { useToday } from "./use-today";

interface ProgressChartProps {
  plan: StudyPlan;
  sessions: StudySession[];
}

/** Planned against done hours over the days of the plan. */
export function ProgressChart({ plan, sessions }: ProgressChartProps) {
  const curve = curveOf(plan, sessions, useToday(), useZone());
  if (!curve) return null;
  const words = curveText(curve);
  return (
    <figure className="grid gap-2">
      <div className="relative h-36">
        <svg
          role="img"
          aria-label={`Progress against time. ${words}`}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          <path
            d={`M0 ${HEIGHT}H${WIDTH}`}
            className="fill-none stroke-border"
            vectorEffect="non-scaling-stroke"
          />
          <path d={`${steps(curve, "done")}V${HEIGHT}H0Z`} className="fill-tint opacity-15" />
          <path
            d={steps(curve, "planned")}
            className="fill-none stroke-muted-foreground stroke-[1.5]"
            strokeDasharray="4 4"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={steps(curve, "done")}
            className="fill-none stroke-tint stroke-[2.5]"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
          {curve.today !== null && (
            <path
              d={`M${xOf(curve, curve.today)} 0V${HEIGHT}`}
              className="fill-none stroke-foreground/45"
              vectorEffect="non-scaling-stroke"
            />
          )}
        </svg>
        {curve.today !== null && (
          <span
            aria-hidden
            className="absolute top-0 rounded-sm bg-card px-1 text-xs font-medium"
            style={
              xOf(curve, curve.today) > WIDTH / 2
                ? { right: `${100 - xOf(curve, curve.today)}%`, marginRight: 4 }
                : { left: `${xOf(curve, curve.today)}%`, marginLeft: 4 }
            }
          >
            Today
          </span>
        )}
      </div>
      <p
        aria-hidden
        className="flex justify-between gap-4 text-xs text-muted-foreground tabular-nums"
      >
        <span>{formatDate(curve.first)}</span>
        <span>{formatDate(curve.last)}</span>
      </p>
      <figcaption className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        <span className="basis-full sm:basis-auto sm:flex-1">{words}</span>
        <span aria-hidden className="flex items-center gap-1.5 text-muted-foreground">
          <span className="w-4 border-t-2 border-dashed border-muted-foreground" /> Planned
        </span>
        <span aria-hidden className="flex items-center gap-1.5 text-muted-foreground">
          <span className="h-0.75 w-4 rounded-full bg-tint" /> Done
        </span>
      </figcaption>
    </figure>
  );
}

const WIDTH = 100;
const HEIGHT = 100;

/** Hours are drawn at the end of their day; the chart starts on the morning of the first day. */
function xOf({ days }: Curve, day: number) {
  return Math.round(((day + 1) / (days + 1)) * WIDTH * 100) / 100;
}

function steps(curve: Curve, which: "planned" | "done") {
  const highest = Math.max(curve.total, curve.done_by_today, 1);
  const line = curve[which].map(({ day, hours }) => {
    const y = Math.round((1 - (hours / highest) * 0.94) * HEIGHT * 100) / 100;
    return `H${xOf(curve, day)}V${y}`;
  });
  return `M0 ${HEIGHT}${line.join("")}`;
}
