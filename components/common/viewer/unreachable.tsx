import { ErrorBanner } from "@/components/shared/error-banner";
import { ApiError, messageOf } from "@/lib/client/api-error";
import { DocumentUnavailable } from "./document-unavailable";

interface UnreachableProps {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

/** In place of a document that did not arrive. */
export function Unreachable({ error, onRetry, retrying }: UnreachableProps) {
  if (error instanceof ApiError && error.status === 404) {
    return (
      <DocumentUnavailable>
        This file is gone. You may have deleted it on another device.
      </DocumentUnavailable>
    );
  }
  return (
    <div className="p-4 sm:p-6">
      <ErrorBanner
        title="We couldn't load the file"
        message={messageOf(error)}
        onRetry={onRetry}
        retrying={retrying}
      />
    </div>
  );
}
