"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useState } from "react";
import { useLinkToken } from "@/components/common/session/link-token";
import { useSession, useZone } from "@/components/common/session/session-provider";
import { ErrorBanner } from "@/components/shared/error-banner";
import { onDemand } from "@/components/shared/on-demand";
import { ListSkeleton } from "@/components/shared/skeletons";
import { useBrowserValue } from "@/components/shared/use-browser-value";
import { Button, buttonVariants } from "@/components/ui/button";
import { isMissing, messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import { formatDay } from "@/lib/time/format";
import { sharedCourseQueries } from "./queries";
import { SetupContents } from "./setup-contents";

const AddSetupModal = onDemand(() =>
  import("./add-setup-modal").then((module) => module.AddSetupModal),
);

/** What a link shows, to whoever has it; who is signed in can add it. */
export function SharedCourse() {
  const token = useToken();
  const zone = useZone();
  const { data, error, isFetching, refetch } = useQuery({
    ...sharedCourseQueries.opened(token ?? ""),
    enabled: Boolean(token),
  });
  const [adding, setAdding] = useState(false);

  if (token === "" || isMissing(error)) return <NoCourse />;
  if (error) {
    return (
      <ErrorBanner
        title="We couldn't open this course"
        message={messageOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data || token === undefined) return <ListSkeleton label="Opening the course" />;
  const { setup, published_at, files } = data;
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-2xl font-semibold">A course for you</h1>
        <p className="mt-1.5 text-muted-foreground">
          {setup.shared_by && `Shared by ${setup.shared_by}. `}
          {`As of ${formatDay(published_at, zone)}.`}
        </p>
      </div>
      <SetupContents setup={setup} zone={zone} files={files} />
      <Ways token={token} onAdd={() => setAdding(true)} />
      {adding && (
        <AddSetupModal
          setup={setup}
          files={files}
          add={(target) => call("POST /shared-courses/copies/", { body: { ...target, token } })}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}

/** The same for every link that shows nothing, whatever the reason. */
function NoCourse() {
  return (
    <div>
      <h1 className="text-2xl font-semibold">This link shows no course</h1>
      <p className="mt-1.5 text-muted-foreground">
        Please ask whoever gave it to you for a new one.
      </p>
    </div>
  );
}

interface WaysProps {
  token: string;
  onAdd: () => void;
}

function Ways({ token, onAdd }: WaysProps) {
  const { status } = useSession();
  if (status === "signed-in") {
    return (
      <Button size="lg" className="justify-self-start" onClick={onAdd}>
        Add to my courses
      </Button>
    );
  }
  return (
    <div className="grid gap-2">
      <p className="text-muted-foreground">To add it to your courses, sign in or sign up.</p>
      <div className="flex flex-wrap gap-2">
        {/* What opens the course stays in this tab: an address with it would be written down. */}
        <Link
          href="/login?next=/shared-course"
          className={buttonVariants({ size: "lg" })}
          onClick={() => keepToken(token)}
        >
          Sign in
        </Link>
        <Link
          href="/register?next=/shared-course"
          className={buttonVariants({ size: "lg", variant: "secondary" })}
          onClick={() => keepToken(token)}
        >
          Sign up
        </Link>
      </div>
    </div>
  );
}

const KEPT = "shared-course";

/** From the address, else from before the student signed in; undefined until the browser shows the page. */
function useToken(): string | undefined {
  const sent = useLinkToken();
  const kept = useBrowserValue(keptToken, "");
  return sent === "" ? kept : sent;
}

function keptToken(): string {
  try {
    return sessionStorage.getItem(KEPT) ?? "";
  } catch {
    return "";
  }
}

/** Where the browser keeps nothing the student opens the link once more. */
function keepToken(token: string) {
  try {
    sessionStorage.setItem(KEPT, token);
  } catch {
    // As said above.
  }
}
