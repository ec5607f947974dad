import { implement } from "@/lib/api/implement";
import { announcements } from "@/lib/contract/announcements";
import { operatorAccounts, operatorSite } from "@/lib/contract/operator";
import {
  changeAccount,
  linkForAccount,
  removeAccount,
  signOutAccount,
} from "@/lib/services/operator/account-actions";
import { listAccounts } from "@/lib/services/operator/accounts";
import { listActions } from "@/lib/services/operator/actions";
import {
  announceToAll,
  endAnnouncement,
  listAnnouncements,
  readShown,
} from "@/lib/services/operator/announcements";
import { listFailures, retryAll, retryDocument, retryJob } from "@/lib/services/operator/failures";
import { readHealth } from "@/lib/services/operator/health";
import { readUse } from "@/lib/services/operator/use";

export const announcementRoutes = implement(announcements, { list: () => readShown() });

export const operatorSiteRoutes = implement(operatorSite, {
  health: () => readHealth(),
  jobs: () => listFailures(),
  retryJob: ({ owner, path }) => retryJob(owner, path.run_id),
  retryDocument: ({ owner, path }) => retryDocument(owner, path.reading_id),
  retryAll: ({ owner }) => retryAll(owner),
  use: () => readUse(),
  announcements: () => listAnnouncements(),
  announce: ({ owner, body }) => announceToAll(owner, body),
  endAnnouncement: ({ owner, path }) => endAnnouncement(owner, path.announcement_id),
  actions: ({ query }) => listActions(query),
});

export const operatorAccountRoutes = implement(operatorAccounts, {
  list: ({ query }) => listAccounts(query),
  change: ({ owner, path, body }) => changeAccount(owner, path.account_id, body),
  resetLink: ({ owner, path }) => linkForAccount(owner, path.account_id),
  signOut: ({ owner, path }) => signOutAccount(owner, path.account_id),
  remove: ({ owner, path, body }) => removeAccount(owner, path.account_id, body.username),
});
