import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

interface DocumentUnavailableProps {
  children: ReactNode;
  onDownload?: () => void;
}

/** In place of a document that cannot be shown. */
export function DocumentUnavailable({ children, onDownload }: DocumentUnavailableProps) {
  return (
    <div role="alert" className="m-auto grid max-w-md justify-items-center gap-4 p-6 text-center">
      <p>{children}</p>
      {onDownload && (
        <Button variant="secondary" onClick={onDownload}>
          <Download aria-hidden />
          Download
        </Button>
      )}
    </div>
  );
}
