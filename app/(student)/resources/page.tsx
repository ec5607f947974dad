import { Library } from "lucide-react";
import type { Metadata } from "next";
import { NotBuiltYet } from "@/components/shared/not-built-yet";

export const metadata: Metadata = { title: "Study Resources" };

export default function ResourcesPage() {
  return (
    <NotBuiltYet title="Study Resources" icon={Library}>
      The PDFs you study from, across all courses, will be kept and searched here.
    </NotBuiltYet>
  );
}
