import type { Metadata } from "next";
import { Suspense } from "react";
import { ask, firstData } from "@/app/_first-data/first-data";
import { FirstData } from "@/components/common/session/first-data";
import { courseQueries } from "@/components/courses/queries";
import { resourceQueries } from "@/components/resources/queries";
import { Resources } from "@/components/resources/resources";

export const metadata: Metadata = { title: "Study Resources" };

export default async function ResourcesPage() {
  const given = await firstData(
    () => [
      ask(resourceQueries.list(), "GET /resources/", {}),
      ask(courseQueries.list(), "GET /courses/", {}),
    ],
    6_000,
  );
  return (
    // What is shown is in the address, which is known in the browser only.
    <FirstData given={given}>
      <Suspense>
        <Resources />
      </Suspense>
    </FirstData>
  );
}
