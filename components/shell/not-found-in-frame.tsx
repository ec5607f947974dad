import { FileQuestionMark } from "lucide-react";
import { EmptyState } from "@/components/shared/empty-state";
import { buttonVariants } from "@/components/ui/button";

/** What `NotFound` says, inside a student's frame. */
export function NotFoundInFrame() {
  return (
    <EmptyState
      icon={FileQuestionMark}
      level={1}
      title="Page Not Found"
      action={
        <a href="/dashboard" className={buttonVariants()}>
          Go to Dashboard
        </a>
      }
    >
      There's nothing at this address. The page may have moved, or the link may be incomplete.
    </EmptyState>
  );
}
