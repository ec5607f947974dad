"use client";

import "./globals.css";
import { UnexpectedError } from "@/components/shell/unexpected-error";

/** The root layout itself has failed: this stands in for it, in the system's font and the system's theme. */
export default function GlobalErrorFallback() {
  return (
    <html lang="en">
      <body className="font-sans">
        <title>Something went wrong · Study Companion</title>
        <UnexpectedError />
      </body>
    </html>
  );
}
