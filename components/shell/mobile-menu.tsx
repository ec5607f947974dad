"use client";

import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { AccountPanel } from "./account-panel";
import { Navigation } from "./navigation";

/** The slide-over of small screens; mounted while it is open. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        className="inset-y-0 right-0 w-[min(19rem,calc(100vw-3rem))] animate-slide-in bg-sidebar"
      >
        <DialogTitle className="flex h-14 items-center px-5 text-base text-muted-foreground">
          Menu
        </DialogTitle>
        <div className="min-h-0 flex-1 overflow-y-auto px-3 py-2">
          <Navigation onNavigate={onClose} />
        </div>
        <AccountPanel />
      </DialogContent>
    </Dialog>
  );
}
