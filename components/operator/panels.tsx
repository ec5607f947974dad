import { AccountsPanel } from "./accounts-panel";
import { AnnouncementsPanel } from "./announcements-panel";
import { HealthPanel } from "./health-panel";
import { InvitationsPanel } from "./invitations-panel";
import { JobsPanel } from "./jobs-panel";
import { LogPanel } from "./log-panel";
import { UsePanel } from "./use-panel";

/** Everything of the page below its heading. */
export function Panels() {
  return (
    <div className="grid max-w-4xl gap-8">
      <HealthPanel />
      <JobsPanel />
      <AccountsPanel />
      <InvitationsPanel />
      <UsePanel />
      <AnnouncementsPanel />
      <LogPanel />
    </div>
  );
}
