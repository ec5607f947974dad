import type { Metadata } from "next";
import { ask, firstData } from "@/app/_first-data/first-data";
import { FirstData } from "@/components/common/session/first-data";
import { AllGrades } from "@/components/gpa/all-grades";
import { gradeQueries } from "@/components/grades/queries";

export const metadata: Metadata = { title: "Grades" };

export default async function GradesPage() {
  const given = await firstData(() => [ask(gradeQueries.ofAll(), "GET /grades/", {})], 3_000);
  return (
    <FirstData given={given}>
      <AllGrades />
    </FirstData>
  );
}
