import type { Metadata } from "next";
import { Suspense } from "react";
import { ask, firstData } from "@/app/_first-data/first-data";
import { Calendar } from "@/components/calendar/calendar";
import { FirstData } from "@/components/common/session/first-data";
import { courseQueries } from "@/components/courses/queries";

export const metadata: Metadata = { title: "Calendar" };

export default async function CalendarPage() {
  const given = await firstData(() => [ask(courseQueries.list(), "GET /courses/", {})], 6_000);
  return (
    // What is shown is in the address, which is known in the browser only.
    <FirstData given={given}>
      <Suspense>
        <Calendar />
      </Suspense>
    </FirstData>
  );
}
