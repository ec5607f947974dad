"use client";

import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { submitHandler } from "@/lib/client/form";
import { useInputForm } from "@/lib/client/use-input-form";
import { FileUpload } from "@/lib/contract/files";
import type { FileCollection } from "./file-collections";
import { chosenFile, itemsOf } from "./file-items";
import { UploadFrame } from "./upload-frame";
import { uploadStore } from "./upload-store";

interface UploadModalProps {
  collection: FileCollection;
  /** What happens with the files. */
  description: string;
  /** Chosen already, by dropping them on the panel. */
  files?: File[];
  onClose: () => void;
}

/** Sends files to a course. */
export function UploadModal({ collection, description, files = [], onClose }: UploadModalProps) {
  const client = useQueryClient();
  const form = useInputForm(UploadForm, { items: itemsOf(files) });
  const send = submitHandler(form, ({ items }) => {
    uploadStore.start(client, collection, items);
    onClose();
  });
  return (
    <UploadFrame
      noun={collection.words.noun}
      description={description}
      form={form}
      onSubmit={send}
      onClose={onClose}
    />
  );
}

const UploadForm = z.object({
  items: z.array(FileUpload.extend({ file: chosenFile(FileUpload.shape.file) })),
});
