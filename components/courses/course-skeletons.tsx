import { SectionCard } from "@/components/shared/section-card";
import { Skeleton } from "@/components/ui/skeleton";
import { FACTS } from "./course-information";

export function CourseHeaderSkeleton() {
  return (
    <div role="status" aria-label="Loading course" className="mb-7 md:mb-9">
      <Skeleton className="h-4 w-20" />
      <Skeleton className="mt-6 h-3.5 w-24" />
      <Skeleton className="mt-3 h-7 w-72 max-w-full" />
      <Skeleton className="mt-3 h-4 w-96 max-w-full" />
    </div>
  );
}

export function CourseInformationSkeleton() {
  return (
    <SectionCard title="Course Information">
      <div className={FACTS}>
        {WIDTHS.map((width) => (
          <div key={width} className="grid h-10.5 content-between py-1">
            <Skeleton className="h-3.5 w-16" />
            <Skeleton className="h-3.5" style={{ width }} />
          </div>
        ))}
      </div>
    </SectionCard>
  );
}

const WIDTHS = ["5.5rem", "1.25rem", "4.5rem", "4rem", "5.25rem", "5rem", "3.5rem"];
