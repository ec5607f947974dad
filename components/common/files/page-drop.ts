import { useEffect, useEffectEvent } from "react";

interface PageDrop {
  onFiles: (files: File[]) => void;
  /** "Let go to add to your library" */
  label: string;
}

let current: PageDrop | undefined;

/** What the open page does itself with files that are let go on it; others are asked what they are. */
export const pageDrop = { read: () => current };

/** The page takes what is let go anywhere on it. The shell listens, and hands over what can be read. */
export function usePageDrop({ onFiles, label }: PageDrop) {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const mine = { onFiles: (files: File[]) => take(files), label };
    current = mine;
    return () => {
      if (current === mine) current = undefined;
    };
  }, [label]);
}
