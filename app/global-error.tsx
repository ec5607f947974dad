"use client";

import "./globals.css";

/**
 * A page or the layout itself has failed: this stands in for all of it, in the theme and font that it had. Every page
 * carries this code, and it must work when others do not: plain elements, nothing imported.
 */
export default function GlobalErrorFallback() {
  return (
    <html
      lang="en"
      className={typeof document === "object" ? document.documentElement.className : undefined}
      suppressHydrationWarning
    >
      <body className="font-sans">
        <title>Something went wrong · Study Companion</title>
        <main className="mx-auto grid min-h-dvh w-full max-w-md content-center px-5 pb-[16dvh]">
          <h1 className="text-3xl font-semibold">Oops! Something went wrong</h1>
          <p className="mt-3 text-lg text-muted-foreground">
            We encountered an unexpected error. Please try refreshing the page.
          </p>
          <button
            type="button"
            className={
              "mt-8 h-10 w-fit rounded-md bg-primary px-4 text-sm font-medium " +
              "text-primary-foreground hover:bg-primary-hover"
            }
            onClick={() => window.location.reload()}
          >
            Refresh Page
          </button>
        </main>
      </body>
    </html>
  );
}
