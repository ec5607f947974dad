"use client";

import { useQueryClient } from "@tanstack/react-query";
import { FormModal } from "@/components/shared/form-modal";
import { call } from "@/lib/client/call";
import { type EveryField, submitHandler } from "@/lib/client/form";
import { useInputForm } from "@/lib/client/use-input-form";
import { CourseInput } from "@/lib/contract/courses";
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
  const form = useInputForm(CourseInput, course ?? BLANK);

  const save = submitHandler(form, async (body) => {
    const saved = course
      ? await call("PUT /courses/{course_id}/", { path: { course_id: course.id }, body })
      : await call("POST /courses/", { body });
    const list = courseQueries.list().queryKey;
    queries.setQueryData(courseQueries.one(saved.id).queryKey, saved);
    queries.setQueryData(list, (courses) => courses && withCourse(courses, saved));
    void queries.invalidateQueries({ queryKey: list });
    onClose();
    onSaved?.(saved);
  });

  return (
    <FormModal
      title={course ? "Edit Course" : "Add Course"}
      form={form}
      onSubmit={save}
      submitLabel={course ? "Save changes" : "Add Course"}
      onClose={onClose}
    >
      <CourseFields form={form} semester={course?.semester} />
    </FormModal>
  );
}

const BLANK: EveryField<CourseInput> = {
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

/** Replaces the item in the list, or puts a new one first. */
function withCourse(courses: Course[], saved: Course) {
  return courses.some(({ id }) => id === saved.id)
    ? courses.map((course) => (course.id === saved.id ? saved : course))
    : [saved, ...courses];
}
