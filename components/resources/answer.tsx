"use client";

import { X } from "lucide-react";
import type { ReactNode } from "react";
import { AnswerFacts } from "@/components/common/fact-links";
import { NotFromFiles, NotFromFilesLegend } from "@/components/common/not-from-files";
import { TierBadge } from "@/components/common/tier-badge";
import { SourceChip } from "@/components/common/viewer/viewer";
import { QuotedTable } from "@/components/shared/quoted-table";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import type { Received } from "@/lib/contract/endpoint";
import type { retrieval, Source } from "@/lib/contract/retrieval";
import { AnswerFeedback } from "./answer-feedback";
import { type Block, blocksOf, type Piece, spokenText } from "./answer-text";

interface AnswerProps {
  answer: Received<typeof retrieval.aiQuestion>;
  onClose: () => void;
}

/** An answer with its sources; each marker in it opens the PDF at the words it stands on. */
export function Answer({ answer, onClose }: AnswerProps) {
  const { answer: text, sources, facts, tier, from_data, question, query_id } = answer;
  const byMarker = new Map(sources.map((source) => [source.marker, source]));
  return (
    <div className="animate-fade border-t px-5 pt-4 pb-3.5 max-sm:px-4">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-sm font-medium break-words text-muted-foreground">
          {question}
        </h2>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label="Close the answer"
          className="-mt-1 -mr-1.5"
          onClick={onClose}
        >
          <X aria-hidden />
        </Button>
      </div>
      <p role="status" className="sr-only">
        {spokenText(text)}
      </p>
      <div className="mt-1.5 grid max-w-2xl gap-2.5">
        <TierBadge tier={tier} isFromFiles={sources.length > 0} isFromData={from_data} />
        {listed(blocksOf(text)).map((group, index) => {
          const key = `${index} ${group.kind}`;
          const [block] = group.blocks;
          if (!block) return null;
          if (group.kind === "list") {
            const List = block.number === undefined ? "ul" : "ol";
            return (
              <List key={key} start={block.number} className={cn("grid gap-1 pl-6", LISTS[List])}>
                {group.blocks.map((item, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an answer does not change
                  <li key={place}>{drawn(item.pieces, byMarker)}</li>
                ))}
              </List>
            );
          }
          if (block.rows) {
            const cells = block.rows.map((row) => row.map((cell) => drawn(cell, byMarker)));
            return <QuotedTable key={key} head={cells[0] ?? []} rows={cells.slice(1)} />;
          }
          return block.kind === "heading" ? (
            <h3 key={key} className="font-semibold">
              {drawn(block.pieces, byMarker)}
            </h3>
          ) : (
            <p key={key} className="whitespace-pre-line">
              {drawn(block.pieces, byMarker)}
            </p>
          );
        })}
      </div>
      {(answer.not_from_files.length > 0 || answer.note) && (
        <div className="mt-3 grid max-w-2xl gap-1.5">
          {answer.not_from_files.length > 0 && <NotFromFilesLegend />}
          {answer.note && <p className="text-sm text-muted-foreground">{answer.note}</p>}
        </div>
      )}
      {facts.length > 0 && (
        <div className="mt-3 grid max-w-2xl gap-2">
          <AnswerFacts facts={facts} service_used={answer.service_used} />
        </div>
      )}
      {sources.length > 0 && <Sources sources={sources} />}
      <AnswerFeedback query_id={query_id} />
    </div>
  );
}

const LISTS = { ol: "list-decimal", ul: "list-disc" };

function Sources({ sources }: { sources: Source[] }) {
  return (
    <div className="mt-4 max-w-2xl">
      <h3 className="text-sm font-semibold">Sources</h3>
      <ol className="mt-1.5 grid gap-1.5">
        {sources.map((source) => (
          <li key={source.marker} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            <span aria-hidden className="w-4 text-muted-foreground tabular-nums">
              {source.marker}
            </span>
            <SourceChip
              file_id={source.file_id}
              mark={{ page: source.page, quote: source.quote }}
              about={source.quote.slice(0, 80)}
            />
            <span className="min-w-0 break-words">
              {source.resource_title}
              {source.heading && (
                <span className="text-muted-foreground">
                  {" "}
                  · {source.heading.split(" › ").at(-1)}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface Group {
  kind: "list" | "single";
  blocks: Block[];
}

/** Items that follow each other are one list; a number counts on from the one before. */
function listed(blocks: Block[]): Group[] {
  const groups: Group[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    const goes_on = last?.kind === "list" && isNext(last.blocks.at(-1), block);
    if (block.kind === "item" && goes_on) last.blocks.push(block);
    else groups.push({ kind: block.kind === "item" ? "list" : "single", blocks: [block] });
  }
  return groups;
}

function isNext(last: Block | undefined, { number }: Block): boolean {
  return number === (last?.number === undefined ? undefined : last.number + 1);
}

function drawn(pieces: Piece[], sources: Map<number, Source>): ReactNode[] {
  return pieces.map((piece, index) => {
    const key = `${index} ${piece.kind}`;
    if (piece.kind === "marker") {
      const source = sources.get(piece.marker);
      return source ? <Marker key={key} source={source} /> : null;
    }
    if (piece.kind === "unproven") return <NotFromFiles key={key} />;
    return <Words key={key} piece={piece} />;
  });
}

function Words({ piece }: { piece: Extract<Piece, { kind: "text" }> }) {
  if (piece.bold) return <strong className="font-semibold">{piece.text}</strong>;
  if (piece.italic) return <em>{piece.text}</em>;
  return piece.text;
}

function Marker({ source: { file_id, page, quote, marker } }: { source: Source }) {
  return (
    <SourceChip
      file_id={file_id}
      mark={{ page, quote }}
      about={`Source ${marker}: ${quote.slice(0, 80)}`}
      className="mx-0.5 h-5 px-1 align-baseline [&_svg]:hidden"
    >
      <span aria-hidden>{marker}</span>
    </SourceChip>
  );
}
