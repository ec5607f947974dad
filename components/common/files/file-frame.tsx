import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface FileFrameProps {
  icon: LucideIcon;
  title: ReactNode;
  /** Name, size, age. */
  meta: ReactNode;
  badge: ReactNode;
  actions: ReactNode;
  /** How far it is, or what went wrong. */
  children?: ReactNode;
}

/** One row of a list of files; it fits itself to the width of its list. */
export function FileFrame({ icon: Icon, title, meta, badge, actions, children }: FileFrameProps) {
  return (
    <li className="@container">
      <div
        className={
          "grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3.5 px-5 py-3.5 " +
          "@max-md:grid-cols-[minmax(0,1fr)_auto] @max-md:gap-x-2 @max-md:pr-3"
        }
      >
        <span
          aria-hidden
          className={
            "mt-0.5 grid size-9 place-items-center rounded-md border bg-muted " +
            "text-muted-foreground @max-md:hidden"
          }
        >
          <Icon strokeWidth={1.6} className="size-4.5" />
        </span>
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <h3 className="min-w-0 font-medium break-words">{title}</h3>
            {badge}
          </div>
          <p className="mt-0.5 text-sm break-words text-muted-foreground">{meta}</p>
        </div>
        <div className="flex items-center gap-1">{actions}</div>
        {children && (
          <div className="mt-2.5 grid gap-2.5 empty:hidden @max-md:col-span-2 @md:col-start-2">
            {children}
          </div>
        )}
      </div>
    </li>
  );
}

/** What went wrong, with what can be done about it. */
export function FileError({ sentence, children }: { sentence: string; children: ReactNode }) {
  return (
    <>
      <p className="text-sm text-destructive">{sentence}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </>
  );
}
