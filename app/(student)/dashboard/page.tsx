import type { Metadata } from "next";
import { ask, firstData } from "@/app/_first-data/first-data";
import { FirstData } from "@/components/common/session/first-data";
import { firstPart } from "@/components/dashboard/first-part";
import { Greeting } from "@/components/dashboard/greeting";
import { Overview } from "@/components/dashboard/overview";
import { dashboardQueries } from "@/components/dashboard/queries";
import { QuickActions } from "@/components/dashboard/quick-actions";

export const metadata: Metadata = { title: "Dashboard" };

export default async function DashboardPage() {
  const given = await firstData(() => [
    ask(dashboardQueries.one(), "GET /dashboard/", {}, firstPart),
  ]);
  return (
    <FirstData given={given}>
      <Greeting />
      <Overview>
        <QuickActions />
      </Overview>
    </FirstData>
  );
}
