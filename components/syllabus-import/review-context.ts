import type { Dispatch } from "react";
import type { ReviewDraft } from "./review-draft";
import type { ReviewChange, ReviewState } from "./review-state";
import type { Source } from "./source";

/** What every part of the review shares. */
export interface ReviewContext {
  draft: ReviewDraft;
  errors: ReviewState["errors"];
  change: Dispatch<ReviewChange>;
  /** What the reader looks at. */
  source: Source | undefined;
  /** The syllabus has pages: it is no pasted text. */
  paged: boolean;
  onSelect: (source: Source) => void;
  /** Selects it, and shows the syllabus where it is not beside the list. */
  onOpen: (source: Source) => void;
}
