export const DOCUMENT_PROBLEMS = {
  not_a_pdf:
    "This file isn't a PDF, so we couldn't read it. Nothing in your course has changed. " +
    "Please export or print the document as a PDF and upload that file.",
  kind_not_read:
    "This file is empty or of a kind we can't read. Nothing in your course has changed. " +
    "Please upload a PDF, a Word (DOCX), PowerPoint (PPTX) or OpenDocument (ODT) file, " +
    "a web page, Markdown, plain text or a photo.",
  damaged:
    "This file is damaged or incomplete, so we couldn't read it. Nothing in your course has " +
    "changed. Please download it again from where you got it, check that it opens, and " +
    "upload it again.",
  password_required:
    "This PDF needs a password, so we can't read it yet. Your file is safe. Please enter " +
    "the password, or upload a copy without it.",
  no_text_layer:
    "This file holds only pictures of pages (a scan or photos), so there's no text to read. " +
    "Your file is safe. Please upload a version with selectable text, run text recognition " +
    "(OCR) on it first, or enter the details by hand.",
  no_text:
    "We found no text in this file. Your file is safe. If it's a web page that shows " +
    "its text only in a browser, please print that page as a PDF and upload the PDF.",
  locked:
    "This file needs a password, and we can't open it with one here. Your file is safe. " +
    "Please save a copy without a password in the program it's from, and upload that.",
  too_large:
    "This file is too large for us to read. Your file is safe. Please upload a smaller part " +
    "of the document, or print it as a PDF.",
  too_slow:
    "Reading this file took too long, so we stopped. Your file is safe. Please try " +
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
