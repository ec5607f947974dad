import { toastSuccess } from "@/components/shared/toast";
import { call } from "@/lib/client/call";
import type { Account, ResetLink } from "@/lib/contract/operator";

export type AccountAction = "disable" | "enable" | "reset" | "sign_out" | "make" | "unmake";

interface Act {
  account: Account;
  action: AccountAction;
}

const CHANGES = {
  disable: { is_disabled: true },
  enable: { is_disabled: false },
  make: { role: "operator" },
  unmake: { role: "student" },
} as const;

/** Does it, and answers the link where it made one. */
export async function actOn({ account, action }: Act): Promise<ResetLink | undefined> {
  const path = { account_id: account.id };
  if (action === "reset") return call("POST /operator/accounts/{account_id}/reset-link/", { path });
  if (action === "sign_out") {
    await call("POST /operator/accounts/{account_id}/sign-out/", { path });
    toastSuccess(`We've signed out ${account.username}`);
    return undefined;
  }
  await call("PATCH /operator/accounts/{account_id}/", { path, body: CHANGES[action] });
  toastSuccess(`We've changed the account of ${account.username}`);
  return undefined;
}
