import { CircleAlert } from "lucide-react";
import { Notice } from "@/components/shared/notice";
import { Button } from "@/components/ui/button";

type ErrorBannerProps = {
  title?: string;
  message: string;
  onRetry?: () => void;
  retrying?: boolean;
  onDismiss?: () => void;
  className?: string;
};

/** What went wrong and what to do about it. */
export function ErrorBanner({ message, onRetry, retrying, ...notice }: ErrorBannerProps) {
  const retry = onRetry && (
    <Button variant="secondary" size="sm" loading={retrying} onClick={onRetry}>
      Try Again
    </Button>
  );
  return (
    <Notice tone="error" icon={CircleAlert} action={retry} {...notice}>
      <p>{message}</p>
    </Notice>
  );
}
