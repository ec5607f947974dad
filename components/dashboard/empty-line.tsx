import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface EmptyLineProps {
  icon: LucideIcon;
  children: ReactNode;
  action?: ReactNode;
}

/** A panel that holds nothing, in one line, so that what there is stays in sight. */
export function EmptyLine({ icon: Icon, children, action }: EmptyLineProps) {
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3 text-muted-foreground">
      <Icon aria-hidden strokeWidth={1.6} className="size-4.5 shrink-0" />
      <p className="min-w-0 flex-1 basis-48 text-pretty">{children}</p>
      {action}
    </div>
  );
}
