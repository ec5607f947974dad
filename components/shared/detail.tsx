import type { ReactNode } from "react";

type DetailProps = { label: string; className?: string; children: ReactNode };

/** One fact with its name, within a `<dl>`. */
export function Detail({ label, className, children }: DetailProps) {
  return (
    <div className={className}>
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="mt-0.5 break-words tabular-nums">{children}</dd>
    </div>
  );
}
