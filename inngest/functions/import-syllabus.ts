import { inngest } from "@/inngest/client";
import { accountDeleted, importRecognized, syllabusImported } from "@/inngest/events";
import { forOwner } from "@/lib/services/job-owner";
import type { Owner } from "@/lib/services/owner";
import {
  extractImport,
  failImport,
  finishImport,
  type ImportReading,
  improveImport,
  readImportPages,
} from "@/lib/services/syllabus-imports/reading";
import { leavesPictures } from "./recognize-text";

/** Syllabus -> pages -> what it says, for the student's review. Nothing enters a course here. */
export const importSyllabus = inngest.createFunction(
  {
    id: "import-syllabus",
    triggers: [syllabusImported, importRecognized],
    retries: 3,
    concurrency: { key: "event.data.owner_id", limit: 2 },
    cancelOn: [{ event: accountDeleted, match: "data.owner_id" }],
    onFailure: async ({ event }) => {
      const { owner_id, ...reading } = event.data.event.data;
      await forOwner(owner_id, (owner) => failImport(owner, reading));
    },
  },
  async ({ event, step }) => {
    const { owner_id, ...reading } = event.data;
    const as = (verb: (owner: Owner, reading: ImportReading) => Promise<void>) => () =>
      forOwner(owner_id, (owner) => verb(owner, reading));
    if (event.name !== importRecognized.name) {
      await step.run("read-pdf", as(readImportPages));
      const { import_id: work_id, attempt } = reading;
      if (await leavesPictures(step, { owner_id, work: "import", work_id, attempt })) return;
    }
    await step.run("extract-details", as(extractImport));
    await step.run("ask-model", as(improveImport));
    await step.run("finish", as(finishImport));
  },
);
