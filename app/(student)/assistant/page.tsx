import type { Metadata } from "next";
import { Suspense } from "react";
import { Assistant } from "@/components/assistant/assistant";

export const metadata: Metadata = { title: "AI Assistant" };

export default function AssistantPage() {
  return (
    // Which conversation stands open is in the address, which is known in the browser only.
    <Suspense>
      <Assistant />
    </Suspense>
  );
}
