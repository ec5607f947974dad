import { DocumentViewer, ViewerDialog } from "@/components/common/viewer/viewer";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { cn } from "@/lib/cn";
import type { SyllabusImport } from "@/lib/contract/syllabus-imports";
import type { Source } from "./source";
import { nameOf } from "./stage";
import { TextSource } from "./text-source";

interface SourcePaneProps {
  row: SyllabusImport;
  source: Source | undefined;
}

/** The syllabus itself beside the list, with the words of the selected row marked. */
export function SourcePane({ row, source, className }: SourcePaneProps & { className?: string }) {
  return (
    <section aria-label={nameOf(row)} className={cn("grid overflow-hidden", className)}>
      {row.file_id === null ? (
        <TextSource text={row.syllabus_text} mark={source?.mark} />
      ) : (
        <DocumentViewer file_id={row.file_id} {...(source && { mark: source.mark })} />
      )}
    </section>
  );
}

/** The same over the list, where there is no room beside it. */
export function SourceSheet({ row, source, onClose }: SourcePaneProps & { onClose: () => void }) {
  if (row.file_id !== null) {
    return (
      <ViewerDialog
        file_id={row.file_id}
        title={nameOf(row)}
        {...(source && { mark: source.mark })}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined} className="inset-0 max-sm:animate-sheet">
        <header className="border-b px-5 py-4 pr-14">
          <DialogTitle>{nameOf(row)}</DialogTitle>
        </header>
        <TextSource text={row.syllabus_text} mark={source?.mark} />
      </DialogContent>
    </Dialog>
  );
}
