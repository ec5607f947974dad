import type { Metadata } from "next";
import { Greeting } from "@/components/dashboard/greeting";
import { Overview } from "@/components/dashboard/overview";

export const metadata: Metadata = { title: "Dashboard" };

export default function DashboardPage() {
  return (
    <>
      <Greeting />
      <Overview />
    </>
  );
}
