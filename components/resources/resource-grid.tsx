import { useId } from "react";
import { courseHue, hue } from "@/components/shared/hue";
import { Badge } from "@/components/ui/badge";
import { Skeleton } from "@/components/ui/skeleton";
import type { Resource } from "@/lib/contract/resources";
import { type ResourceActions, ResourceCard } from "./resource-card";
import { groupByCourse, type ResourceGroup } from "./resource-facts";

const COLUMNS = "grid gap-4 sm:grid-cols-2 lg:grid-cols-3 min-[85rem]:grid-cols-4";

interface ResourceGridProps extends ResourceActions {
  resources: Resource[];
  inGroup?: boolean;
}

export function ResourceGrid({ resources, inGroup, ...actions }: ResourceGridProps) {
  return (
    <ul className={COLUMNS}>
      {resources.map((resource) => (
        <li key={resource.id} className="min-w-0">
          <ResourceCard resource={resource} inGroup={inGroup} {...actions} />
        </li>
      ))}
    </ul>
  );
}

/** The cards under the names of their courses. */
export function ResourceGroups({ resources, ...actions }: ResourceGridProps) {
  return (
    <div className="grid gap-9">
      {groupByCourse(resources).map((group) => (
        <Group key={group.course_id} group={group} {...actions} />
      ))}
    </div>
  );
}

function Group({
  group: { course_id, name, resources },
  ...actions
}: ResourceActions & { group: ResourceGroup }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      {...hue(course_id === null ? "grey" : courseHue(course_id))}
      className="min-w-0"
    >
      <div className="mb-3.5 flex items-center gap-2.5">
        <span aria-hidden className="size-2.5 shrink-0 rounded-full bg-tint" />
        <h2 id={id} className="min-w-0 text-lg font-semibold break-words">
          {name}
        </h2>
        <Badge className="tabular-nums">
          {resources.length}
          <span className="sr-only">{resources.length === 1 ? " resource" : " resources"}</span>
        </Badge>
      </div>
      <ResourceGrid resources={resources} inGroup {...actions} />
    </section>
  );
}

export function ResourceGridSkeleton() {
  return (
    <div role="status" aria-label="Loading resources" className={COLUMNS}>
      {CARDS.map((card) => (
        <div key={card} className="min-h-52 rounded-xl border bg-card p-4.5">
          <Skeleton className="h-3.5 w-24" />
          <Skeleton className="mt-3.5 h-5 w-4/5" />
          <Skeleton className="mt-2 h-3.5 w-1/2" />
          <Skeleton className="mt-5 h-5.5 w-28" />
          <Skeleton className="mt-8 h-3.5 w-full" />
        </div>
      ))}
    </div>
  );
}

const CARDS = ["a", "b", "c", "d", "e", "f", "g", "h"];
