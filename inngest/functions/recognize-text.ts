import type { GetFunctionInput } from "inngest";
import type { z } from "zod";
import { inngest } from "@/inngest/client";
import {
  accountDeleted,
  fileRecognized,
  importRecognized,
  picturesFound,
  topicsRecognized,
} from "@/inngest/events";
import { findPictures, type Look, recognizeText } from "@/lib/services/file-ocr";
import { failFile, UNEXPECTED_FAILURE } from "@/lib/services/file-stages";
import { forOwner } from "@/lib/services/job-owner";
import type { Owner } from "@/lib/services/owner";
import { failImport, lookAtImport } from "@/lib/services/syllabus-imports/reading";
import { failSyllabus, lookAtSyllabus } from "@/lib/services/syllabus-processing";

/** More than a document of the most pictures needs, one in each step. */
const MOST_STEPS = 100;

type Step = GetFunctionInput<typeof inngest>["step"];
type Pictures = z.infer<typeof picturesFound.schema>;

/**
 * Whether pages of a document are pictures: it is then handed over to have them recognized, and this run of its function
 * ends. The function begins anew, with another event, when they are.
 */
export function leavesPictures(step: Step, pictures: Pictures): Promise<boolean> {
  const { owner_id, work, work_id, attempt } = pictures;
  return step.run("find-pictures", () =>
    asked(owner_id, async (owner) => {
      const found = await WORKS[work].look(owner, pictures, findPictures);
      const id = `documents/pictures-${work}-${work_id}-${attempt}`;
      if (found) await inngest.send(picturesFound.create(pictures, { id }));
      return found;
    }),
  );
}

/** Recognizes pages that are pictures in as many steps as they take, none much longer than a minute. */
export const recognizePictures = inngest.createFunction(
  {
    id: "recognize-pictures",
    triggers: [picturesFound],
    retries: 3,
    // It takes a processor and 300 MB for itself. After each step the next document has its turn; none waits inside one.
    concurrency: { limit: 1 },
    cancelOn: [{ event: accountDeleted, match: "data.owner_id" }],
    onFailure: async ({ event }) => {
      const pictures: Pictures = event.data.event.data;
      await forOwner(pictures.owner_id, (owner) => WORKS[pictures.work].fail(owner, pictures));
    },
  },
  async ({ event, step }) => {
    const { owner_id, work } = event.data;
    const recognize = (owner: Owner) => WORKS[work].look(owner, event.data, recognizeText);
    for (let number = 1; number <= MOST_STEPS; number += 1) {
      const name = number === 1 ? "recognize-text" : `recognize-text-${number}`;
      if (!(await step.run(name, () => asked(owner_id, recognize)))) break;
    }
    await step.run("go-on", async () => {
      await inngest.send(WORKS[work].goesOn(event.data));
    });
  },
);

interface Work {
  look(owner: Owner, pictures: Pictures, look: Look): Promise<boolean>;
  fail(owner: Owner, pictures: Pictures): Promise<void>;
  /** The event with which its reading goes on. */
  goesOn(pictures: Pictures): { name: string; data: Record<string, unknown> };
}

const WORKS: Record<Pictures["work"], Work> = {
  file: {
    look: (owner, { work_id: file_id, attempt }, look) => look(owner, { file_id, attempt }),
    fail: (owner, { work_id: file_id, attempt }) =>
      failFile(owner, { file_id, attempt }, UNEXPECTED_FAILURE),
    goesOn: ({ owner_id, work_id: file_id, attempt }) =>
      fileRecognized.create({ owner_id, file_id, attempt }),
  },
  topics: {
    look: (owner, { work_id: source_id, attempt }, look) =>
      lookAtSyllabus(owner, { source_id, attempt }, look),
    fail: (owner, { work_id: source_id, attempt }) => failSyllabus(owner, { source_id, attempt }),
    goesOn: ({ owner_id, work_id: source_id, attempt }) =>
      topicsRecognized.create({ owner_id, source_id, attempt }),
  },
  import: {
    look: (owner, { work_id: import_id, attempt }, look) =>
      lookAtImport(owner, { import_id, attempt }, look),
    fail: (owner, { work_id: import_id, attempt }) => failImport(owner, { import_id, attempt }),
    goesOn: ({ owner_id, work_id: import_id, attempt }) =>
      importRecognized.create({ owner_id, import_id, attempt }),
  },
};

/** No, where the student is gone. */
async function asked(owner_id: number, ask: (owner: Owner) => Promise<boolean>): Promise<boolean> {
  let answer = false;
  await forOwner(owner_id, async (owner) => {
    answer = await ask(owner);
  });
  return answer;
}
