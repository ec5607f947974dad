import { FileQuestionMark } from "lucide-react";
import { EmptyState } from "@/components/shared/empty-state";
import { buttonVariants } from "@/components/ui/button";
import { NothingHere } from "./nothing-here";

/** What `NotFound` says, inside a student's frame: there is a way back in it. */
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
      <NothingHere />
    </EmptyState>
  );
}
