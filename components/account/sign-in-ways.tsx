"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CheckCircle2, KeyRound } from "lucide-react";
import { useSession, useZone } from "@/components/common/session/session-provider";
import { ErrorBanner } from "@/components/shared/error-banner";
import { Notice } from "@/components/shared/notice";
import { SectionCard } from "@/components/shared/section-card";
import { useBrowserValue } from "@/components/shared/use-browser-value";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import { leaveForSignOn } from "@/lib/client/sign-on";
import type { SignInWays as Ways } from "@/lib/contract/profile";
import { formatDay } from "@/lib/time/format";
import { accountQueries } from "./queries";

/** By whom the student signs on beside their password; nothing where this site knows nobody. */
export function SignInWays() {
  const { data: ways } = useQuery(accountQueries.signIn());
  const connect = useMutation({ mutationFn: leave });
  if (!ways?.sign_on && !ways?.identities.length) return null;
  const name = ways.sign_on ?? "an institution";
  return (
    <SectionCard title="Sign-in" description={`By ${name}, or with a password`} flush>
      <Outcome name={name} />
      {connect.error && (
        <ErrorBanner
          className="m-5"
          message={`We couldn't reach ${name}. ${messageOf(connect.error)}`}
        />
      )}
      <ul className="divide-y">
        {ways.identities.map((identity) => (
          <Identity key={identity.id} identity={identity} name={name} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3 p-5">
        {ways.sign_on && ways.identities.length === 0 && (
          <Button variant="secondary" loading={connect.isPending} onClick={() => connect.mutate()}>
            <KeyRound aria-hidden />
            Connect {ways.sign_on}
          </Button>
        )}
        <p className="text-sm">
          {ways.has_password ? "You have a password." : "You have no password."}
        </p>
        {ways.can_set_password && !ways.has_password && <SetPassword />}
      </div>
    </SectionCard>
  );
}

async function leave() {
  await call("POST /profile/sign-in/connect/", {});
  await leaveForSignOn();
}

interface IdentityProps {
  identity: Ways["identities"][number];
  name: string;
}

function Identity({ identity, name }: IdentityProps) {
  const zone = useZone();
  const client = useQueryClient();
  const { queryKey } = accountQueries.signIn();
  const remove = useMutation({
    mutationFn: () =>
      call("DELETE /profile/sign-in/{identity_id}/", { path: { identity_id: identity.id } }),
    onSuccess: (ways) => client.setQueryData(queryKey, ways),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0">
        <p className="font-medium break-words">{identity.email || name}</p>
        <p className="text-sm break-all text-muted-foreground">
          {identity.issuer}, last used {formatDay(identity.last_used_at, zone)}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        loading={remove.isPending}
        onClick={() => remove.mutate()}
      >
        Disconnect
      </Button>
      {remove.error && (
        <p role="alert" className="w-full text-sm text-destructive">
          {messageOf(remove.error)}
        </p>
      )}
    </li>
  );
}

function SetPassword() {
  const { user } = useSession();
  const ask = useMutation({
    mutationFn: () =>
      call("POST /auth/password-reset/", { body: { username: user?.username ?? "" } }),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Button variant="link" loading={ask.isPending} onClick={() => ask.mutate()}>
        Mail me a link to set one
      </Button>
      <p role="status" className="w-full text-muted-foreground">
        {ask.isSuccess && "It's on its way. It works for 30 minutes."}
        {ask.error && messageOf(ask.error)}
      </p>
    </div>
  );
}

/** How the way back from the issuer ended. */
function Outcome({ name }: { name: string }) {
  const search = useBrowserValue(() => window.location.search, "");
  const outcome = new URLSearchParams(search).get("sign-on");
  if (outcome === "connected") {
    return (
      <Notice
        tone="success"
        icon={CheckCircle2}
        className="m-5"
        title={`You can sign in with ${name} from now on`}
      />
    );
  }
  if (outcome !== "elsewhere") return null;
  return (
    <ErrorBanner
      className="m-5"
      message={`${name} knows another account here by this name. Sign in with it, or disconnect it there first.`}
    />
  );
}
