"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isBeingRead } from "@/components/common/files/queries";
import { SourceChip } from "@/components/common/viewer/viewer";
import { Button } from "@/components/ui/button";
import type { Chunk } from "@/lib/contract/library";
import type { Resource } from "@/lib/contract/resources";
import { counted } from "@/lib/text/counted";
import { DetailsSection } from "./details-section";
import { resourceQueries } from "./queries";
import { hoursOf } from "./resource-facts";

const STEP = 30;

/** The passages that the pages were cut into, each of a few minutes. */
export function ResourceChunks({ resource }: { resource: Resource }) {
  const query = useQuery(resourceQueries.chunks(resource.id, resource.stage));
  const [most, setMost] = useState(STEP);
  const chunks = query.data ?? [];
  const minutes = chunks.reduce((sum, chunk) => sum + chunk.estimated_study_time, 0);
  return (
    <DetailsSection
      title="Passages"
      summary={
        chunks.length > 0
          ? `${counted(chunks.length, "passage")} · ${hoursOf(minutes)} total study time`
          : undefined
      }
      query={query}
    >
      {chunks.length === 0 ? (
        <p className="text-sm text-muted-foreground">
          {isBeingRead(resource)
            ? "They show up here once we've read the pages."
            : "There are none: we couldn't read any text in it."}
        </p>
      ) : (
        <>
          <ul className="divide-y rounded-lg border">
            {chunks.slice(0, most).map((chunk) => (
              <ChunkRow key={chunk.id} chunk={chunk} file_id={resource.file_id} />
            ))}
          </ul>
          {chunks.length > most && (
            <Button
              variant="ghost"
              size="sm"
              className="w-fit"
              onClick={() => setMost(most + 4 * STEP)}
            >
              Show more
              <span className="sr-only">
                : {most} of {chunks.length} passages so far
              </span>
            </Button>
          )}
        </>
      )}
    </DetailsSection>
  );
}

function ChunkRow({ chunk, file_id }: { chunk: Chunk; file_id: number }) {
  const { page, page_end, content, topics, word_count, estimated_study_time } = chunk;
  const heading = topics.at(-1);
  return (
    <li className="grid gap-x-3 gap-y-1.5 px-3.5 py-3 text-sm sm:grid-cols-[6rem_minmax(0,1fr)]">
      <SourceChip file_id={file_id} mark={{ page, quote: beginning(content) }} about={heading}>
        {page_end > page ? `Pages ${page}–${page_end}` : undefined}
      </SourceChip>
      <div className="min-w-0">
        {heading && <p className="font-medium break-words">{heading}</p>}
        <p className="line-clamp-2 break-words text-muted-foreground">{content}</p>
        <p className="mt-1 text-xs text-muted-foreground tabular-nums">
          {counted(word_count, "word")} · {Math.max(1, Math.round(estimated_study_time))} min
        </p>
      </div>
    </li>
  );
}

/** The first sentences of it: they stand on its first page for certain. */
function beginning(content: string): string {
  const text = content.slice(0, 180);
  const sentences = /^.{40,}[.!?](?=\s|$)/su.exec(text)?.[0];
  return sentences ?? (text.length < content.length ? text.replace(/\s+\S*$/, "") : text);
}
