import type { Metadata } from "next";
import { Suspense } from "react";
import { Resources } from "@/components/resources/resources";

export const metadata: Metadata = { title: "Study Resources" };

export default function ResourcesPage() {
  return (
    // What is shown is in the address, which is known in the browser only.
    <Suspense>
      <Resources />
    </Suspense>
  );
}
