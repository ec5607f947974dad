import type { Metadata } from "next";
import { Suspense } from "react";
import { ask, firstData } from "@/app/_first-data/first-data";
import { Assistant } from "@/components/assistant/assistant";
import { threadQueries } from "@/components/assistant/queries";
import { FirstData } from "@/components/common/session/first-data";
import { courseQueries } from "@/components/courses/queries";

export const metadata: Metadata = { title: "AI Assistant" };

export default async function AssistantPage() {
  const given = await firstData(
    () => [
      ask(threadQueries.list(), "GET /ai-assistant/threads/", { query: { q: "" } }),
      ask(courseQueries.list(), "GET /courses/", {}),
    ],
    12_000,
  );
  return (
    // Which conversation stands open is in the address, which is known in the browser only.
    <FirstData given={given}>
      <Suspense>
        <Assistant />
      </Suspense>
    </FirstData>
  );
}
