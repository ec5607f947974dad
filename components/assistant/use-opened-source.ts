import { useState } from "react";
import type { Source } from "@/lib/contract/retrieval";

/** The source whose page is shown. The same one asked for again moves there once more. */
export function useOpenedSource() {
  const [opened, setOpened] = useState<{ source: Source; asked: number }>();
  return {
    opened: opened && {
      file_id: opened.source.file_id,
      title: opened.source.resource_title,
      mark: { page: opened.source.page, quote: opened.source.quote, asked: opened.asked },
    },
    open: (source: Source) => setOpened((before) => ({ source, asked: (before?.asked ?? 0) + 1 })),
    close: () => setOpened(undefined),
  };
}
