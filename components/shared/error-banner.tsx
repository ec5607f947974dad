import { CircleAlert, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";

type ErrorBannerProps = {
  title?: string;
  message: string;
  onRetry?: () => void;
  retrying?: boolean;
  onDismiss?: () => void;
  className?: string;
};

/** What went wrong and what to do about it, read out when it appears. */
export function ErrorBanner({
  title,
  message,
  onRetry,
  retrying,
  onDismiss,
  className,
}: ErrorBannerProps) {
  return (
    <div
      role="alert"
      data-hue="red"
      className={cn(
        "flex animate-fade items-start gap-3 rounded-lg bg-tint-soft px-4 py-3 text-tint-ink",
        className,
      )}
    >
      <CircleAlert aria-hidden className="mt-0.75 size-4 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2.5 text-sm">
        <div className="min-w-0 flex-1 basis-56">
          {title && <p className="font-semibold">{title}</p>}
          <p>{message}</p>
        </div>
        {onRetry && (
          <Button variant="secondary" size="sm" loading={retrying} onClick={onRetry}>
            Try Again
          </Button>
        )}
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
