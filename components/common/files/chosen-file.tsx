import { FileText, X } from "lucide-react";
import { fileSize } from "@/components/shared/format";
import { Button } from "@/components/ui/button";

/** A file that is chosen and not sent yet. */
export function ChosenFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  return (
    <div className="flex items-center gap-2.5 rounded-md bg-muted py-1.5 pr-1.5 pl-3 text-sm">
      <FileText aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      <span className="min-w-0 flex-1 truncate">{file.name}</span>
      <span className="shrink-0 text-muted-foreground tabular-nums">{fileSize(file.size)}</span>
      <Button variant="ghost" size="icon-sm" aria-label={`Remove ${file.name}`} onClick={onRemove}>
        <X aria-hidden />
      </Button>
    </div>
  );
}
