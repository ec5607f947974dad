"use client";

import type { FormEventHandler, ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { FormModal } from "@/components/shared/form-modal";
import { FileItems, type ItemsForm } from "./file-items";

interface UploadFrameProps<Typed extends ItemsForm, Read> {
  /** What is uploaded. */
  noun: string;
  description: string;
  form: UseFormReturn<Typed, unknown, Read>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  /** Fields that all files share. */
  children?: ReactNode;
}

/** The modal around every upload form. */
export function UploadFrame<Typed extends ItemsForm, Read>({
  noun,
  description,
  form,
  onSubmit,
  onClose,
  children,
}: UploadFrameProps<Typed, Read>) {
  const items: ItemsForm["items"] = form.watch().items;
  const chosen = items.filter(({ file }) => file).length;
  return (
    <FormModal
      title={`Upload ${noun}`}
      description={description}
      form={form}
      dirty={chosen > 0 || form.formState.isDirty}
      onSubmit={onSubmit}
      submitLabel={chosen > 1 ? `Upload ${chosen} files` : "Upload"}
      onClose={onClose}
      className="grid content-start gap-4"
    >
      <FileItems />
      {children}
    </FormModal>
  );
}
