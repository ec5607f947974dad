"use client";

import { ThemeProvider } from "next-themes";
import type { ReactNode } from "react";
import { SessionProvider } from "@/components/common/session/session-provider";
import { ToastHost } from "@/components/shared/toast-host";

/** What every page stands on: the theme, the session and a place for toasts. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    // The class on <html> decides; `color-scheme` follows from it in globals.css.
    <ThemeProvider attribute="class" enableColorScheme={false} disableTransitionOnChange>
      <SessionProvider>{children}</SessionProvider>
      <ToastHost />
    </ThemeProvider>
  );
}
