"use client";

import { queryOptions, useQuery } from "@tanstack/react-query";
import { Megaphone, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Notice } from "@/components/shared/notice";
import { call } from "@/lib/client/call";
import { MINUTE_MS } from "@/lib/time/durations";

const KEY = "dismissed-announcements";

const announcementsQuery = () =>
  queryOptions({
    queryKey: ["announcements"],
    queryFn: ({ signal }) => call("GET /announcements/", { signal }),
    staleTime: 5 * MINUTE_MS,
  });

/** What whoever runs the site says, until it is over or this browser's student has read it. */
export function Announcements() {
  const { data = [] } = useQuery(announcementsQuery());
  const [dismissed, setDismissed] = useState(readDismissed);
  const shown = data.filter(({ id }) => !dismissed.includes(id));
  if (shown.length === 0) return null;
  const dismiss = (id: number) => {
    const ids = [...dismissed, id];
    setDismissed(ids);
    keepDismissed(ids);
  };
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-2 px-4 pt-4 sm:px-6 lg:px-10">
      {shown.map(({ id, text, tone }) => (
        <Notice
          key={id}
          tone={tone}
          icon={tone === "warning" ? TriangleAlert : Megaphone}
          onDismiss={() => dismiss(id)}
        >
          <p className="break-words whitespace-pre-line">{text}</p>
        </Notice>
      ))}
    </div>
  );
}

function readDismissed(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "number") : [];
  } catch {
    return [];
  }
}

/** The last hundred: older ones are over. */
function keepDismissed(ids: number[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids.slice(-100)));
  } catch {
    // A browser that keeps nothing asks again at the next visit.
  }
}
