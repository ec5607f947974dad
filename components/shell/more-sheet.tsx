"use client";

import { NAVIGATION_ITEMS } from "@/components/shared/navigation-items";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { AccountPanel } from "./account-panel";
import { Navigation } from "./navigation";

/** What the bottom bar has no room for; mounted while it is open. */
export function MoreSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        className="inset-x-0 bottom-0 max-h-[92dvh] animate-sheet rounded-t-2xl bg-sidebar"
      >
        <DialogTitle className="flex h-14 shrink-0 items-center px-5 text-base text-muted-foreground">
          More
        </DialogTitle>
        <div className="min-h-0 flex-1 overflow-y-auto px-3 pb-3">
          <Navigation items={REST} onNavigate={onClose} />
        </div>
        <AccountPanel />
      </DialogContent>
    </Dialog>
  );
}

const REST = NAVIGATION_ITEMS.filter(({ href }) =>
  ["/study-plans", "/resources", "/grades", "/settings"].includes(href),
);
