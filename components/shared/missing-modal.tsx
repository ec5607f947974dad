import { X } from "lucide-react";
import { EmptyState } from "@/components/shared/empty-state";
import { Modal } from "@/components/shared/modal";
import { Button } from "@/components/ui/button";

type MissingModalProps = {
  /** What was looked for, as a heading: "Study Plan". */
  noun: string;
  /** The way to those that are there. */
  closeLabel: string;
  onClose: () => void;
};

/** Stands for the details of something that an address names and nobody has. */
export function MissingModal({ noun, closeLabel, onClose }: MissingModalProps) {
  return (
    <Modal title={noun} onClose={onClose}>
      <EmptyState
        icon={X}
        size="inline"
        title={`This ${noun.toLowerCase()} is not there any more`}
        action={
          <Button variant="secondary" onClick={onClose}>
            {closeLabel}
          </Button>
        }
      >
        You may have deleted it. If so, you can restore it in Settings.
      </EmptyState>
    </Modal>
  );
}
