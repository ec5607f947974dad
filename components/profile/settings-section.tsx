"use client";

import { Component, type ReactNode } from "react";
import { ErrorBanner } from "@/components/shared/error-banner";

/** A part of the page with its anchor. What breaks inside leaves the rest of the page usable. */
export function SettingsSection({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className="grid scroll-mt-20 gap-5 md:scroll-mt-12">
      <Boundary>{children}</Boundary>
    </div>
  );
}

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorBanner
        title="We couldn't show this part of the page"
        message="You haven't lost anything, and the rest of the page works. Reloading usually helps."
        onRetry={() => window.location.reload()}
      />
    );
  }
}
