"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { FormProvider, useForm } from "react-hook-form";
import { z } from "zod";
import { FileUpload } from "@/lib/contract/files";
import { chosenFile, itemsOf } from "./file-items";
import type { Shelf } from "./shelves";
import { UploadFrame } from "./upload-frame";
import { uploadStore } from "./upload-store";

interface UploadModalProps {
  shelf: Shelf;
  /** What happens with the files. */
  description: string;
  /** Chosen already, by dropping them on the panel. */
  files?: File[];
  onClose: () => void;
}

/** Sends PDFs to a course. */
export function UploadModal({ shelf, description, files = [], onClose }: UploadModalProps) {
  const client = useQueryClient();
  const form = useForm<Typed, unknown, Read>({
    resolver: zodResolver(UploadForm),
    defaultValues: { items: itemsOf(files) },
  });
  const send = form.handleSubmit(({ items }) => {
    uploadStore.start(client, shelf, items);
    onClose();
  });
  return (
    <FormProvider {...form}>
      <UploadFrame
        noun={shelf.words.noun}
        description={description}
        onSubmit={send}
        onClose={onClose}
      />
    </FormProvider>
  );
}

const UploadForm = z.object({
  items: z.array(FileUpload.extend({ file: chosenFile(FileUpload.shape.file) })),
});
type Typed = z.input<typeof UploadForm>;
type Read = z.output<typeof UploadForm>;
