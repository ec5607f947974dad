"use client";

import { MessagesSquare } from "lucide-react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { onDemand } from "@/components/shared/on-demand";
import { Button } from "@/components/ui/button";
import { openState } from "./open-state";

const loadCourseChat = () => import("./course-chat").then((module) => module.CourseChat);
const CourseChat = onDemand(loadCourseChat);

/** The assistant of a course, a panel over its page; its code comes when it is opened. */
export function CourseAssistant({ course_id }: { course_id: number }) {
  const kept = openState.useOpen();
  const [asked, setAsked] = useState<boolean>();
  const open = asked ?? kept;

  function show(next: boolean) {
    setAsked(next);
    openState.keep(next);
  }

  return (
    <>
      {!open && (
        <Button
          variant="secondary"
          size="sm"
          aria-haspopup="dialog"
          aria-expanded={false}
          // Closed again, the panel gives the focus back to the button that opened it, which is a new one.
          autoFocus={asked === false}
          className="max-sm:w-11"
          onPointerEnter={() => void loadCourseChat()}
          onFocus={() => void loadCourseChat()}
          onClick={() => show(true)}
        >
          <MessagesSquare aria-hidden />
          <span className="max-sm:sr-only">Ask the assistant</span>
        </Button>
      )}
      {/* The row that the button stands in blurs what is behind it, and what is fixed in such a row moves with it. */}
      {open &&
        createPortal(
          <CourseChat course_id={course_id} asked={asked === true} onClose={() => show(false)} />,
          document.body,
        )}
    </>
  );
}
