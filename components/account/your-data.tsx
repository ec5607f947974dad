"use client";

import { useState } from "react";
import { onDemand } from "@/components/shared/on-demand";
import { SectionCard } from "@/components/shared/section-card";
import { Button } from "@/components/ui/button";
import { DataExport } from "./data-export";
import { useStartExport } from "./use-start-export";

const loadModal = () =>
  import("./delete-account-modal").then((module) => module.DeleteAccountModal);
const DeleteAccountModal = onDemand(loadModal);

/** Export of all data, and deletion of the account. */
export function YourData() {
  const [deleting, setDeleting] = useState(false);
  const start = useStartExport();
  return (
    <SectionCard title="Your data">
      <DataExport start={start} />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t pt-5">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="font-medium text-destructive">Delete account</h3>
          <p className="mt-0.5 text-sm text-muted-foreground">
            This closes your account and erases everything in it. You can't undo this.
          </p>
        </div>
        <Button
          variant="secondary"
          className="text-destructive"
          onPointerEnter={loadModal}
          onFocus={loadModal}
          onClick={() => setDeleting(true)}
        >
          Delete account
        </Button>
      </div>
      {deleting && (
        <DeleteAccountModal
          onExport={() => {
            setDeleting(false);
            start.mutate();
          }}
          onClose={() => setDeleting(false)}
        />
      )}
    </SectionCard>
  );
}
