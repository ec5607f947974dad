import { LockKeyhole, RotateCcw } from "lucide-react";
import { Button } from "@/components/ui/button";

interface UnlockOrRetryProps {
  title: string;
  is_locked: boolean;
  retrying: boolean;
  onUnlock: () => void;
  onRetry: () => void;
}

/** The next step with a PDF that could not be read. */
export function UnlockOrRetry({
  title,
  is_locked,
  retrying,
  onUnlock,
  onRetry,
}: UnlockOrRetryProps) {
  return is_locked ? (
    <Button variant="secondary" size="sm" onClick={onUnlock}>
      <LockKeyhole aria-hidden />
      Enter password
      <span className="sr-only">of {title}</span>
    </Button>
  ) : (
    <Button variant="secondary" size="sm" loading={retrying} onClick={onRetry}>
      <RotateCcw aria-hidden />
      Retry
      <span className="sr-only">reading {title}</span>
    </Button>
  );
}
