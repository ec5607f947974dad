"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isBeingRead } from "@/components/common/files/queries";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { Resource } from "@/lib/contract/resources";
import { DetailsSection } from "./details-section";
import { resourceQueries } from "./queries";

const SHOWN = 24;

/** What the pages are about, in their own order. */
export function ResourceTopics({ resource }: { resource: Resource }) {
  const query = useQuery(resourceQueries.topics(resource.id, resource.stage));
  const [all, setAll] = useState(false);
  const topics = query.data ?? [];
  const shown = all ? topics : topics.slice(0, SHOWN);
  return (
    <DetailsSection
      title="Extracted topics"
      summary={topics.length > 0 ? String(topics.length) : undefined}
      query={query}
    >
      {topics.length === 0 ? (
        <p className="text-sm text-muted-foreground">
          {isBeingRead(resource)
            ? "They show up here once we've read the pages."
            : "We found no topics in it."}
        </p>
      ) : (
        <>
          <ul className="flex flex-wrap gap-1.5">
            {shown.map((topic, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a topic may come twice, in this order
              <li key={`${index} ${topic}`} className="min-w-0">
                <Badge className="h-auto min-h-5.5 max-w-full py-0.5 break-words whitespace-normal">
                  {topic}
                </Badge>
              </li>
            ))}
          </ul>
          {shown.length < topics.length && (
            <Button variant="ghost" size="sm" className="w-fit" onClick={() => setAll(true)}>
              Show all {topics.length} topics
            </Button>
          )}
        </>
      )}
    </DetailsSection>
  );
}
