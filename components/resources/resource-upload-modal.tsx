"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { FormProvider, useForm } from "react-hook-form";
import { z } from "zod";
import { chosenFile, itemsOf } from "@/components/files/file-items";
import { resourceShelf } from "@/components/files/shelves";
import { UploadFrame } from "@/components/files/upload-frame";
import { uploadStore } from "@/components/files/upload-store";
import { ResourceUpload } from "@/lib/contract/resources";
import { ResourceFields } from "./resource-fields";

interface ResourceUploadModalProps {
  /** The course whose resources are looked at; without it the library is. */
  course_id?: number;
  /** Chosen already, by dropping them on the panel. */
  files?: File[];
  onClose: () => void;
}

/** Sends PDFs to the library. */
export function ResourceUploadModal({ course_id, files = [], onClose }: ResourceUploadModalProps) {
  const client = useQueryClient();
  const form = useForm<Typed, unknown, Read>({
    resolver: zodResolver(UploadForm),
    defaultValues: {
      items: itemsOf(files),
      course: course_id ?? null,
      subject: "",
      difficulty_level: USUAL_DIFFICULTY,
    },
  });
  const send = form.handleSubmit(({ items, ...about }) => {
    const shelf = resourceShelf(course_id && (about.course ?? course_id));
    uploadStore.start(
      client,
      shelf,
      items.map((item) => ({ ...item, ...about })),
    );
    onClose();
  });
  return (
    <FormProvider {...form}>
      <UploadFrame
        noun="resource"
        description="The pages are read in the background, so that answers and study plans can use them."
        onSubmit={send}
        onClose={onClose}
      >
        <ResourceFields courseRequired />
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
