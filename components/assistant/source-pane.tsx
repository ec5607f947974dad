import { X } from "lucide-react";
import { DocumentViewer, ViewerDialog } from "@/components/common/viewer/viewer";
import { Button } from "@/components/ui/button";
import type { useOpenedSource } from "./use-opened-source";

type Opened = NonNullable<ReturnType<typeof useOpenedSource>["opened"]>;

interface SourcePaneProps {
  source: Opened;
  /** Whether there is room beside the conversation; else it lies over it. */
  beside: boolean;
  onClose: () => void;
}

/** The file that an answer stands on, at the page and with the words marked. */
export function SourcePane({ source, beside, onClose }: SourcePaneProps) {
  if (!beside) return <ViewerDialog {...source} onClose={onClose} />;
  return (
    <section
      aria-label={source.title}
      className="flex min-w-0 flex-[11] animate-fade flex-col border-l bg-card"
    >
      <header className="flex h-14 shrink-0 items-center gap-3 border-b pr-3 pl-4">
        <h2 className="min-w-0 flex-1 truncate font-semibold">{source.title}</h2>
        <Button variant="ghost" size="icon-sm" aria-label="Close the file" onClick={onClose}>
          <X aria-hidden />
        </Button>
      </header>
      <DocumentViewer file_id={source.file_id} mark={source.mark} className="h-auto flex-1" />
    </section>
  );
}
