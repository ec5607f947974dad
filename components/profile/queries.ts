import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/client/call";

export const profileQueries = {
  /** Whether mails reach the student at `email`, the address that is saved. */
  email: (email: string) =>
    queryOptions({
      queryKey: ["email-state", email],
      queryFn: ({ signal }) => call("GET /profile/email/", { signal }),
    }),
  reminders: () =>
    queryOptions({
      queryKey: ["reminders"],
      queryFn: ({ signal }) => call("GET /profile/reminders/", { signal }),
      staleTime: 0,
    }),
};
