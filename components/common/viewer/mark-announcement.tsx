import { Info } from "lucide-react";

interface MarkAnnouncementProps {
  /** Where the words are marked. */
  page: number | undefined;
  /** What pages of the document are called. */
  noun?: "Page" | "Slide";
  /** There were words, and they could not be found. */
  lost: boolean;
}

/** Whether the words are marked, said aloud; to the eye the mark says it, unless there is none. */
export function MarkAnnouncement({ page, noun = "Page", lost }: MarkAnnouncementProps) {
  return (
    <div role="status">
      {page !== undefined && (
        <p className="sr-only">
          Marked on {noun.toLowerCase()} {page}
        </p>
      )}
      {lost && (
        <p className="flex items-center gap-2 border-b bg-muted px-3 py-2 text-sm">
          <Info aria-hidden className="size-4 shrink-0 text-muted-foreground" />
          We couldn't mark these words on the {noun.toLowerCase()}
        </p>
      )}
    </div>
  );
}
