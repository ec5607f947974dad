import type { Metadata } from "next";
import { Suspense } from "react";
import { StudyPlans } from "@/components/study-plans/study-plans";

export const metadata: Metadata = { title: "Study Plans" };

export default function StudyPlansPage() {
  return (
    // Which plan stands open is in the address, which is known in the browser only.
    <Suspense>
      <StudyPlans />
    </Suspense>
  );
}
