import { useQuery } from "@tanstack/react-query";
import { Image, Text } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Document } from "@/lib/contract/documents";
import { DocumentUnavailable } from "./document-unavailable";
import { evidenceMarks } from "./evidence-marks";
import { MarkAnnouncement } from "./mark-announcement";
import { PageSkeleton } from "./page-skeleton";
import { PagesRegion } from "./pages-region";
import { documentQueries, type Mark } from "./queries";
import { TextViewer } from "./text-viewer";
import { Toolbar } from "./toolbar";
import { Unreachable } from "./unreachable";
import { useDialogFocus } from "./use-dialog-focus";
import { zoomed } from "./zoom";

interface PictureDocumentProps {
  document: Document;
  mark: Mark | undefined;
  onDownload: () => void;
}

/** A photo or a screenshot: the picture itself, or what was recognized on it. */
export function PictureDocument(props: PictureDocumentProps) {
  const [shown, setShown] = useState<"picture" | "text">("picture");
  const lead = (
    <fieldset className="flex gap-1">
      <legend className="sr-only">Show</legend>
      <Choice is={shown === "picture"} onChoose={() => setShown("picture")}>
        <Image aria-hidden />
        Picture
      </Choice>
      {props.document.pages_with_text > 0 && (
        <Choice is={shown === "text"} onChoose={() => setShown("text")}>
          <Text aria-hidden />
          Text
        </Choice>
      )}
    </fieldset>
  );
  return shown === "text" ? (
    <TextViewer {...props} lead={lead} />
  ) : (
    <Picture {...props} lead={lead} />
  );
}

interface ChoiceProps {
  is: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ is, onChoose, children }: ChoiceProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={is}
      className="aria-pressed:bg-accent aria-pressed:text-foreground"
      onClick={onChoose}
    >
      {children}
    </Button>
  );
}

function Picture({ document, mark, onDownload, lead }: PictureDocumentProps & { lead: ReactNode }) {
  const { data: received = 0 } = useQuery(documentQueries.received(document.id));
  const bytes = useQuery(documentQueries.bytes(document.id));
  const place = useQuery(documentQueries.located(document.id, mark));
  const url = useObjectUrl(bytes.data);
  const [damaged, setDamaged] = useState(false);
  const [zoom, setZoom] = useState(1);
  const scroller = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(false);
  useDialogFocus(scroller);
  const located = place.data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words asked for again are brought into view again
  useEffect(() => {
    if (!drawn || !located) return;
    const marks = evidenceMarks(located);
    sheet.current?.append(...marks);
    marks[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
    return () => {
      for (const each of marks) each.remove();
    };
  }, [drawn, located, mark?.asked]);

  if (bytes.isError) {
    return <Unreachable error={bytes.error} onRetry={bytes.refetch} retrying={bytes.isFetching} />;
  }
  if (!url) return <PageSkeleton share={received / document.file_size} />;
  if (damaged) {
    return (
      <DocumentUnavailable onDownload={onDownload}>
        This picture is damaged, so we can't show it here. Your file is safe: download it and try
        another program, or upload a copy that works.
      </DocumentUnavailable>
    );
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <Toolbar
        current={1}
        count={1}
        onGo={() => {}}
        lead={lead}
        zoom={zoom}
        onZoom={(change) => setZoom((before) => zoomed(before, change))}
        onDownload={onDownload}
      />
      <MarkAnnouncement
        page={located?.boxes.length ? located.page : undefined}
        lost={Boolean(mark?.quote && (place.isError || located?.boxes.length === 0))}
      />
      <PagesRegion ref={scroller} className="min-h-0 flex-1 p-2 sm:p-4">
        <div
          ref={sheet}
          className="relative isolate mx-auto bg-paper shadow-card"
          style={{ width: `${100 * zoom}%` }}
        >
          {/* biome-ignore lint/performance/noImgElement: the bytes are here already, for their owner only */}
          <img
            src={url}
            alt={document.title}
            className="block w-full"
            onLoad={() => setDrawn(true)}
            onError={() => setDamaged(true)}
          />
        </div>
      </PagesRegion>
    </div>
  );
}

function useObjectUrl(bytes: Blob | ArrayBuffer | undefined) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!bytes) return;
    const address = URL.createObjectURL(new Blob([bytes]));
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [bytes]);
  return url;
}
