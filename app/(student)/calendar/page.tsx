import type { Metadata } from "next";
import { Suspense } from "react";
import { Calendar } from "@/components/calendar/calendar";

export const metadata: Metadata = { title: "Calendar" };

export default function CalendarPage() {
  return (
    // What is shown is in the address, which is known in the browser only.
    <Suspense>
      <Calendar />
    </Suspense>
  );
}
