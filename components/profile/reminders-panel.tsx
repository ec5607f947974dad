"use client";

import { useQuery } from "@tanstack/react-query";
import { useSession } from "@/components/common/session/session-provider";
import { afterLoad } from "@/components/shared/after-load";
import { ErrorBanner } from "@/components/shared/error-banner";
import { SectionCard } from "@/components/shared/section-card";
import { Skeleton } from "@/components/ui/skeleton";
import { messageOf } from "@/lib/client/api-error";
import type { User } from "@/lib/contract/profile";
import { profileQueries } from "./queries";

/** Comes after the rest of the settings. */
const RemindersForm = afterLoad(
  () => import("./reminders-form").then((module) => module.RemindersForm),
  <FormSkeleton />,
);

/** What the student is reminded of, and what stands in the way of it. */
export function RemindersPanel() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <SectionCard title="Reminders" description="We tell you what is due, when you want it.">
      <Chosen user={user} />
    </SectionCard>
  );
}

function Chosen({ user }: { user: User }) {
  const chosen = useQuery(profileQueries.reminders());
  const email = useQuery(profileQueries.email(user.email));
  const error = chosen.error ?? email.error;
  if (chosen.data && email.data) {
    return <RemindersForm user={user} chosen={chosen.data} email={email.data} />;
  }
  if (!error) return <FormSkeleton />;
  const retry = () => void Promise.all([chosen.refetch(), email.refetch()]);
  return (
    <ErrorBanner
      title="We couldn't load your reminders"
      message={messageOf(error)}
      onRetry={retry}
      retrying={chosen.isFetching || email.isFetching}
    />
  );
}

function FormSkeleton() {
  return (
    <div role="status" aria-label="Loading reminders" className="h-52">
      <Skeleton className="h-full w-full rounded-lg" />
    </div>
  );
}
