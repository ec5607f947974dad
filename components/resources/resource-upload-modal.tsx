"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { FormProvider, useForm } from "react-hook-form";
import { z } from "zod";
import { chosenFile, itemsOf } from "@/components/files/file-items";
import { resourceShelf } from "@/components/files/shelves";
import { UploadFrame } from "@/components/files/upload-frame";
import { uploadStore } from "@/components/files/upload-store";
import { toastSuccess } from "@/components/shared/toast";
import { ResourceUpload } from "@/lib/contract/resources";
import { ResourceFields } from "./resource-fields";
import { SameFiles } from "./same-files";
import { useSameFiles } from "./use-same-files";

interface ResourceUploadModalProps {
  /** The course whose resources are looked at; without it the library is. */
  course_id?: number;
  /** In the library: the course that is chosen at the start. */
  preset?: number | null;
  /** Chosen already, by dropping them on the page. */
  files?: File[];
  onClose: () => void;
}

/** Sends PDFs to the library. What its course has already is sent only when the student wants it. */
export function ResourceUploadModal({
  course_id,
  preset = null,
  files = [],
  onClose,
}: ResourceUploadModalProps) {
  const client = useQueryClient();
  const same = useSameFiles();
  const form = useForm<Typed, unknown, Read>({
    resolver: zodResolver(UploadForm),
    defaultValues: {
      items: itemsOf(files),
      course: course_id ?? preset,
      subject: "",
      difficulty_level: USUAL_DIFFICULTY,
    },
  });
  const send = form.handleSubmit(async ({ items, ...about }) => {
    const shelf = resourceShelf(course_id && (about.course ?? course_id));
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
    if (wanted.length > 0) uploadStore.start(client, shelf, wanted);
    else toastSuccess("Nothing was uploaded: it is all there already");
    onClose();
  });
  return (
    <FormProvider {...form}>
      <UploadFrame
        noun="resource"
        description="The pages are read in the background, so that answers and study plans can use them."
        busy={form.formState.isSubmitting}
        onSubmit={send}
        onClose={onClose}
      >
        <ResourceFields courseRequired />
        <SameFiles found={same.found} onChoose={same.choose} />
      </UploadFrame>
    </FormProvider>
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
type Typed = z.input<typeof UploadForm>;
type Read = z.output<typeof UploadForm>;
