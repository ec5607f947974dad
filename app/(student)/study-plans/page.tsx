import { ListChecks } from "lucide-react";
import type { Metadata } from "next";
import { NotBuiltYet } from "@/components/shared/not-built-yet";

export const metadata: Metadata = { title: "Study Plans" };

export default function StudyPlansPage() {
  return (
    <NotBuiltYet title="Study Plans" icon={ListChecks}>
      Plans that spread the work for an exam or a deadline over the days you have will be made and
      followed here.
    </NotBuiltYet>
  );
}
