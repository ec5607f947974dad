import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/client/call";
import { accountQueries } from "./queries";

/** Begins an export; the list then follows it by itself. */
export function useStartExport() {
  const client = useQueryClient();
  const { queryKey } = accountQueries.exports();
  return useMutation({
    mutationFn: () => call("POST /account/exports/", {}),
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (started) =>
      client.setQueryData(queryKey, (exports = []) => [
        started,
        ...exports.filter(({ id }) => id !== started.id),
      ]),
  });
}
