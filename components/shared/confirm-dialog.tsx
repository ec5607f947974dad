"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
} from "@/components/ui/dialog";

type ConfirmDialogProps = {
  title: string;
  /** What will happen, in a sentence. */
  children: ReactNode;
  /** What they choose as well, below the sentence. */
  choice?: ReactNode;
  /** Why it was refused, below the sentence. */
  refusal?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: "default" | "danger";
  /** Shows progress on the confirming button while it runs. */
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Mount it to ask. It starts on the harmless answer. */
export function ConfirmDialog({
  title,
  children,
  choice,
  refusal,
  confirmLabel,
  cancelLabel = "Cancel",
  tone = "default",
  busy = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        role="alertdialog"
        className={
          "p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] max-sm:inset-x-0 " +
          "max-sm:bottom-0 max-sm:animate-sheet max-sm:rounded-t-2xl sm:top-[22dvh] " +
          "sm:left-1/2 sm:w-[calc(100vw-3rem)] sm:max-w-md sm:-translate-x-1/2 " +
          "sm:animate-rise sm:rounded-xl sm:p-6"
        }
      >
        <DialogTitle className="pr-9">{title}</DialogTitle>
        <DialogDescription className="mt-2 text-base">{children}</DialogDescription>
        {choice}
        {refusal}
        <div className="mt-6 flex justify-end gap-2 max-sm:*:flex-1">
          <DialogClose asChild>
            <Button variant="secondary" autoFocus>
              {cancelLabel}
            </Button>
          </DialogClose>
          <Button
            variant={tone === "danger" ? "danger" : "primary"}
            loading={busy}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
