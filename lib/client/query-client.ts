import { notifyManager, QueryClient } from "@tanstack/react-query";
import { ApiError } from "@/lib/client/api-error";

// Notifies in a microtask, so that an optimistic change is shown within the click's own task.
notifyManager.setScheduler(queueMicrotask);

/** One cache per page load. What the server refused is not asked again by itself. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
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
}
