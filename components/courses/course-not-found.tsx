import { BookX } from "lucide-react";
import Link from "next/link";
import { EmptyState } from "@/components/shared/empty-state";
import { buttonVariants } from "@/components/ui/button";

export function CourseNotFound() {
  return (
    <EmptyState
      icon={BookX}
      level={1}
      title="Course not found"
      action={
        <Link href="/courses" className={buttonVariants()}>
          Back to Courses
        </Link>
      }
    >
      This course may not exist, or you may not have access to it.
    </EmptyState>
  );
}
