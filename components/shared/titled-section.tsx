import { type ReactNode, useId } from "react";
import { cn } from "@/lib/cn";

type TitledSectionProps = {
  title: string;
  /** A quiet remark beside the title: how much there is. */
  note?: ReactNode;
  size?: "md" | "lg";
  className?: string;
  children: ReactNode;
};

/** A part of a dialog's details under a heading of its own. */
export function TitledSection({
  title,
  note,
  size = "md",
  className,
  children,
}: TitledSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cn("grid min-w-0 gap-3", className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} className={size === "lg" ? "text-lg font-semibold" : "font-semibold"}>
          {title}
        </h3>
        {note && <p className="text-sm text-muted-foreground tabular-nums">{note}</p>}
      </div>
      {children}
    </section>
  );
}
