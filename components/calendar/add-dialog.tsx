import Link from "next/link";
import { QuickAdd } from "@/components/quick-add/public";
import { Modal, ModalBody } from "@/components/shared/modal";
import { longDay } from "@/lib/time/calendar-words";
import { timeOf } from "@/lib/time/clock";
import { clockTime } from "@/lib/time/format";
import { deadlineInstant } from "@/lib/time/zones";
import type { Clock } from "./event-facts";
import type { Place } from "./moves";

interface AddDialogProps {
  place: Place;
  course_id: number | null;
  /** There is a course to add to. */
  possible: boolean;
  clock: Clock;
  onClose: () => void;
}

/** One line of quick add for the day, or the hour, that was chosen in the calendar. */
export function AddDialog({ place, course_id, possible, clock, onClose }: AddDialogProps) {
  const { day, minute } = place;
  const time = minute === null ? null : timeOf(minute);
  const at = time && ` at ${clockTime(deadlineInstant(day, time, clock.zone), clock.zone)}`;
  return (
    <Modal title={`Add on ${longDay(day, clock.today)}${at ?? ""}`} onClose={onClose}>
      <ModalBody>
        {possible ? (
          <>
            <QuickAdd
              course_id={course_id}
              when={{ date: day, time }}
              autoFocus
              onAdded={onClose}
            />
            <p className="mt-3 pl-6.5 text-sm text-muted-foreground">
              Write what it is, such as “Lab report STAT” or “Quiz 2”. Enter adds it.
            </p>
          </>
        ) : (
          <p>
            Work belongs to a course.{" "}
            <Link href="/courses" className="text-link underline underline-offset-4">
              Add your first course
            </Link>
            , then come back.
          </p>
        )}
      </ModalBody>
    </Modal>
  );
}
