"use client";

import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { ThreadList, type ThreadListProps } from "./thread-list";

/** The conversations over the page, where there is no room beside it. */
export function ThreadsSheet({ onClose, ...list }: ThreadListProps & { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        className="inset-y-0 right-0 w-[min(22rem,calc(100vw-2.5rem))] animate-slide-in bg-sidebar"
      >
        <DialogTitle className="flex h-14 items-center px-5">Conversations</DialogTitle>
        <ThreadList {...list} />
      </DialogContent>
    </Dialog>
  );
}
