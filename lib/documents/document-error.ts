export const DOCUMENT_PROBLEMS = {
  not_a_pdf:
    "This file is not a PDF, so nothing could be read from it. Nothing in your course has " +
    "changed. Please export or print the document as a PDF and upload that file.",
  kind_not_read:
    "This file is empty or of a kind that cannot be read here, so nothing could be read from " +
    "it. Nothing in your course has changed. Please upload a PDF, a Word (DOCX), PowerPoint " +
    "(PPTX) or OpenDocument (ODT) file, a web page, Markdown, plain text or a photo.",
  damaged:
    "This file is damaged or incomplete and cannot be read. Nothing in your course has " +
    "changed. Please download it again from where you got it, check that it opens, and " +
    "upload it once more.",
  password_required:
    "This PDF is locked with a password, so its text cannot be read yet. Your file is kept " +
    "safe. Please enter the password, or upload a copy without it.",
  no_text_layer:
    "This file holds only pictures of pages (a scan or photos), so there is no text to " +
    "read. Your file is kept safe. Please upload a version with selectable text, or run " +
    "text recognition (OCR) on it first, or enter the details by hand.",
  no_text:
    "No text was found in this file. Your file is kept safe. If it is a web page that shows " +
    "its text only in a browser, please print that page as a PDF and upload the PDF.",
  locked:
    "This file is locked with a password that cannot be entered here. Your file is kept " +
    "safe. Please save a copy without a password in the program it comes from, and upload that.",
  too_large:
    "This file is too large to be read. Your file is kept safe. Please upload a smaller part " +
    "of the document, or print it as a PDF.",
  too_slow:
    "Reading this file took too long and was stopped. Your file is kept safe. Please try " +
    "again, or upload a smaller part of the document.",
} as const;

export type DocumentProblem = keyof typeof DOCUMENT_PROBLEMS;

/** The code of what was thrown while a document was read; what we did not throw comes from damaged bytes. */
export function problemOf(error: unknown): DocumentProblem {
  return error instanceof DocumentError ? error.code : "damaged";
}

/** A document that cannot be read; `message` is written for the student. */
export class DocumentError extends Error {
  // Declared apart, because worker threads only strip the types of this file.
  readonly code: DocumentProblem;

  constructor(code: DocumentProblem) {
    super(DOCUMENT_PROBLEMS[code]);
    this.code = code;
    this.name = "DocumentError";
  }
}
