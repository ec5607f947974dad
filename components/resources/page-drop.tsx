"use client";

import { FileUp } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { toastError } from "@/components/shared/toast";
import { FILES_TAKEN, isTaken, unreadableText } from "@/lib/contract/file-types";

interface PageDropProps {
  /** Receives what is read by its name; of anything else a message says why it is not. */
  onFiles: (files: File[]) => void;
}

/** Files may be let go anywhere on the page. A dialog that is open takes its own. */
export function PageDrop({ onFiles }: PageDropProps) {
  const [over, setOver] = useState(false);
  const take = useEffectEvent((files: File[]) => onFiles(files));

  useEffect(() => {
    // Each element fires its own enter and leave events; only their balance tells whether the pointer left the page.
    let depth = 0;
    const show = (change: number) => {
      depth = Math.max(0, depth + change);
      setOver(depth > 0);
    };
    const handlers: Record<string, (event: DragEvent) => void> = {
      dragenter: (event) => isForPage(event) && show(1),
      dragleave: (event) => isForPage(event) && show(-1),
      dragover: (event) => isForPage(event) && event.preventDefault(),
      drop(event) {
        depth = 0;
        setOver(false);
        if (!isForPage(event)) return;
        event.preventDefault();
        const files = takenOf([...(event.dataTransfer?.files ?? [])]);
        if (files.length > 0) take(files);
      },
    };
    const stop = new AbortController();
    for (const [name, handler] of Object.entries(handlers)) {
      window.addEventListener(name, (event) => event instanceof DragEvent && handler(event), {
        signal: stop.signal,
      });
    }
    return () => stop.abort();
  }, []);

  if (!over) return null;
  return (
    <div
      aria-hidden
      className={
        "pointer-events-none fixed inset-0 z-40 grid animate-fade place-items-center " +
        "bg-background/80 p-6 md:left-(--sidebar)"
      }
    >
      <div
        className={
          "grid size-full max-h-136 max-w-3xl place-content-center justify-items-center " +
          "gap-2.5 rounded-2xl border-2 border-dashed border-ring text-center"
        }
      >
        <FileUp strokeWidth={1.5} className="size-9 text-link" />
        <p className="text-lg font-semibold">Let go to upload</p>
        <p className="text-sm text-muted-foreground">{FILES_TAKEN}, several at once</p>
      </div>
    </div>
  );
}

function takenOf(files: File[]): File[] {
  const others = files.filter((file) => !isTaken(file));
  if (others.length > 0) toastError(others.map(({ name }) => unreadableText(name)).join(" "));
  return files.filter(isTaken);
}

/** Files, over no dialog. Text that is dragged, and what a drop area has taken, is not ours. */
function isForPage({ dataTransfer, target, defaultPrevented }: DragEvent) {
  const inDialog = target instanceof Element && target.closest("[role=dialog]") !== null;
  const taken = defaultPrevented && target instanceof Element && target.closest("label") !== null;
  return !inDialog && !taken && dataTransfer?.types.includes("Files") === true;
}
