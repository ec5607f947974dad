import { LoaderCircle } from "lucide-react";

/** A whole page's wait. It shows only after a moment, so that short waits pass without a flicker. */
export function PageSpinner({ label = "Loading" }: { label?: string }) {
  return (
    <div role="status" className="grid min-h-dvh animate-late place-items-center">
      <LoaderCircle aria-hidden className="size-6 animate-spin text-muted-foreground" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
