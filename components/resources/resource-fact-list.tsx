import type { ReactNode } from "react";
import { fileSize } from "@/components/shared/format";
import { RelativeTime } from "@/components/shared/relative-time";
import { Badge } from "@/components/ui/badge";
import type { Resource } from "@/lib/contract/resources";
import { hoursText, typeText } from "./resource-facts";
import { Difficulty } from "./resource-parts";

/** What is known of a resource besides its pages. */
export function ResourceFacts({ resource }: { resource: Resource }) {
  const { tags, url, rating, estimated_time, page_count } = resource;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-y py-5 text-sm sm:grid-cols-4">
      <Fact name="Type">{typeText(resource.resource_type)}</Fact>
      <Fact name="Difficulty">
        {resource.difficulty_level !== null && <Difficulty level={resource.difficulty_level} />}
      </Fact>
      <Fact name="Subject">{resource.subject}</Fact>
      <Fact name="Rating">{rating !== null && `${rating.toFixed(1)} of 5`}</Fact>
      <Fact name="Pages">{page_count?.toLocaleString("en-US")}</Fact>
      <Fact name="Est. Time">{estimated_time !== null && hoursText(estimated_time)}</Fact>
      <Fact name="File size">{fileSize(resource.file_size)}</Fact>
      <Fact name="Added">
        <RelativeTime instant={resource.created_at} />
      </Fact>
      <Fact name="Tags" wide>
        {tags.length > 0 && (
          <span className="flex flex-wrap gap-1.5">
            {tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </span>
        )}
      </Fact>
      <Fact name="File name" wide>
        {resource.original_filename}
      </Fact>
      {url && (
        <Fact name="Web address" wide>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className={
              "rounded-sm break-all text-link underline decoration-link/35 " +
              "underline-offset-4 hover:decoration-link"
            }
          >
            {url}
          </a>
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  name: string;
  wide?: boolean;
  children: ReactNode;
}

function Fact({ name, wide = false, children }: FactProps) {
  return (
    <div className={wide ? "col-span-2 min-w-0" : "min-w-0"}>
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="mt-0.5 min-h-5.5 font-medium break-words tabular-nums">
        {children || <span className="font-normal text-muted-foreground">Not set</span>}
      </dd>
    </div>
  );
}
