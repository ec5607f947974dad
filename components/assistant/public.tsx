"use client";

import { MessagesSquare } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { openState } from "./open-state";

const loadCourseChat = () => import("./course-chat").then((module) => module.CourseChat);
const CourseChat = dynamic(loadCourseChat, { ssr: false });

/** The assistant of a course, floating over its page; its code comes when it is opened. */
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
        // On phones a bar of its own, so that it lies over no action of the page.
        <div
          className={
            "fixed right-0 bottom-(--bottom-bar) z-20 max-sm:left-0 max-sm:border-t " +
            "max-sm:bg-background/92 max-sm:px-4 max-sm:pt-2.5 " +
            "max-sm:pb-2.5 max-sm:backdrop-blur-md " +
            "sm:right-6 sm:bottom-[calc(var(--bottom-room)+1.5rem)] " +
            "max-sm:[body:has([data-timer-bar])_&]:bottom-[calc(var(--bottom-room)+7.5rem)]"
          }
        >
          <Button
            size="lg"
            aria-haspopup="dialog"
            aria-expanded={false}
            className="rounded-full shadow-float max-sm:w-full"
            onPointerEnter={() => void loadCourseChat()}
            onFocus={() => void loadCourseChat()}
            onClick={() => show(true)}
          >
            <MessagesSquare aria-hidden className="size-5!" />
            Ask the assistant
          </Button>
        </div>
      )}
      {open && (
        <CourseChat course_id={course_id} asked={asked === true} onClose={() => show(false)} />
      )}
    </>
  );
}
