import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toastSuccess } from "@/components/shared/toast";
import { removed } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { Session } from "@/lib/contract/profile";
import { accountQueries } from "./queries";

/** Signs out other devices: out of the list at once, back in it when the server refuses. */
export function useRevoke() {
  const client = useQueryClient();
  const { queryKey } = accountQueries.sessions();
  return useMutation({
    mutationKey: REVOKING,
    mutationFn: revoke,
    onMutate: async (which) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (sessions) => sessions?.filter((one) => !goes(one, which)));
    },
    onSuccess: (_, which) =>
      toastSuccess(
        which === "others" ? "Signed out on all other devices" : "Signed out on that device",
      ),
    // Refetched after the last running revocation, since an earlier list would be out of date.
    onSettled: () => {
      if (client.isMutating({ mutationKey: REVOKING }) === 1) {
        return client.invalidateQueries({ queryKey });
      }
    },
  });
}

type Which = Session | "others";

const REVOKING = ["account", "revoke"];

function goes({ id, is_current }: Session, which: Which) {
  return which === "others" ? !is_current : id === which.id;
}

async function revoke(which: Which) {
  if (which === "others") return call("POST /profile/sessions/revoke-others/", {});
  return removed(call("POST /profile/sessions/revoke/", { body: { id: which.id } }));
}
