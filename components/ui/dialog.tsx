"use client";

import { X } from "lucide-react";
import * as DialogPrimitive from "radix-ui/dialog";
import { type ComponentProps, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";

export const Dialog = DialogPrimitive.Root;
export const DialogClose = DialogPrimitive.Close;

export function DialogContent({
  className,
  overlayClassName,
  children,
  ...props
}: ComponentProps<typeof DialogPrimitive.Content> & { overlayClassName?: string }) {
  const [opener] = useState(() =>
    typeof document === "undefined" ? null : document.activeElement,
  );
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay
        className={cn("fixed inset-0 z-50 animate-fade bg-overlay", overlayClassName)}
        // Pressing beside the dialog may be answered by a question; the focus stays where it was.
        onMouseDown={(event) => event.preventDefault()}
      />
      <DialogPrimitive.Content
        className={cn(
          "fixed z-50 flex flex-col bg-popover text-popover-foreground shadow-float outline-none",
          // It lies over the bar of places.
          "[--bottom-bar:0px]",
          className,
        )}
        onPointerDownOutside={(event) => {
          if (isToast(event.target)) event.preventDefault();
        }}
        // Radix returns the focus to its own trigger only; ours are mounted without one.
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocus(opener);
        }}
        {...props}
      >
        {children}
        <DialogPrimitive.Close asChild>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label="Close"
            className="absolute top-3.5 right-3.5 pointer-coarse:top-2.5 pointer-coarse:right-2.5"
          >
            <X aria-hidden />
          </Button>
        </DialogPrimitive.Close>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title
      className={cn("text-lg font-semibold text-balance", className)}
      {...props}
    />
  );
}

export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof DialogPrimitive.Description>) {
  return (
    <DialogPrimitive.Description
      className={cn("text-sm text-pretty text-muted-foreground", className)}
      {...props}
    />
  );
}

/** What opened the dialog may be gone by now, a deleted card for instance. */
function returnFocus(opener: Element | null) {
  const target = opener?.isConnected ? opener : document.getElementById("main");
  if (target instanceof HTMLElement) target.focus();
}

/** Toasts lie above dialogs; pressing Undo there is no wish to close one. */
function isToast(target: EventTarget | null) {
  return target instanceof Element && target.closest("[data-sonner-toaster]") !== null;
}
