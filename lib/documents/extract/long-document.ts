import type { DocumentText } from "@/lib/documents/document-text";
import type { Found } from "@/lib/documents/evidence";
import type { Page } from "@/lib/documents/types";
import { kindOfTitle } from "@/lib/text/kind-of-work";

/**
 * Above the first a document is a book whatever its title says; above the second only without a sign of
 * an assignment.
 */
const BOOK_PAGES = 60;
const LONG_PAGES = 24;

/** Whether a document is a book, script or manual rather than something to hand in. */
export function isLongDocument(
  pages: Page[],
  document: DocumentText,
  title: Found<string> | null,
): boolean {
  if (pages.length > BOOK_PAGES) return true;
  if (pages.length <= LONG_PAGES) return false;
  const opening = document.text.slice(0, 6000);
  const has_contents =
    /^(?:table of )?contents$|^inhalt(?:sverzeichnis)?$|^table des matières$|^índice$/im.test(
      opening,
    );
  const has_kind = title !== null && kindOfTitle(title.value) !== null;
  const has_deadline = /\b(?:due|deadline|abgabe|à rendre|fecha de entrega)\b/i.test(opening);
  return has_contents || !(has_kind || has_deadline);
}
