import { type ReactNode, useId } from "react";
import { cn } from "@/lib/cn";

type SectionCardProps = {
  title: string;
  count?: number;
  description?: ReactNode;
  actions?: ReactNode;
  /** Said instead of the content while there is none: the panel is then one line, with its actions beside. */
  empty?: { title: string; sentence: ReactNode } | undefined;
  /** `flush` for lists whose rows reach the edges and are parted by hairlines. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
};

/** The frame of a panel: a named region with a quiet heading. Do not nest it. */
export function SectionCard({
  title,
  count,
  description,
  actions,
  empty,
  flush = false,
  className,
  children,
}: SectionCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn("min-w-0 overflow-clip rounded-xl border bg-card shadow-card", className)}
    >
      <header className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-2.5">
        <div className={cn("min-w-0", empty && "flex-1 basis-64")}>
          <h2 id={id} className="flex items-baseline gap-2 text-lg font-semibold">
            {title}
            {count !== undefined && !empty && (
              <span className="text-sm font-medium text-muted-foreground tabular-nums">
                {count}
              </span>
            )}
          </h2>
          {description && <p className="text-sm text-muted-foreground">{description}</p>}
          {empty && (
            <div className="text-sm text-pretty text-muted-foreground">
              <h3 className="inline font-medium">{empty.title}</h3>. {empty.sentence}
            </div>
          )}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      <div
        className={cn(
          !flush && "px-5 pt-1 pb-5 empty:p-0",
          flush && (empty ? "has-[li]:border-t" : "not-empty:border-t"),
        )}
      >
        {children}
      </div>
    </section>
  );
}
