"use client";

import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { ErrorBanner } from "@/components/shared/error-banner";
import { onDemand } from "@/components/shared/on-demand";
import { SectionCard } from "@/components/shared/section-card";
import { ListSkeleton } from "@/components/shared/skeletons";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import { FailedSignIns } from "./failed-sign-ins";
import { accountQueries } from "./queries";
import { useRevoke } from "./use-revoke";

const LOADING = <ListSkeleton label="Loading devices" rows={2} />;

// Loaded lazily, because it brings the parser of user agents.
const DeviceList = onDemand(
  () => import("./device-list").then((module) => module.DeviceList),
  LOADING,
);

export function Devices() {
  const { data: sessions, error, refetch, isFetching } = useQuery(accountQueries.sessions());
  const revoke = useRevoke();
  const list = useRef<HTMLDivElement>(null);
  const signOut = (which: Parameters<typeof revoke.mutate>[0]) => {
    // The pressed button disappears with its device, so the list takes the focus.
    list.current?.focus();
    revoke.mutate(which);
  };

  return (
    <SectionCard
      title="Devices"
      description="Where you're signed in"
      flush
      actions={
        sessions &&
        sessions.length > 1 && (
          <Button variant="secondary" size="sm" onClick={() => signOut("others")}>
            Sign out everywhere else
          </Button>
        )
      }
    >
      <FailedSignIns />
      {revoke.error && (
        <ErrorBanner
          className="m-5"
          title={
            revoke.variables === "others"
              ? "We couldn't sign out your other devices"
              : "We couldn't sign out that device"
          }
          message={messageOf(revoke.error)}
          onRetry={() => revoke.variables && signOut(revoke.variables)}
          onDismiss={revoke.reset}
        />
      )}
      <div ref={list} tabIndex={-1}>
        {sessions ? (
          <DeviceList sessions={sessions} onSignOut={signOut} />
        ) : error ? (
          <ErrorBanner
            className="m-5"
            title="We couldn't load your devices"
            message={messageOf(error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          LOADING
        )}
      </div>
    </SectionCard>
  );
}
