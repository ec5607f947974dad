"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarPlus } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { type Course, courseQueries } from "@/components/courses/queries";
import { onDemand } from "@/components/shared/on-demand";
import { PageHeader } from "@/components/shared/page-header";
import { useBrowserValue } from "@/components/shared/use-browser-value";
import { useLoaded } from "@/components/shared/use-loaded";
import { useWide } from "@/components/shared/use-wide";
import { buttonVariants } from "@/components/ui/button";
import { browserZone, todaysName } from "@/lib/client/browser-zone";
import { cn } from "@/lib/cn";
import { CourseCodesProvider } from "./course-codes";
import { ListView } from "./list-view";
import type { Place } from "./moves";
import { Toolbar } from "./toolbar";
import { useCalendarAddress } from "./use-calendar-address";
import { useClock } from "./use-clock";
import { MonthView, WeekView } from "./views";

/** Nobody types before the page is there. */
const QuickAdd = onDemand(() =>
  import("@/components/quick-add/public").then((module) => module.QuickAdd),
);
const CalendarNews = onDemand(() =>
  import("@/components/calendar-sources/public").then((module) => module.CalendarNews),
);
const AddDialog = onDemand(() => import("./add-dialog").then((module) => module.AddDialog));

export function Calendar() {
  const clock = useClock();
  const wide = useWide();
  const loaded = useLoaded();
  const address = useCalendarAddress(clock.today);
  const { data: courses, error } = useQuery(courseQueries.list());
  // The address may name a course that is gone.
  const known = !courses || courses.some(({ id }) => id === address.course_id);
  const course_id = known ? address.course_id : null;
  const [adding, setAdding] = useState<Place>();
  const codes = new Map(courses?.map(({ id, code }) => [id, code]));
  const { day, class_times, setDay: onDay } = address;
  const period = { course_id, class_times, clock, day, onDay, onAdd: setAdding };

  return (
    <CourseCodesProvider value={codes}>
      <PageHeader
        title="Calendar"
        description="View all your assignments and exam dates"
        actions={wide && <FeedLink />}
      />
      <Toolbar
        courses={courses ? inOrder(courses) : unknownCourseOption(course_id)}
        course_id={course_id}
        onCourse={address.setCourse}
        view={address.view}
        onView={address.setView}
        class_times={class_times}
        onClassTimes={address.setClassTimes}
        helper={error && !courses ? "We couldn't load your courses. Reload to filter." : undefined}
      />
      {loaded && <CalendarNews />}
      {address.view === "list" && courses && courses.length > 0 && (
        <div className="mb-5 min-h-13 rounded-xl border bg-card px-5 py-2 shadow-card pointer-coarse:min-h-15">
          {loaded && <QuickAdd course_id={course_id} />}
        </div>
      )}
      {address.view === "list" && <ListView course_id={course_id} clock={clock} />}
      {address.view === "month" && <MonthView {...period} />}
      {address.view === "week" && <WeekView {...period} />}
      <ZoneNote zone={clock.zone} />
      {/* Where there is little room the calendar itself comes first. */}
      {!wide && <FeedLink className="mt-5 max-sm:w-full" />}
      {adding && (
        <AddDialog
          place={adding}
          course_id={course_id}
          possible={!courses || courses.length > 0}
          clock={clock}
          onClose={() => setAdding(undefined)}
        />
      )}
    </CourseCodesProvider>
  );
}

/** To where the calendar can be had in other programs. */
function FeedLink({ className }: { className?: string }) {
  return (
    <Link
      href="/settings#calendar-feeds"
      className={cn(buttonVariants({ variant: "secondary" }), className)}
    >
      <CalendarPlus aria-hidden />
      Get this in your calendar app
    </Link>
  );
}

/** Said only where the clock on the wall shows another time. */
function ZoneNote({ zone }: { zone: string }) {
  const same = useBrowserValue(() => sameZone(zone), true);
  if (same) return null;
  return (
    <p className="mt-4 text-sm text-muted-foreground">
      Days and times are in {zone.replaceAll("_", " ")}, your profile's time zone.
    </p>
  );
}

/** Whether the student's zone is the browser's, by whichever of its names: Kolkata is Calcutta to some. */
function sameZone(zone: string) {
  const own = browserZone();
  if (zone === own) return true;
  try {
    const named = new Intl.DateTimeFormat("en-US", { timeZone: zone }).resolvedOptions();
    return todaysName(named.timeZone) === own;
  } catch {
    return true;
  }
}

function inOrder(courses: Course[]) {
  return courses.toSorted((a, b) => a.name.localeCompare(b.name));
}

/** A placeholder option for the course in the address until the courses have loaded. */
function unknownCourseOption(course_id: number | null) {
  return course_id === null ? [] : [{ id: course_id, name: "This course" }];
}
