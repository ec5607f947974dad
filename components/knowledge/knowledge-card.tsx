"use client";

import { useEffect, useRef, useState } from "react";
import { onDemand } from "@/components/shared/on-demand";
import { SectionCard } from "@/components/shared/section-card";
import { Button } from "@/components/ui/button";
import { mapOpenState } from "./map-open-state";
import { MapSkeleton } from "./map-skeleton";

const loadMap = () => import("./knowledge-map").then((module) => module.KnowledgeMap);
const KnowledgeMap = onDemand(loadMap, <MapSkeleton />);

/** The map of how a course's topics depend on each other. It is drawn when opened and stays open across visits. */
export function KnowledgeCard({ course_id }: { course_id: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const [open, setOpen] = useState(false);
  // It opens at the end of a long page: whoever asked for it sees it.
  useEffect(() => {
    if (open && asked.current) frame.current?.closest("section")?.scrollIntoView();
    asked.current = false;
  }, [open]);
  useEffect(() => {
    const { current } = frame;
    if (!current || !mapOpenState.read()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setOpen(true);
        observer.disconnect();
      },
      { rootMargin: "240px" },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  function show(shown: boolean) {
    setOpen(shown);
    mapOpenState.keep(shown);
  }

  return (
    <SectionCard
      title="Knowledge map"
      flush
      empty={open ? undefined : CLOSED}
      actions={
        open ? (
          <Button variant="ghost" size="sm" onClick={() => show(false)}>
            Hide
            <span className="sr-only">the knowledge map</span>
          </Button>
        ) : (
          <Button
            variant="secondary"
            size="sm"
            onPointerEnter={loadMap}
            onFocus={loadMap}
            onClick={() => {
              show(true);
              asked.current = true;
            }}
          >
            Show the map
          </Button>
        )
      }
    >
      <div ref={frame}>{open && <KnowledgeMap course_id={course_id} />}</div>
    </SectionCard>
  );
}

const CLOSED = {
  title: "How the topics connect",
  sentence: "What to learn first, what builds on it and what to study next.",
};
