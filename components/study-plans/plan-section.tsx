import { type ReactNode, useId } from "react";

interface PlanSectionProps {
  title: string;
  /** A quiet remark beside the title. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of a plan's details. */
export function PlanSection({ title, note, children }: PlanSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3 border-t pt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} className="text-lg font-semibold">
          {title}
        </h3>
        {note && <p className="text-sm text-muted-foreground tabular-nums">{note}</p>}
      </div>
      {children}
    </section>
  );
}
