import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { PaperIllustration } from "@/components/shared/paper-illustration";
import { cn } from "@/lib/cn";

type EmptyStateProps = {
  icon: LucideIcon;
  title: string;
  /** What to do next, in a sentence. */
  children?: ReactNode;
  /** One button that does it. */
  action?: ReactNode;
  /** `inline` sits inside a panel, `page` fills one. */
  size?: "inline" | "page";
  /** Of its heading: 1 where it is all that a page says. */
  level?: 1 | 2 | 3;
};

export function EmptyState({
  icon: Icon,
  title,
  children,
  action,
  size = "page",
  level = size === "page" ? 2 : 3,
}: EmptyStateProps) {
  const page = size === "page";
  const Title = `h${level}` as const;
  return (
    <div
      className={cn(
        "grid justify-items-center text-center",
        page ? "px-6 py-16 sm:py-24" : "px-5 py-9",
      )}
    >
      <PaperIllustration icon={Icon} small={!page} />
      <Title className={page ? "mt-6 text-xl font-semibold" : "mt-4 font-semibold"}>{title}</Title>
      {children && (
        <p className={cn("mt-1.5 max-w-sm text-muted-foreground", !page && "text-sm")}>
          {children}
        </p>
      )}
      {action && <div className={page ? "mt-6" : "mt-4"}>{action}</div>}
    </div>
  );
}
