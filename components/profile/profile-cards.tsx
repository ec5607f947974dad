"use client";

import { useQuery } from "@tanstack/react-query";
import { accountQueries } from "@/components/account/queries";
import { useSession } from "@/components/common/session/session-provider";
import { SectionCard } from "@/components/shared/section-card";
import { formatDay } from "@/lib/time/format";
import { PasswordForm } from "./password-form";
import { ProfileForm } from "./profile-form";

/** Who the student is: profile, password and account. */
export function ProfileCards() {
  const { user, setUser } = useSession();
  const { data: ways } = useQuery(accountQueries.signIn());
  if (!user) return null;
  return (
    <>
      <SectionCard title="Profile Information">
        <ProfileForm user={user} onSaved={setUser} />
      </SectionCard>
      {ways?.has_password !== false && (
        <SectionCard title="Change Password">
          <PasswordForm username={user.username} />
        </SectionCard>
      )}
      <SectionCard title="Account Information">
        <dl className="grid gap-4 sm:grid-cols-2">
          <div>
            <dt className="text-sm text-muted-foreground">Username</dt>
            <dd className="mt-0.5 font-medium">{user.username}</dd>
          </div>
          <div>
            <dt className="text-sm text-muted-foreground">Member since</dt>
            <dd className="mt-0.5 font-medium">
              {user.date_joined ? formatDay(user.date_joined, user.timezone) : "N/A"}
            </dd>
          </div>
        </dl>
      </SectionCard>
    </>
  );
}
