"use client";

import { Modal, ModalBody } from "@/components/shared/modal";
import { UnlockForm } from "./unlock-form";

interface UnlockModalProps {
  file_id: number;
  name: string;
  onUnlocked: () => void;
  onClose: () => void;
}

/** The question for the password of a PDF that could not be read without it. */
export function UnlockModal({ file_id, name, onUnlocked, onClose }: UnlockModalProps) {
  return (
    <Modal
      title="This PDF is locked"
      description={`“${name}” needs a password to open.`}
      size="sm"
      onClose={onClose}
    >
      <ModalBody>
        <UnlockForm
          file_id={file_id}
          onUnlocked={() => {
            onUnlocked();
            onClose();
          }}
        />
      </ModalBody>
    </Modal>
  );
}
