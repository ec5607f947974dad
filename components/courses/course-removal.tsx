import { useRouter } from "next/navigation";
import { ErrorBanner } from "@/components/shared/error-banner";
import { messageOf } from "@/lib/client/api-error";
import { DeleteCourseDialog } from "./delete-course-dialog";
import type { Course } from "./queries";
import { useCourseRemoval } from "./use-course-removal";

interface CourseRemovalProps {
  course: Course;
  /** Whether the question stands open. */
  asked: boolean;
  onClose: () => void;
}

/** Asks on the course's own page whether it may go, and says there why it is still here. */
export function CourseRemoval({ course, asked, onClose }: CourseRemovalProps) {
  const router = useRouter();
  const remove = useCourseRemoval({ onRemoved: () => router.push("/courses"), onFailed: onClose });
  return (
    <>
      {remove.isError && (
        <ErrorBanner
          className="mb-5"
          title="We couldn't delete the course"
          message={messageOf(remove.error)}
          onRetry={() => remove.mutate(course)}
          onDismiss={remove.reset}
        />
      )}
      {asked && (
        <DeleteCourseDialog
          course={course}
          busy={remove.isPending || remove.isSuccess}
          onConfirm={() => remove.mutate(course)}
          onClose={onClose}
        />
      )}
    </>
  );
}
