"use client";

import { useState } from "react";
import { ErrorBanner } from "@/components/shared/error-banner";
import { Modal, ModalBody, ModalFooter } from "@/components/shared/modal";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import type { CourseChange, CourseCopy } from "@/lib/contract/course-copies";
import { counted } from "@/lib/text/counted";
import { ChangeRow } from "./change-row";
import { useDecide } from "./use-update";

interface UpdateDialogProps {
  course: { id: number; name: string };
  copy: CourseCopy;
  onClose: () => void;
}

/** Each change of whoever shared the course, ticked where it touches nothing of the student's own. */
export function UpdateDialog({ course, copy, onClose }: UpdateDialogProps) {
  const decide = useDecide(course.id, { onDecided: onClose });
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const { changes, version } = copy;
  const isTicked = (change: CourseChange) => turned.has(change.id) !== isTickedAtFirst(change);
  const accepted = changes.filter(isTicked).map(({ id }) => id);
  const send = (ids: string[]) => version !== null && decide.mutate({ version, accepted: ids });

  function turn(id: string) {
    const next = new Set(turned);
    if (!next.delete(id)) next.add(id);
    setTurned(next);
  }

  return (
    <Modal
      title={`Changes in “${course.name}”`}
      description="What you tick comes into your course. We delete nothing that you don't tick."
      size="lg"
      onClose={onClose}
    >
      <ModalBody className="grid content-start gap-5">
        {KINDS.map(([kind, label]) => {
          const rows = changes.filter((change) => change.kind === kind);
          return (
            rows.length > 0 && (
              <section key={kind} aria-label={label} className="grid gap-1.5">
                <h3 className="font-semibold">{label}</h3>
                <ul className="divide-y rounded-lg border">
                  {rows.map((change) => (
                    <ChangeRow
                      key={change.id}
                      change={change}
                      ticked={isTicked(change)}
                      onTurn={() => turn(change.id)}
                    />
                  ))}
                </ul>
              </section>
            )
          );
        })}
        {decide.error && (
          <ErrorBanner
            title="We changed nothing in your course"
            message={messageOf(decide.error)}
            onDismiss={decide.reset}
          />
        )}
      </ModalBody>
      <ModalFooter>
        <Button variant="ghost" disabled={decide.isPending} onClick={() => send([])}>
          Keep my course as it is
        </Button>
        <Button
          disabled={accepted.length === 0}
          loading={decide.isPending}
          onClick={() => send(accepted)}
        >
          Accept {counted(accepted.length, "change")}
        </Button>
      </ModalFooter>
    </Modal>
  );
}

/** What the student did themselves stays unless they say so, and nothing is deleted unasked. */
function isTickedAtFirst({ change, own }: CourseChange): boolean {
  return change !== "removed" && own === null;
}

const KINDS: [CourseChange["kind"], string][] = [
  ["course", "Course"],
  ["class_times", "Class times"],
  ["assignments", "Assignments"],
  ["exams", "Exams"],
  ["topics", "Topics"],
  ["grading", "Grading"],
];
