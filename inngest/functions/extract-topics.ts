import { inngest } from "@/inngest/client";
import { accountDeleted, syllabusAdded, topicsRecognized } from "@/inngest/events";
import { forOwner } from "@/lib/services/job-owner";
import type { Owner } from "@/lib/services/owner";
import {
  failSyllabus,
  readSyllabusPages,
  type SyllabusReading,
  saveTopics,
} from "@/lib/services/syllabus-processing";
import { leavesPictures } from "./recognize-text";

/** Syllabus -> pages -> topic cards. One at a time per student, so that two readings never mix. */
export const extractTopics = inngest.createFunction(
  {
    id: "extract-topics",
    triggers: [syllabusAdded, topicsRecognized],
    retries: 3,
    concurrency: { key: "event.data.owner_id", limit: 1 },
    cancelOn: [{ event: accountDeleted, match: "data.owner_id" }],
    onFailure: async ({ event }) => {
      const { owner_id, ...reading } = event.data.event.data;
      await forOwner(owner_id, (owner) => failSyllabus(owner, reading));
    },
  },
  async ({ event, step }) => {
    const { owner_id, ...reading } = event.data;
    const as = (verb: (owner: Owner, reading: SyllabusReading) => Promise<void>) => () =>
      forOwner(owner_id, (owner) => verb(owner, reading));
    if (event.name !== topicsRecognized.name) {
      await step.run("read-pdf", as(readSyllabusPages));
      const { source_id: work_id, attempt } = reading;
      if (await leavesPictures(step, { owner_id, work: "topics", work_id, attempt })) return;
    }
    await step.run("save-topics", as(saveTopics));
  },
);
