"use client";

import { FileUp } from "lucide-react";
import { usePathname } from "next/navigation";
import { useCallback, useEffect, useState } from "react";
import { pageDrop } from "@/components/common/files/page-drop";
import { readableFilesOrToast } from "@/components/common/files/readable-files";
import { ChosenFiles } from "@/components/courses/public";
import { earlyDrops } from "./early-drops";

/** Files let go anywhere on a page are taken in; the browser would open them in its place. */
export function DropAnywhere() {
  const [over, setOver] = useState(false);
  const label = pageDrop.read()?.label;
  const [files, setFiles] = useState<File[]>([]);
  const close = useCallback(() => setFiles([]), []);
  const pathname = usePathname();
  const course_id = Number(/^\/courses\/(\d+)/.exec(pathname)?.[1]) || null;

  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      const { dataTransfer } = event;
      if (!dataTransfer?.types.includes("Files")) return;
      // A place of its own has taken them, or a dialog hides the page.
      const own = event.defaultPrevented;
      const hidden = document.querySelector("[role=dialog], [role=alertdialog]") !== null;
      event.preventDefault();
      if (!own) dataTransfer.dropEffect = hidden ? "none" : "copy";
      setOver(!own && !hidden);
    };
    const onLeave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false);
    const take = (dropped: Iterable<File>) => {
      const taken = readableFilesOrToast(dropped);
      if (taken.length > 0) (pageDrop.read()?.onFiles ?? setFiles)(taken);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      take(event.dataTransfer.files);
    };
    take(earlyDrops.take());
    window.addEventListener("dragover", onDragOver);
    window.addEventListener("dragleave", onLeave);
    window.addEventListener("drop", onDrop);
    return () => {
      window.removeEventListener("dragover", onDragOver);
      window.removeEventListener("dragleave", onLeave);
      window.removeEventListener("drop", onDrop);
    };
  }, []);

  return (
    <>
      {over && (
        <div
          aria-hidden
          className={
            "pointer-events-none fixed inset-2 z-40 grid place-items-center rounded-xl border-2 " +
            "border-dashed border-ring bg-background/80"
          }
        >
          <p className="flex items-center gap-3 text-lg font-semibold">
            <FileUp className="size-6" strokeWidth={1.6} />
            {label ?? `Let go to add ${course_id === null ? "your files" : "to this course"}`}
          </p>
        </div>
      )}
      {files.length > 0 && <ChosenFiles course_id={course_id} files={files} onClose={close} />}
    </>
  );
}
