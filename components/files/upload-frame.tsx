"use client";

import type { FormEventHandler, ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Modal, ModalBody, ModalClose, ModalFooter } from "@/components/shared/modal";
import { Button } from "@/components/ui/button";
import { FileItems, type ItemsForm } from "./file-items";

interface UploadFrameProps {
  /** What is uploaded. */
  noun: string;
  description: string;
  /** Something is looked up before the files are sent. */
  busy?: boolean;
  onSubmit: FormEventHandler;
  onClose: () => void;
  /** Fields that all files share. */
  children?: ReactNode;
}

/** The modal around every upload form. Stands in the form's provider. */
export function UploadFrame({
  noun,
  description,
  busy = false,
  onSubmit,
  onClose,
  children,
}: UploadFrameProps) {
  const { formState } = useFormContext<ItemsForm>();
  const items = useWatch<ItemsForm, "items">({ name: "items" });
  const chosen = items.filter(({ file }) => file).length;
  return (
    <Modal
      title={`Upload ${noun}`}
      description={description}
      onClose={onClose}
      dirty={chosen > 0 || formState.isDirty}
    >
      <form noValidate className="contents" onSubmit={onSubmit}>
        <ModalBody className="grid content-start gap-4">
          <FileItems />
          {children}
        </ModalBody>
        <ModalFooter>
          <ModalClose asChild>
            <Button variant="ghost">Cancel</Button>
          </ModalClose>
          <Button type="submit" loading={busy}>
            {chosen > 1 ? `Upload ${chosen} files` : "Upload"}
          </Button>
        </ModalFooter>
      </form>
    </Modal>
  );
}
