import { cn } from "@/lib/cn";

type ProgressRingProps = {
  /** 0 to 100 */
  value: number;
  /** What it measures, for those who do not see it. */
  label: string;
  size?: number;
  /** Writes the figure in the middle. */
  figure?: boolean;
  className?: string;
};

/** In the surrounding tint, else in the accent. */
export function ProgressRing({
  value,
  label,
  size = 40,
  figure = false,
  className,
}: ProgressRingProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  const stroke = Math.max(2.5, size / 12);
  const ring = { cx: size / 2, cy: size / 2, r: (size - stroke) / 2, strokeWidth: stroke };
  return (
    <div
      role="img"
      aria-label={`${label}: ${percent}%`}
      className={cn("relative grid shrink-0 place-items-center", className)}
      style={{ width: size, height: size }}
    >
      <svg
        aria-hidden
        viewBox={`0 0 ${size} ${size}`}
        className="absolute inset-0 -rotate-90 fill-none"
      >
        <circle {...ring} className="stroke-foreground/10" />
        {percent > 0 && (
          <circle
            {...ring}
            pathLength={100}
            strokeDasharray="100"
            strokeDashoffset={100 - percent}
            strokeLinecap="round"
            className="stroke-(--tint,var(--color-primary)) transition-[stroke-dashoffset] duration-[800ms] ease-out"
          />
        )}
      </svg>
      {figure && (
        <span className="font-semibold tabular-nums" style={{ fontSize: Math.max(11, size / 4.2) }}>
          {percent}
          <span className="text-[0.7em] font-medium text-muted-foreground">%</span>
        </span>
      )}
    </div>
  );
}
