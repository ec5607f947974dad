import type { Metadata } from "next";
import { Greeting } from "@/components/dashboard/greeting";
import { Overview } from "@/components/dashboard/overview";
import { QuickActions } from "@/components/dashboard/quick-actions";

export const metadata: Metadata = { title: "Dashboard" };

export default function DashboardPage() {
  return (
    <>
      <Greeting />
      <QuickActions />
      <Overview />
    </>
  );
}
