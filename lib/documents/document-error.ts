export const DOCUMENT_PROBLEMS = {
  not_a_pdf:
    "This file is not a PDF, so nothing could be read from it. Nothing in your course has " +
    "changed. Please export or print the document as a PDF and upload that file.",
  damaged:
    "This PDF is damaged or incomplete and cannot be read. Nothing in your course has " +
    "changed. Please download it again from where you got it, check that it opens, and " +
    "upload it once more.",
  password_required:
    "This PDF is locked with a password, so its text cannot be read yet. Your file is kept " +
    "safe. Please enter the password, or upload a copy without it.",
  no_text_layer:
    "This PDF holds only pictures of pages (a scan or photos), so there is no text to " +
    "read. Your file is kept safe. Please upload a version with selectable text, or run " +
    "text recognition (OCR) on it first, or enter the details by hand.",
  too_slow:
    "Reading this PDF took too long and was stopped. Your file is kept safe. Please try " +
    "again, or upload a smaller part of the document.",
} as const;

export type DocumentProblem = keyof typeof DOCUMENT_PROBLEMS;

/** A document that cannot be read; `message` is written for the student. */
export class DocumentError extends Error {
  constructor(readonly code: DocumentProblem) {
    super(DOCUMENT_PROBLEMS[code]);
    this.name = "DocumentError";
  }
}
