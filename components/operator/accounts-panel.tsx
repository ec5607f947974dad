"use client";

import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { onDemand } from "@/components/shared/on-demand";
import { TextField } from "@/components/shared/text-field";
import { useDebounced } from "@/components/shared/use-debounced";
import { Button } from "@/components/ui/button";
import type { Account, ResetLink } from "@/lib/contract/operator";
import { type AccountAction, actOn } from "./account-actions";
import { AccountRow } from "./account-row";
import { Nothing, Panel } from "./panel";
import { operatorQueries } from "./queries";
import { ResetLinkShown } from "./reset-link-shown";

const DeleteModal = onDemand(() => import("./delete-modal").then((module) => module.DeleteModal));

const TYPING_MS = 250;

export function AccountsPanel() {
  const client = useQueryClient();
  const [typed, setTyped] = useState("");
  const [deleting, setDeleting] = useState<Account>();
  const [link, setLink] = useState<ResetLink>();
  const query = useInfiniteQuery(operatorQueries.accounts(useDebounced(typed.trim(), TYPING_MS)));
  const act = useMutation({
    mutationFn: actOn,
    onSuccess: (made) => setLink(made),
    onSettled: () => client.invalidateQueries({ queryKey: operatorQueries.all }),
  });
  const choose = (account: Account, action: AccountAction | "delete") =>
    action === "delete" ? setDeleting(account) : act.mutate({ account, action });
  return (
    <>
      <Panel title="Accounts" query={query} refusal={act.error}>
        {({ pages }) => (
          <>
            <div className="px-5 py-4">
              <TextField
                label="Find an account"
                helper="By how the username, email or name begins"
                type="search"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
              {link && <ResetLinkShown link={link} />}
            </div>
            <Rows accounts={pages.flatMap((page) => page.accounts)} onChoose={choose} />
            {query.hasNextPage && (
              <div className="border-t px-5 py-3">
                <Button
                  variant="ghost"
                  size="sm"
                  loading={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  Show more accounts
                </Button>
              </div>
            )}
          </>
        )}
      </Panel>
      {deleting && <DeleteModal account={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
}

interface RowsProps {
  accounts: Account[];
  onChoose: (account: Account, action: AccountAction | "delete") => void;
}

function Rows({ accounts, onChoose }: RowsProps) {
  if (accounts.length === 0) return <Nothing>No account begins like that.</Nothing>;
  return (
    <ul className="divide-y border-t">
      {accounts.map((account) => (
        <AccountRow
          key={account.id}
          account={account}
          onChoose={(action) => onChoose(account, action)}
        />
      ))}
    </ul>
  );
}
