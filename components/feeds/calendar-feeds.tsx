"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronRight, KeyRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { courseQueries } from "@/components/courses/queries";
import { ErrorBanner } from "@/components/shared/error-banner";
import { courseHue } from "@/components/shared/hue";
import { onDemand } from "@/components/shared/on-demand";
import { SectionCard } from "@/components/shared/section-card";
import { ListSkeleton } from "@/components/shared/skeletons";
import { messageOf } from "@/lib/client/api-error";
import type { CalendarFeed } from "@/lib/contract/feeds";
import { feedQueries } from "./queries";

const LOADING = <ListSkeleton label="Loading calendar feeds" rows={1} />;
const FeedRow = onDemand(() => import("./feed-row").then((module) => module.FeedRow), LOADING);

export function CalendarFeeds() {
  const { data: feeds, error, refetch, isFetching } = useQuery(feedQueries.list());
  return (
    <SectionCard title="Calendar feeds" flush>
      <div className="grid gap-2 px-5 py-4 text-muted-foreground">
        <p>
          A feed shows your deadlines, exams and study plans in the calendar you already use, such
          as Google Calendar, Apple Calendar or Outlook. It keeps up with every change you make
          here.
        </p>
        <p className="flex gap-2 text-sm">
          <KeyRound aria-hidden className="mt-0.75 size-3.5 shrink-0" />
          Keep its address secret: anyone who has it can see the titles and dates without signing
          in.
        </p>
      </div>
      <div className="border-t">
        {feeds ? (
          <Feeds feeds={feeds} />
        ) : error ? (
          <ErrorBanner
            className="m-5"
            title="We couldn't load your calendar feeds"
            message={messageOf(error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          LOADING
        )}
      </div>
    </SectionCard>
  );
}

function Feeds({ feeds }: { feeds: CalendarFeed[] }) {
  const feedOf = (course_id: number | null) => feeds.find((feed) => feed.course_id === course_id);
  const courses = useQuery(courseQueries.list());
  return (
    <>
      <FeedRow course_id={null} name="All courses" feed={feedOf(null)} />
      {courses.error && !courses.data && (
        <ErrorBanner
          className="mx-5 mb-5"
          title="We couldn't load your courses"
          message={messageOf(courses.error)}
          onRetry={() => void courses.refetch()}
          retrying={courses.isFetching}
        />
      )}
      {courses.data && courses.data.length > 0 && (
        <SingleCourses startsOpen={feeds.some(({ course_id }) => course_id !== null)}>
          {courses.data.map(({ id, name }) => (
            <li key={id}>
              <FeedRow course_id={id} name={name} hue={courseHue(id)} feed={feedOf(id)} />
            </li>
          ))}
        </SingleCourses>
      )}
    </>
  );
}

function SingleCourses({ startsOpen, children }: { startsOpen: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <details
      className="group border-t"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary
        className={
          "flex min-h-12 list-none items-center gap-2 px-5 font-medium text-muted-foreground " +
          "hover:text-foreground focus-visible:-outline-offset-2 " +
          "[&::-webkit-details-marker]:hidden"
        }
      >
        <ChevronRight
          aria-hidden
          className="size-4 transition-transform duration-150 group-open:rotate-90"
        />
        Feeds for one course
      </summary>
      <ul className="divide-y border-t">{children}</ul>
    </details>
  );
}
