import { ErrorBanner } from "@/components/shared/error-banner";
import { messageOf } from "@/lib/client/api-error";

interface SearchFailedProps {
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Stands where the places would that a search finds. */
export function SearchFailed({ error, isFetching, refetch }: SearchFailedProps) {
  return (
    <ErrorBanner
      title="We couldn't search your files"
      message={messageOf(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
