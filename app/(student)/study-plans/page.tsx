import type { Metadata } from "next";
import { Suspense } from "react";
import { ask, firstData } from "@/app/_first-data/first-data";
import { FirstData } from "@/components/common/session/first-data";
import { planQueries } from "@/components/study-plans/queries";
import { StudyPlans } from "@/components/study-plans/study-plans";

export const metadata: Metadata = { title: "Study Plans" };

export default async function StudyPlansPage() {
  const given = await firstData(() => [ask(planQueries.list(), "GET /study-plans/", {})], 8_000);
  return (
    // Which plan stands open is in the address, which is known in the browser only.
    <FirstData given={given}>
      <Suspense>
        <StudyPlans />
      </Suspense>
    </FirstData>
  );
}
