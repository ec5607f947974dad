"use client";

import { FileUp } from "lucide-react";
import { useId, useState } from "react";
import { Modal, ModalBody } from "@/components/shared/modal";
import { call } from "@/lib/client/call";
import type { CourseSetup } from "@/lib/contract/course-setup";
import { SETUP_EXTENSION } from "@/lib/contract/setup-values";
import { AddSetupModal } from "./add-setup-modal";
import { readCourseFile } from "./course-file";

/** Asks for a course file and shows what is in it before anything is added. */
export function CourseFileDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [problem, setProblem] = useState("");
  const [setup, setSetup] = useState<CourseSetup>();

  async function read(file: File | undefined) {
    if (!file) return;
    const read = await readCourseFile(file);
    setProblem(read.problem ?? "");
    if (read.problem === undefined) setSetup(read.setup);
  }

  if (setup) {
    return (
      <AddSetupModal
        setup={setup}
        add={({ files: _, ...target }) =>
          call("POST /courses/copies/", { body: { ...target, setup } })
        }
        onClose={onClose}
      />
    );
  }
  return (
    <Modal
      title="Add a course from a file"
      description="Somebody who takes the same course can send you its dates, topics and grading."
      onClose={onClose}
    >
      <ModalBody>
        <label
          htmlFor={id}
          className={
            "flex w-full flex-col items-center gap-1 rounded-lg border border-dashed border-input " +
            "px-6 py-8 text-center transition-colors hover:border-ring hover:bg-accent " +
            "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 " +
            "has-focus-visible:outline-ring"
          }
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            void read(event.dataTransfer.files[0]);
          }}
        >
          <FileUp aria-hidden strokeWidth={1.6} className="mb-1.5 size-6 text-muted-foreground" />
          <span className="font-medium">Drop a course file here, or choose one</span>
          <span className="text-sm text-muted-foreground">Its name ends with .studycourse.</span>
          <input
            id={id}
            type="file"
            accept={`${SETUP_EXTENSION},application/json,.json`}
            className="sr-only"
            aria-describedby={`${id}-problem`}
            onChange={({ target }) => {
              void read(target.files?.[0]);
              // The same file may be chosen again.
              target.value = "";
            }}
          />
        </label>
        <p id={`${id}-problem`} role="alert" className="mt-3 text-sm text-destructive empty:hidden">
          {problem}
        </p>
      </ModalBody>
    </Modal>
  );
}
