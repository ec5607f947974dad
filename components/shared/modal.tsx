"use client";

import { type ComponentProps, type ReactNode, useState } from "react";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
} from "@/components/ui/dialog";
import { cn } from "@/lib/cn";

export type ModalProps = {
  title: string;
  description?: ReactNode;
  /** Called once the modal may close: Escape, the overlay and the close button all end here. */
  onClose: () => void;
  /** Something typed is not saved yet: closing asks first. */
  dirty?: boolean;
  size?: "sm" | "md" | "lg";
  children: ReactNode;
};

/**
 * A dialog on wide screens, a sheet from below on phones. Mount it to open it, and load it when it is wanted:
 * `const CourseModal = onDemand(() => import("./course-modal").then((m) => m.CourseModal))`,
 * `{open && <CourseModal ... />}`.
 */
export function Modal({
  title,
  description,
  onClose,
  dirty = false,
  size = "md",
  children,
}: ModalProps) {
  const [asking, setAsking] = useState(false);
  const leave = () => (dirty ? setAsking(true) : onClose());
  return (
    <Dialog open onOpenChange={(open) => !open && leave()}>
      <DialogContent
        className={cn(modalFrame, SIZES[size])}
        {...(description ? {} : { "aria-describedby": undefined })}
      >
        <header className="border-b px-5 py-4 pr-14 sm:px-6">
          <DialogTitle>{title}</DialogTitle>
          {description && <DialogDescription className="mt-1">{description}</DialogDescription>}
        </header>
        {children}
        {asking && (
          <ConfirmDialog
            title="Discard what you typed?"
            confirmLabel="Discard"
            cancelLabel="Keep editing"
            tone="danger"
            onConfirm={onClose}
            onClose={() => setAsking(false)}
          >
            You haven't saved your changes yet.
          </ConfirmDialog>
        )}
      </DialogContent>
    </Dialog>
  );
}

/** The scrolling middle. Inside a form give the form `className="contents"`. */
export function ModalBody({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cn("scrollbar-quiet min-h-0 flex-1 overflow-y-auto px-5 py-5 sm:px-6", className)}
      {...props}
    />
  );
}

/** The row of buttons below, the main one last. */
export function ModalFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cn(
        "flex flex-wrap justify-end gap-2 border-t px-5 py-3.5 " +
          "pb-[max(0.875rem,env(safe-area-inset-bottom))] max-sm:*:flex-1 sm:px-6",
        className,
      )}
      {...props}
    />
  );
}

/** Wrap a Cancel button in it: `<ModalClose asChild><Button variant="ghost">Cancel</Button></ModalClose>`. */
export const ModalClose = DialogClose;

const modalFrame = [
  "max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[92dvh] max-sm:animate-sheet max-sm:rounded-t-2xl",
  "sm:top-[max(2rem,9dvh)] sm:left-1/2 sm:max-h-[min(46rem,82dvh)] sm:w-[calc(100vw-3rem)] " +
    "sm:-translate-x-1/2 sm:animate-rise sm:rounded-xl",
];

const SIZES = { sm: "sm:max-w-md", md: "sm:max-w-xl", lg: "sm:max-w-3xl" } as const;
