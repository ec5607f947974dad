"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { z } from "zod";
import { Dropzone } from "@/components/common/files/dropzone";
import { DuplicateFiles } from "@/components/common/files/duplicate-files";
import {
  assignmentFileCollection,
  quizFileCollection,
  resourceCollection,
} from "@/components/common/files/file-collections";
import { uploadStore } from "@/components/common/files/upload-store";
import { useDuplicateFiles } from "@/components/common/files/use-duplicate-files";
import { courseQueries } from "@/components/courses/queries";
import { FormModal } from "@/components/shared/form-modal";
import { fileSize } from "@/components/shared/format";
import { optionsOf, SelectField } from "@/components/shared/select-field";
import { toastSuccess } from "@/components/shared/toast";
import { Button } from "@/components/ui/button";
import { bindField, numberOrNull, submitHandler } from "@/lib/client/form";
import { useInputForm } from "@/lib/client/use-input-form";
import { withoutEnding } from "@/lib/contract/file-types";
import { FILE_SIZE_MAX, keysOf } from "@/lib/contract/values";
import { purposeOfName, type UploadPurpose } from "@/lib/text/upload-purpose";

interface UploadDialogProps {
  /** Null: the student says which. */
  course_id: number | null;
  files: File[];
  /** All but the syllabi are on their way; those are read and reviewed apart. */
  onSent: (syllabi: File[]) => Promise<void>;
  onClose: () => void;
}

/** Sends any files to a course: what each is for is seen in its name, and asked where that does not say it. */
export function UploadDialog({ course_id, files, onSent, onClose }: UploadDialogProps) {
  const client = useQueryClient();
  const same = useDuplicateFiles();
  const form = useInputForm(UploadForm, { items: files.map(itemOf), course: course_id });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "items" });
  const asksCourse =
    useWatch({ control: form.control, name: "items" }).some(
      ({ purpose }) => purpose !== "" && purpose !== "syllabus",
    ) && course_id === null;
  const purposes =
    course_id === null ? { ...PURPOSES, syllabus: "The syllabus of a new course" } : PURPOSES;

  const send = submitHandler(form, async ({ items, course }) => {
    const forPurpose = (wanted: UploadPurpose) =>
      items.filter(({ purpose }) => purpose === wanted).map(({ file }) => file);
    const resources = forPurpose("resource");
    const choices = await same.ask(resources, course);
    if (!choices) return;
    const wanted = resources.flatMap((file) => {
      const choice = choices.get(file);
      if (choice?.how === "skip") return [];
      const replaces = choice?.how === "replace" ? choice.resource_id : undefined;
      const about = { subject: "", difficulty_level: null, course, replaces };
      return [{ ...chosenOf(file), ...about }];
    });
    const assignments = forPurpose("assignment").map(chosenOf);
    const quizzes = forPurpose("quiz").map(chosenOf);
    const syllabi = forPurpose("syllabus");
    if (course !== null) {
      uploadStore.start(client, assignmentFileCollection(course), assignments);
      uploadStore.start(client, quizFileCollection(course), quizzes);
    }
    uploadStore.start(client, resourceCollection(course ?? undefined), wanted);
    if (assignments.length + quizzes.length + wanted.length + syllabi.length === 0) {
      toastSuccess("Nothing to upload: you have all of it already");
    }
    await onSent(syllabi);
  });

  return (
    <FormModal
      title={course_id === null ? "Add your files" : "Upload to this course"}
      description="Check what each file is. You can leave this page while we read them."
      form={form}
      dirty
      onSubmit={send}
      submitLabel={fields.length > 1 ? `Upload ${fields.length} files` : "Upload"}
      submitDisabled={fields.length === 0}
      onClose={onClose}
      className="grid content-start gap-4"
    >
      <ul className="grid gap-3.5">
        {fields.map(({ id, file }, index) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
            <SelectField
              label={`What is ${file.name}?`}
              helper={fileSize(file.size)}
              placeholder="Choose"
              options={optionsOf(purposes)}
              {...bindField(form, `items.${index}.purpose`)}
            />
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove ${file.name}`}
              className="mb-6.5 pointer-coarse:mb-6"
              onClick={() => remove(index)}
            >
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      {asksCourse && <CourseChoice />}
      <Dropzone
        compact
        maxBytes={FILE_SIZE_MAX}
        label="Add more files"
        onFiles={(added) => append(added.map(itemOf), { shouldFocus: false })}
      />
      <DuplicateFiles found={same.found} onChoose={same.choose} />
    </FormModal>
  );
}

/** Which course they belong to; what is studied from may stand in the library alone. */
function CourseChoice() {
  const form = useFormContext<z.input<typeof UploadForm>>();
  const { data: courses = [] } = useQuery(courseQueries.list());
  const course = useWatch<z.input<typeof UploadForm>, "course">({ name: "course" });
  return (
    <SelectField
      label="Course"
      placeholder="No course"
      options={courses.map(({ id, name }) => ({ value: id, label: name }))}
      {...bindField(form, "course", { setValueAs: numberOrNull })}
      value={course ?? ""}
    />
  );
}

const PURPOSES = {
  assignment: "An assignment",
  quiz: "A quiz or an old exam",
  resource: "Something to study from",
  syllabus: "The syllabus",
} as const satisfies Record<UploadPurpose, string>;

const UploadForm = z
  .object({
    items: z.array(
      z.object({
        file: z.instanceof(File),
        purpose: z.enum([...keysOf(PURPOSES), ""]).transform((purpose, context) => {
          if (purpose !== "") return purpose;
          context.addIssue({ code: "custom", message: "Please choose what this file is" });
          return z.NEVER;
        }),
      }),
    ),
    course: z.int().nullable(),
  })
  .refine(
    ({ items, course }) =>
      course !== null ||
      items.every(({ purpose }) => purpose === "syllabus" || purpose === "resource"),
    { path: ["course"], message: "Please choose the course of the assignments and quizzes" },
  );

function itemOf(file: File) {
  return { file, purpose: purposeOfName(file.name) ?? ("" as const) };
}

function chosenOf(file: File) {
  return { title: withoutEnding(file.name), description: "", file };
}
