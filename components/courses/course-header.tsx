"use client";

import { Pencil, Share2, Trash2 } from "lucide-react";
import { useState } from "react";
import { onDemand } from "@/components/shared/on-demand";
import { PageHeader } from "@/components/shared/page-header";
import { CopyNotice, loadShareDialog, ShareDialog } from "@/components/shared-courses/public";
import { Button } from "@/components/ui/button";
import { CourseUpload } from "./course-upload";
import { CourseModal, loadCourseModal, SampleNotice } from "./public";
import type { Course } from "./queries";

const loadRemoval = () => import("./course-removal").then((module) => module.CourseRemoval);
const CourseRemoval = onDemand(loadRemoval);

export function CourseHeader({ course }: { course: Course }) {
  const [editing, setEditing] = useState(false);
  const [sharing, setSharing] = useState(false);
  const [deleting, setDeleting] = useState<"never" | "asked" | "put off">("never");
  return (
    <>
      <PageHeader
        back={{ href: "/courses", label: "Courses" }}
        eyebrow={course.code && <Code>{course.code}</Code>}
        title={course.name}
        description={course.description && <Description text={course.description} />}
        actions={
          <>
            <CourseUpload course_id={course.id} />
            <Button
              variant="secondary"
              onPointerEnter={loadShareDialog}
              onFocus={loadShareDialog}
              onClick={() => setSharing(true)}
            >
              <Share2 aria-hidden />
              <span>
                Share <span className="sr-only">this course</span>
              </span>
            </Button>
            <Button
              variant="secondary"
              onPointerEnter={loadCourseModal}
              onFocus={loadCourseModal}
              onClick={() => setEditing(true)}
            >
              <Pencil aria-hidden />
              <span>
                Edit <span className="max-sm:sr-only">Course</span>
              </span>
            </Button>
            <Button
              variant="secondary"
              onPointerEnter={loadRemoval}
              onFocus={loadRemoval}
              onClick={() => setDeleting("asked")}
            >
              <Trash2 aria-hidden />
              <span>
                Delete <span className="max-sm:sr-only">Course</span>
              </span>
            </Button>
          </>
        }
      />
      {course.is_sample && <SampleNotice course={course} />}
      {course.is_copy && <CopyNotice course={course} />}
      {deleting !== "never" && (
        <CourseRemoval
          course={course}
          asked={deleting === "asked"}
          onClose={() => setDeleting("put off")}
        />
      )}
      {sharing && <ShareDialog course_id={course.id} onClose={() => setSharing(false)} />}
      {editing && <CourseModal course={course} onClose={() => setEditing(false)} />}
    </>
  );
}

function Code({ children }: { children: string }) {
  return (
    <span className="inline-flex items-center gap-2 font-semibold text-tint-ink">
      <span aria-hidden className="h-3.5 w-1 rounded-full bg-tint" />
      {children}
    </span>
  );
}

/** Long ones are cut until asked for. */
function Description({ text }: { text: string }) {
  const long = text.length > 280 || text.split("\n").length > 4;
  const [whole, setWhole] = useState(!long);
  return (
    <>
      <span className={whole ? "whitespace-pre-line" : "line-clamp-3 whitespace-pre-line"}>
        {text}
      </span>
      {long && (
        <Button variant="link" size="sm" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? "Show less" : "Show more"}
        </Button>
      )}
    </>
  );
}
