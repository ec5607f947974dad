"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useZone } from "@/components/common/session/session-provider";
import { CopyAddress } from "@/components/shared/copy-address";
import { onDemand } from "@/components/shared/on-demand";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/client/call";
import type { NewInvitation } from "@/lib/contract/invitations";
import { formatDay } from "@/lib/time/format";
import { Nothing, Panel } from "./panel";
import { operatorQueries } from "./queries";

const InviteModal = onDemand(() => import("./invite-modal").then((module) => module.InviteModal));

/** Who may open an account by a link that nobody has used yet. */
export function InvitationsPanel() {
  const client = useQueryClient();
  const zone = useZone();
  const query = useQuery(operatorQueries.invitations());
  const [inviting, setInviting] = useState(false);
  const [made, setMade] = useState<NewInvitation>();
  const withdraw = useMutation({
    mutationFn: (invitation_id: number) =>
      call("DELETE /operator/invitations/{invitation_id}/", { path: { invitation_id } }),
    onSettled: () => client.invalidateQueries({ queryKey: operatorQueries.all }),
  });
  const invite = (
    <Button variant="secondary" size="sm" onClick={() => setInviting(true)}>
      Invite
    </Button>
  );
  return (
    <>
      <Panel title="Invitations" query={query} refusal={withdraw.error} actions={invite}>
        {({ invitations }) => (
          <>
            {made && <Made invitation={made} />}
            {invitations.length === 0 && <Nothing>Nobody has an open invitation.</Nothing>}
            <ul className="divide-y">
              {invitations.map(({ id, email, is_mailed, expires_at }) => (
                <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
                  <div className="min-w-0 flex-1 basis-56">
                    <p className="font-medium break-words">{email}</p>
                    <p className="text-sm text-muted-foreground">
                      {is_mailed ? "Mailed" : "Handed over"}, works until{" "}
                      {formatDay(expires_at, zone)}
                    </p>
                  </div>
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={`Take back the invitation of ${email}`}
                    onClick={() => withdraw.mutate(id)}
                  >
                    Take back
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Panel>
      {inviting && query.data && (
        <InviteModal
          byMail={query.data.by_mail}
          onMade={setMade}
          onClose={() => setInviting(false)}
        />
      )}
    </>
  );
}

/** A link is shown this once. */
function Made({ invitation: { email, url } }: { invitation: NewInvitation }) {
  if (!url) {
    return (
      <p role="status" className="px-5 py-4 text-sm">
        We've mailed {email} a link.
      </p>
    );
  }
  return (
    <div className="m-5 rounded-lg bg-accent px-4 py-3">
      <p className="text-sm">
        Give this link to {email} yourself. It works once, for two weeks, and we show it only now.
      </p>
      <CopyAddress url={url} of={`the link for ${email}`} takesFocus />
    </div>
  );
}
