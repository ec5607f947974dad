import "./globals.css";
import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { Providers } from "@/components/shell/providers";

export const metadata: Metadata = {
  title: { default: "Study Companion", template: "%s · Study Companion" },
  description:
    "Study Companion reads the files your courses hand out, finds the deadlines, and shows " +
    "you the line each one came from.",
};

export const viewport: Viewport = {
  // The keyboard of a phone shrinks the page instead of covering a sheet's buttons.
  interactiveWidget: "resizes-content",
  // To the edges of the glass; what lies there keeps clear of notch and home indicator by `env(safe-area-inset-*)`.
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbf9f6" },
    { media: "(prefers-color-scheme: dark)", color: "#121318" },
  ],
};

const figtree = localFont({
  src: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  weight: "300 900",
  variable: "--font-figtree",
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, \
        U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, \
        U+FEFF, U+FFFD",
    },
  ],
});

const figtreeExtended = localFont({
  src: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2",
  weight: "300 900",
  variable: "--font-figtree-ext",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, \
        U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, \
        U+2113, U+2C60-2C7F, U+A720-A7FF",
    },
  ],
});

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The theme's class is set before React runs, hence the warning is expected here and only here.
    <html
      lang="en"
      className={`${figtree.variable} ${figtreeExtended.variable}`}
      suppressHydrationWarning
    >
      <body className="font-sans">
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
