"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { ErrorBanner } from "@/components/shared/error-banner";
import { Modal, ModalBody, ModalClose, ModalFooter } from "@/components/shared/modal";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/client/call";
import { showRefusal } from "@/lib/client/form";
import { CourseInput } from "@/lib/contract/courses";
import { routes } from "@/lib/contract/routes";
import { CourseFields } from "./course-fields";
import { type Course, courseQueries } from "./queries";

type CourseModalProps = {
  /** The course to edit; without it one is added. */
  course?: Course;
  onSaved?: (course: Course) => void;
  onClose: () => void;
};

export function CourseModal({ course, onSaved, onClose }: CourseModalProps) {
  const queries = useQueryClient();
  const form = useForm({
    resolver: zodResolver(CourseInput),
    reValidateMode: "onSubmit",
    defaultValues: course ?? BLANK,
  });
  const { errors, isDirty, isSubmitting } = form.formState;

  async function save(body: z.output<typeof CourseInput>) {
    try {
      const saved = course
        ? await call(routes.courses.update, { path: { course_id: course.id }, body })
        : await call(routes.courses.create, { body });
      const list = courseQueries.list().queryKey;
      queries.setQueryData(courseQueries.one(saved.id).queryKey, saved);
      queries.setQueryData(list, (courses) => courses && withCourse(courses, saved));
      void queries.invalidateQueries({ queryKey: list });
      onClose();
      onSaved?.(saved);
    } catch (error) {
      showRefusal(form, error);
    }
  }

  return (
    <Modal title={course ? "Edit Course" : "Add Course"} onClose={onClose} dirty={isDirty}>
      <form noValidate className="contents" onSubmit={form.handleSubmit(save)}>
        <ModalBody>
          <CourseFields form={form} semester={course?.semester} />
        </ModalBody>
        {errors.root?.message && (
          <ErrorBanner message={errors.root.message} className="mx-5 mb-4 sm:mx-6" />
        )}
        <ModalFooter>
          <ModalClose asChild>
            <Button variant="ghost">Cancel</Button>
          </ModalClose>
          <Button type="submit" loading={isSubmitting}>
            {course ? "Save Changes" : "Add Course"}
          </Button>
        </ModalFooter>
      </form>
    </Modal>
  );
}

const BLANK = {
  name: "",
  code: "",
  description: "",
  instructor: "",
  credits: null,
  semester: "",
  start_date: null,
  end_date: null,
  difficulty_level: null,
  syllabus_text: "",
};

/** In its place when it is known, else first. */
function withCourse(courses: Course[], saved: Course) {
  return courses.some(({ id }) => id === saved.id)
    ? courses.map((course) => (course.id === saved.id ? saved : course))
    : [saved, ...courses];
}
