import type { InngestFunction } from "inngest";
import { eraseDeletedAccount, exportData, mailResetLinks } from "@/inngest/functions/account";
import { readCalendar, readDueCalendars } from "@/inngest/functions/calendars";
import { embedFile, embedMissing } from "@/inngest/functions/embed-file";
import { failStuckPlanning, generatePlan } from "@/inngest/functions/generate-plan";
import { cleanUp, failStuck, purgeTrash, removeContent } from "@/inngest/functions/housekeeping";
import { indexFile, indexMissing } from "@/inngest/functions/index-file";
import { sendDue, sendQueuedMail } from "@/inngest/functions/mail";
import {
  improveImport,
  readDocument,
  readUnsent,
  recognizeDocument,
} from "@/inngest/functions/read-document";
import { relateCourse, relateMissing } from "@/inngest/functions/relate-course";
import { remindDue, sendQueuedPush, writeDigest } from "@/inngest/functions/reminders";
import { copySharedFile } from "@/inngest/functions/shared-files";

/** Every background function of the product. */
export const functions: InngestFunction.Like[] = [
  readDocument,
  improveImport,
  recognizeDocument,
  readUnsent,
  indexFile,
  indexMissing,
  embedFile,
  embedMissing,
  relateCourse,
  relateMissing,
  generatePlan,
  failStuckPlanning,
  readCalendar,
  readDueCalendars,
  copySharedFile,
  failStuck,
  cleanUp,
  purgeTrash,
  removeContent,
  exportData,
  eraseDeletedAccount,
  mailResetLinks,
  sendQueuedMail,
  sendDue,
  writeDigest,
  sendQueuedPush,
  remindDue,
];
