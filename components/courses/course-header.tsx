"use client";

import { Pencil, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ErrorBanner } from "@/components/shared/error-banner";
import { PageHeader } from "@/components/shared/page-header";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import { CourseUpload } from "./course-upload";
import { CourseModal, DeleteCourseDialog, loadCourseModal } from "./public";
import type { Course } from "./queries";
import { SampleNotice } from "./sample-course";
import { useCourseRemoval } from "./use-course-removal";

export function CourseHeader({ course }: { course: Course }) {
  const router = useRouter();
  const [open, setOpen] = useState<"edit" | "delete">();
  const close = () => setOpen(undefined);
  const remove = useCourseRemoval({ onRemoved: () => router.push("/courses"), onFailed: close });
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
              onPointerEnter={loadCourseModal}
              onFocus={loadCourseModal}
              onClick={() => setOpen("edit")}
            >
              <Pencil aria-hidden />
              <span>
                Edit <span className="max-sm:sr-only">Course</span>
              </span>
            </Button>
            <Button variant="secondary" onClick={() => setOpen("delete")}>
              <Trash2 aria-hidden />
              <span>
                Delete <span className="max-sm:sr-only">Course</span>
              </span>
            </Button>
          </>
        }
      />
      {course.is_sample && <SampleNotice course={course} />}
      {remove.isError && (
        <ErrorBanner
          className="mb-5"
          title="We couldn't delete the course"
          message={messageOf(remove.error)}
          onRetry={() => remove.mutate(course)}
          onDismiss={remove.reset}
        />
      )}
      {open === "edit" && <CourseModal course={course} onClose={close} />}
      {open === "delete" && (
        <DeleteCourseDialog
          course={course}
          busy={remove.isPending || remove.isSuccess}
          onConfirm={() => remove.mutate(course)}
          onClose={close}
        />
      )}
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
