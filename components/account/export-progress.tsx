import { Progress } from "@/components/ui/progress";
import type { DataExport } from "@/lib/contract/account";

export function ExportProgress({ running }: { running: DataExport }) {
  const { stage, files_done, files_total } = running;
  const counted = stage === "collecting" && files_total > 0;
  return (
    <div className="rounded-lg border px-4 py-3.5">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-medium">
          {stage === "waiting" ? "Waiting to start" : "Collecting your data"}
        </span>
        {counted && (
          <span className="text-muted-foreground tabular-nums">
            {files_done} of {files_total} files
          </span>
        )}
      </p>
      <Progress
        className="mt-2.5"
        label="Export"
        {...(counted && { value: (files_done / files_total) * 100 })}
      />
      <p className="mt-2.5 text-sm text-muted-foreground">
        You can leave this page. We'll carry on.
      </p>
    </div>
  );
}
