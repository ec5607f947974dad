import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { RESTORE_HINT } from "@/components/trash/queries";
import type { Course } from "./queries";

type DeleteCourseDialogProps = {
  course: Course;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

export function DeleteCourseDialog({ course, ...dialog }: DeleteCourseDialogProps) {
  return (
    <ConfirmDialog title="Delete Course" confirmLabel="Delete" tone="danger" {...dialog}>
      {`Are you sure you want to delete "${course.name}"? ` +
        `This will also delete all associated assignments. ${RESTORE_HINT}`}
    </ConfirmDialog>
  );
}
