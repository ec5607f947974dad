import { type LucideIcon, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";

type NoticeProps = {
  tone: keyof typeof TONES;
  /** Given from outside, so that a page loads only the icons it shows. */
  icon: LucideIcon;
  title?: string | undefined;
  /** Below the title. */
  children?: ReactNode;
  /** Beside the text. */
  action?: ReactNode;
  onDismiss?: (() => void) | undefined;
  className?: string | undefined;
};

/** A coloured box with what happened, read out when it appears. */
export function Notice({
  tone,
  icon: Icon,
  title,
  children,
  action,
  onDismiss,
  className,
}: NoticeProps) {
  const { role, hue } = TONES[tone];
  return (
    <div
      role={role}
      data-hue={hue}
      className={cn(
        "flex animate-fade items-start gap-3 rounded-lg bg-tint-soft px-4 py-3 text-tint-ink",
        className,
      )}
    >
      <Icon aria-hidden className="mt-0.75 size-4 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2.5 text-sm">
        <div className="min-w-0 flex-1 basis-56">
          {title && <p className="font-semibold">{title}</p>}
          {children}
        </div>
        {action}
      </div>
      {onDismiss && (
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label="Dismiss"
          className="-my-1 -mr-1.5 text-tint-ink hover:text-tint-ink"
          onClick={onDismiss}
        >
          <X aria-hidden />
        </Button>
      )}
    </div>
  );
}

const TONES = {
  error: { role: "alert", hue: "red" },
  success: { role: "status", hue: "green" },
  info: { role: "status", hue: "blue" },
  warning: { role: "status", hue: "amber" },
} as const;
