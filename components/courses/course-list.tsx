"use client";

import { useQuery } from "@tanstack/react-query";
import { BookOpen, FileDown, FileUp, Plus } from "lucide-react";
import { useState } from "react";
import { ActionMenu } from "@/components/shared/action-menu";
import { EmptyState } from "@/components/shared/empty-state";
import { ErrorBanner } from "@/components/shared/error-banner";
import { PageHeader } from "@/components/shared/page-header";
import { CardGridSkeleton } from "@/components/shared/skeletons";
import { CourseFileDialog } from "@/components/shared-courses/public";
import {
  ImportDialog,
  loadImportDialog,
  PendingImports,
} from "@/components/syllabus-import/public";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import { counted } from "@/lib/text/counted";
import { CourseCard } from "./course-card";
import { CourseModal, DeleteCourseDialog, loadCourseModal, SampleCourseButton } from "./public";
import { type Course, courseQueries } from "./queries";
import { useCourseRemoval } from "./use-course-removal";

type Open = { dialog: "add" | "import" | "file" } | { dialog: "edit" | "delete"; course: Course };

export function CourseList() {
  const { data: courses, error, refetch, isFetching } = useQuery(courseQueries.list());
  const [open, setOpen] = useState<Open>();
  const [kept, setKept] = useState<{ course: Course; message: string }>();
  const remove = useCourseRemoval({
    onFailed: (failure, course) => setKept({ course, message: messageOf(failure) }),
  });
  const close = () => setOpen(undefined);
  const deleteCourse = (course: Course) => {
    close();
    setKept(undefined);
    remove.mutate(course);
  };
  const addButtons = (
    <div className="flex flex-wrap items-center justify-center gap-2">
      <ActionMenu
        label="More ways to add a course"
        items={[
          {
            label: "Add a course from a file",
            icon: FileDown,
            onSelect: () => setOpen({ dialog: "file" }),
          },
        ]}
      />
      <Button
        variant="secondary"
        aria-label="New course from a syllabus"
        onPointerEnter={loadImportDialog}
        onFocus={loadImportDialog}
        onClick={() => setOpen({ dialog: "import" })}
      >
        <FileUp aria-hidden />
        <span className="max-sm:hidden">New course from a syllabus</span>
        <span className="sm:hidden">From a syllabus</span>
      </Button>
      <Button
        onPointerEnter={loadCourseModal}
        onFocus={loadCourseModal}
        onClick={() => setOpen({ dialog: "add" })}
      >
        <Plus aria-hidden />
        Add Course
      </Button>
    </div>
  );

  return (
    <>
      <PageHeader
        title="Courses"
        description={`Manage your ${countOf(courses)} and track assignments`}
        actions={courses?.length !== 0 && addButtons}
      />
      <PendingImports course_id={null} className="mb-5" />
      {kept && (
        <ErrorBanner
          className="mb-5"
          title={`We couldn't delete “${kept.course.name}”`}
          message={kept.message}
          onRetry={() => deleteCourse(kept.course)}
          onDismiss={() => setKept(undefined)}
        />
      )}
      {courses ? (
        <Grid
          courses={courses}
          onChoose={setOpen}
          onRemoveSample={deleteCourse}
          empty={
            <div className="grid justify-items-center gap-2">
              {addButtons}
              <SampleCourseButton variant="ghost" />
            </div>
          }
        />
      ) : error ? (
        <ErrorBanner
          title="Error loading courses"
          message={messageOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <CardGridSkeleton label="Loading courses" />
      )}
      {open?.dialog === "add" && <CourseModal onClose={close} />}
      {open?.dialog === "import" && <ImportDialog course_id={null} onClose={close} />}
      {open?.dialog === "file" && <CourseFileDialog onClose={close} />}
      {open?.dialog === "edit" && <CourseModal course={open.course} onClose={close} />}
      {open?.dialog === "delete" && (
        <DeleteCourseDialog
          course={open.course}
          onConfirm={() => deleteCourse(open.course)}
          onClose={close}
        />
      )}
    </>
  );
}

type GridProps = {
  courses: Course[];
  onChoose: (open: Open) => void;
  /** Nothing of the student's is lost with it, so nobody is asked. */
  onRemoveSample: (course: Course) => void;
  empty: React.ReactNode;
};

function Grid({ courses, onChoose, onRemoveSample, empty }: GridProps) {
  if (courses.length === 0) {
    return (
      <EmptyState icon={BookOpen} title="No courses yet" action={empty}>
        Drop in a syllabus, and we'll find its deadlines, exams and topics for you to check.
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {courses.map((course) => (
        <li key={course.id}>
          <CourseCard
            course={course}
            onEdit={() => onChoose({ dialog: "edit", course })}
            onDelete={() =>
              course.is_sample ? onRemoveSample(course) : onChoose({ dialog: "delete", course })
            }
          />
        </li>
      ))}
    </ul>
  );
}

function countOf(courses: Course[] | undefined) {
  if (!courses) return "courses";
  return counted(courses.length, "course");
}
