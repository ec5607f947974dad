"use client";

import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { DuplicateFiles } from "@/components/common/files/duplicate-files";
import { resourceCollection } from "@/components/common/files/file-collections";
import { chosenFile, itemsOf } from "@/components/common/files/file-items";
import { UploadFrame } from "@/components/common/files/upload-frame";
import { uploadStore } from "@/components/common/files/upload-store";
import { useDuplicateFiles } from "@/components/common/files/use-duplicate-files";
import { toastSuccess } from "@/components/shared/toast";
import { submitHandler } from "@/lib/client/form";
import { useInputForm } from "@/lib/client/use-input-form";
import { ResourceUpload } from "@/lib/contract/resources";
import { ResourceFields } from "./resource-fields";

interface ResourceUploadModalProps {
  /** The course whose resources are looked at; without it the library is. */
  course_id?: number;
  /** In the library: the course that is chosen at the start. */
  preset?: number | null;
  /** Chosen already, by dropping them on the page. */
  files?: File[];
  onClose: () => void;
}

/** Sends files to the library. What its course has already is sent only when the student wants it. */
export function ResourceUploadModal({
  course_id,
  preset = null,
  files = [],
  onClose,
}: ResourceUploadModalProps) {
  const client = useQueryClient();
  const same = useDuplicateFiles();
  const form = useInputForm(UploadForm, {
    items: itemsOf(files),
    course: course_id ?? preset,
    subject: "",
    difficulty_level: USUAL_DIFFICULTY,
  });
  const send = submitHandler(form, async ({ items, ...about }) => {
    const collection = resourceCollection(course_id && (about.course ?? course_id));
    const choices = await same.ask(
      items.map(({ file }) => file),
      about.course,
    );
    if (!choices) return;
    const wanted = items.flatMap((item) => {
      const choice = choices.get(item.file);
      if (choice?.how === "skip") return [];
      const replaces = choice?.how === "replace" ? choice.resource_id : undefined;
      return [{ ...item, ...about, replaces }];
    });
    if (wanted.length > 0) uploadStore.start(client, collection, wanted);
    else toastSuccess("Nothing to upload: you have all of it already");
    onClose();
  });
  return (
    <UploadFrame
      noun="resource"
      description="We read the pages in the background, so answers and study plans can use them."
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <ResourceFields courseRequired />
      <DuplicateFiles found={same.found} onChoose={same.choose} />
    </UploadFrame>
  );
}

const USUAL_DIFFICULTY = 3;

const { title, description, file, course, subject, difficulty_level } = ResourceUpload.shape;
const UploadForm = z.object({
  items: z.array(z.object({ title, description, file: chosenFile(file) })),
  course: course.refine((id) => id !== null, "Course is required"),
  subject,
  difficulty_level,
});
