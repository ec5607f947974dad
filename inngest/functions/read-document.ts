import { cron } from "inngest";
import { inngest } from "@/inngest/client";
import {
  accountDeleted,
  documentGiven,
  documentRecognized,
  documentUnrecognized,
  fileDeleted,
  importProposed,
} from "@/inngest/events";
import { announce, sendWaiting } from "@/inngest/outbox";
import { forOwner } from "@/lib/services/kernel/job-owner";
import type { Owner } from "@/lib/services/kernel/owner";
import { assignmentOutcome } from "@/lib/services/library/read-assignment";
import {
  extractFacts,
  finishReading,
  improveFacts,
  improveLater,
  type Outcomes,
} from "@/lib/services/reading/outcomes";
import { readPages } from "@/lib/services/reading/read-pages";
import { advanceReading, failReading, type Reading } from "@/lib/services/reading/readings";
import { findPictures, recognizeText } from "@/lib/services/reading/recognize-text";
import { sendUnsent } from "@/lib/services/reading/send";
import { thenReschedule } from "@/lib/services/study-plans/schedule/change";
import { proposalOutcome, topicsOutcome } from "@/lib/services/syllabus/read-syllabus";
import { indexInSteps } from "./index-file";

/** More than a document of the most pictures needs, one in each step. */
const MOST_STEPS = 100;

/** What comes of each kind of document. Of a resource its pages are all. */
const OUTCOMES: Outcomes = {
  assignment: assignmentOutcome,
  quiz: assignmentOutcome,
  "syllabus source": topicsOutcome,
  "syllabus import": proposalOutcome,
};

interface Failure {
  event: { data: { event: { data: Reading & { owner_id: number } } } };
}

/** How a run about a document is tried again, and how it ends: with its file, its owner, or an error to read. */
const OF_DOCUMENTS = {
  retries: 3 as const,
  cancelOn: [
    { event: fileDeleted, match: "data.file_id" },
    { event: accountDeleted, match: "data.owner_id" },
  ],
  onFailure: async ({ event }: Failure) => {
    const { owner_id, ...reading } = event.data.event.data;
    await forOwner(owner_id, (owner) => failReading(owner, reading));
  },
};

/**
 * Document -> pages -> facts -> passages -> what it was given for. Every step may run twice; none does its work twice.
 * Pages that are pictures are handed over to have them recognized, and this run ends; another goes on when they are.
 */
export const readDocument = inngest.createFunction(
  {
    id: "read-document",
    triggers: [documentGiven, documentRecognized],
    ...OF_DOCUMENTS,
    concurrency: { key: "event.data.owner_id", limit: 2 },
  },
  async ({ event, step }) => {
    const { owner_id, file_id, ...reading } = event.data;
    const as =
      (verb: (owner: Owner, reading: Reading, outcomes: Outcomes) => Promise<void>) => () =>
        forOwner(owner_id, (owner) => verb(owner, reading, OUTCOMES));
    if (event.name !== documentRecognized.name) {
      await step.run(
        "read-pages",
        as((owner) => readPages(owner, reading)),
      );
      const are_pictures = await step.run("find-pictures", async () => {
        const found = await forOwner(owner_id, (owner) => findPictures(owner, reading));
        const id = `documents/unrecognized-${reading.reading_id}-${reading.attempt}`;
        if (found) await announce([documentUnrecognized.create(event.data, { id })]);
        return found;
      });
      if (are_pictures) return;
    }
    await step.run("extract-facts", as(extractFacts));
    await step.run("ask-model", as(improveFacts));
    if (file_id !== null) {
      await step.run(
        "begin-index",
        as((owner) => advanceReading(owner, reading, { stage: "indexing" })),
      );
      await indexInSteps(step, owner_id, file_id);
    }
    await step.run("finish", as(finishReading));
    await step.run(
      "follow-schedule",
      as((owner) => thenReschedule(owner, Promise.resolve())),
    );
  },
);

/** A model that hangs holds up neither other documents nor, being few at once, the engine. */
export const improveImport = inngest.createFunction(
  {
    id: "improve-import",
    triggers: [importProposed],
    retries: 2,
    concurrency: [{ key: "event.data.owner_id", limit: 1 }, { limit: 4 }],
    cancelOn: [{ event: accountDeleted, match: "data.owner_id" }],
  },
  ({ event, step }) => {
    const { owner_id, ...reading } = event.data;
    return step.run("ask-model", () =>
      forOwner(owner_id, (owner) => improveLater(owner, reading, OUTCOMES)),
    );
  },
);

/** Recognizes pages that are pictures in as many steps as they take, none much longer than a minute. */
export const recognizeDocument = inngest.createFunction(
  {
    id: "recognize-document",
    triggers: [documentUnrecognized],
    ...OF_DOCUMENTS,
    // It takes a processor and 300 MB for itself. After each step the next document has its turn;
    // none waits inside one.
    concurrency: { limit: 1 },
  },
  async ({ event, step }) => {
    const { owner_id, ...reading } = event.data;
    const recognize = () => forOwner(owner_id, (owner) => recognizeText(owner, reading));
    for (let number = 1; number <= MOST_STEPS; number += 1) {
      const name = number === 1 ? "recognize-text" : `recognize-text-${number}`;
      if (!(await step.run(name, recognize))) break;
    }
    await step.run("go-on", async () => {
      const id = `documents/recognized-${reading.reading_id}-${reading.attempt}`;
      await announce([documentRecognized.create(event.data, { id })]);
    });
  },
);

/** Documents that no job was told of, and whatever an Inngest server did not take at once. */
export const readUnsent = inngest.createFunction(
  { id: "read-unsent", triggers: [cron("*/2 * * * *")], retries: 1 },
  async ({ step }) => {
    await step.run("read-unsent", sendUnsent);
    await step.run("send-waiting", sendWaiting);
  },
);
