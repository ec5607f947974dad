import { notifyManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError, isOutage } from "@/lib/client/api-error";

/** How long an outage of the server is waited for before it is asked again. */
const AGAIN_MS = 3000;

// Notifies in a microtask, so that an optimistic change is shown within the click's own task.
notifyManager.setScheduler(queueMicrotask);

/** One cache per page load. What the server refused is not asked again by itself; what it could not answer is. */
export function makeQueryClient(): QueryClient {
  const queryCache = new QueryCache({
    onError: (error, { queryKey }) => {
      if (!isOutage(error)) return;
      const failed = { queryKey, exact: true, type: "active" } as const;
      setTimeout(() => void client.refetchQueries(failed), AGAIN_MS);
    },
  });
  const client = new QueryClient({
    queryCache,
    defaultOptions: {
      // Offline a request fails at once and says so, instead of waiting behind a skeleton.
      queries: {
        networkMode: "always",
        staleTime: 10_000,
        retry: (failures, error) =>
          failures < 2 && !(error instanceof ApiError && error.status < 500),
      },
      mutations: { networkMode: "always" },
    },
  });
  return client;
}
