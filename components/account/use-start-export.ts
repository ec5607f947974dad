import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/client/call";
import { routes } from "@/lib/contract/routes";
import { accountQueries } from "./queries";

/** Begins an export; the list then follows it by itself. */
export function useStartExport() {
  const client = useQueryClient();
  const { queryKey } = accountQueries.exports();
  return useMutation({
    mutationFn: () => call(routes.account.startExport, {}),
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (started) =>
      client.setQueryData(queryKey, (exports = []) => [
        started,
        ...exports.filter(({ id }) => id !== started.id),
      ]),
  });
}
