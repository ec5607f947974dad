import { type ReactNode, useId } from "react";

interface ReviewSectionProps {
  title: string;
  count?: string;
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** One part of the review: a quiet heading, what it is about, and its rows. */
export function ReviewSection({
  title,
  count,
  description,
  actions,
  children,
}: ReviewSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 gap-3">
      <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-64">
          <h3 id={id} className="flex items-baseline gap-2 text-lg font-semibold">
            {title}
            {count && (
              <span className="text-sm font-medium text-muted-foreground tabular-nums">
                {count}
              </span>
            )}
          </h3>
          {description && (
            <p className="text-sm text-pretty text-muted-foreground">{description}</p>
          )}
        </div>
        {actions && <div className="flex gap-1">{actions}</div>}
      </header>
      {children}
    </section>
  );
}
