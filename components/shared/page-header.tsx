import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";

type PageHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  /** A short line above the title, such as a course's code. */
  eyebrow?: ReactNode;
  actions?: ReactNode;
  back?: { href: string; label: string };
};

export function PageHeader({ title, description, eyebrow, actions, back }: PageHeaderProps) {
  return (
    <header className="mb-7 md:mb-9">
      {back && (
        <Link
          href={back.href}
          className={
            "mb-4 -ml-1 inline-flex min-h-6 items-center gap-1.5 rounded-sm px-1 text-sm " +
            "text-muted-foreground transition-colors hover:text-foreground"
          }
        >
          <ArrowLeft aria-hidden className="size-3.5" />
          {back.label}
        </Link>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 max-w-2xl">
          {eyebrow && (
            <div className="mb-1.5 text-sm font-medium text-muted-foreground">{eyebrow}</div>
          )}
          <h1 className="text-2xl font-semibold">{title}</h1>
          {description && <p className="mt-1.5 text-muted-foreground">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </header>
  );
}
