"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { RelativeTime } from "@/components/shared/relative-time";
import { Button } from "@/components/ui/button";
import type { OperatorEntry } from "@/lib/contract/operator";
import type { OperatorAction } from "@/lib/contract/operator-values";
import { Nothing, Panel } from "./panel";
import { operatorQueries } from "./queries";

export function LogPanel() {
  const query = useInfiniteQuery(operatorQueries.actions());
  return (
    <Panel title="Log" query={query}>
      {({ pages }) => {
        const actions = pages.flatMap((page) => page.actions);
        if (actions.length === 0) return <Nothing>No operator has done anything yet.</Nothing>;
        return (
          <>
            <ul className="divide-y">
              {actions.map((entry) => (
                <li key={entry.id} className="px-5 py-2.5 text-sm break-words">
                  {sentenceOf(entry)}{" "}
                  <span className="text-muted-foreground">
                    <RelativeTime instant={entry.created_at} />
                  </span>
                </li>
              ))}
            </ul>
            {query.hasNextPage && (
              <div className="border-t px-5 py-3">
                <Button
                  variant="ghost"
                  size="sm"
                  loading={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  Show more of the log
                </Button>
              </div>
            )}
          </>
        );
      }}
    </Panel>
  );
}

function sentenceOf({
  operator,
  operator_id,
  action,
  account_id,
  username,
  subject_id,
}: OperatorEntry) {
  const who = operator ?? (operator_id === null ? "A command" : `Account ${operator_id}`);
  const whom = account_id === null ? "" : (username ?? `account ${account_id}`);
  const what = subject_id === null ? "" : `(${subject_id})`;
  return [who, DONE[action], whom, what].filter(Boolean).join(" ");
}

const DONE: Record<OperatorAction, string> = {
  disable: "closed the account of",
  enable: "opened the account of",
  reset_link: "made a link to set a password for",
  sign_out: "signed out",
  make_operator: "made an operator of",
  unmake_operator: "took the role of operator from",
  delete: "deleted",
  retry_job: "retried a job of",
  retry_document: "retried a document of",
  retry_all: "retried all that had failed",
  announce: "announced something",
  end_announcement: "removed an announcement",
  invite: "invited somebody",
  withdraw_invitation: "took back an invitation",
};
