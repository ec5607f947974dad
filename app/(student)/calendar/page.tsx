import { CalendarDays } from "lucide-react";
import type { Metadata } from "next";
import { NotBuiltYet } from "@/components/shared/not-built-yet";

export const metadata: Metadata = { title: "Calendar" };

export default function CalendarPage() {
  return (
    <NotBuiltYet title="Calendar" icon={CalendarDays}>
      All your assignments and exam dates will stand here, day by day.
    </NotBuiltYet>
  );
}
