/**
 * Which tests that need SQL run on one of the two databases only. A file runs on both unless it is named here, with the
 * reason: SQL, locks and the driver can change nothing in it, or the statements it makes are those of the other tests
 * that are named.
 */
export const ONLY_EMBEDDED: Record<string, string[]> = {
  "What a model is sent and answers; its rows are those of assistant, ai-usage and plan-generation.":
    [
      "tests/services/assistant-model.test.ts",
      "tests/services/assistant-red-team.test.ts",
      "tests/services/assistant-switches.test.ts",
      "tests/services/liar.test.ts",
      "tests/services/model-switches.test.ts",
      "tests/services/models.test.ts",
      "tests/services/sturdy-calls.test.ts",
      "tests/services/plan-model.test.ts",
      "tests/services/syllabus-model.test.ts",
    ],
  "What a server that keeps files is sent; its rows are those of assignment-files and resources.": [
    "tests/services/storage.test.ts",
    "tests/services/uploads.test.ts",
    "tests/services/vercel-blob.test.ts",
  ],
  "What stands in a document; its rows are those of assignment-rows, syllabus-imports and trash.": [
    "tests/api/documents.test.ts",
    "tests/api/other-files.test.ts",
    "tests/api/other-files-outcomes.test.ts",
    "tests/jobs/extract-assignment.test.ts",
  ],
  "What is recognized in pictures; how its pages are kept and its steps go on is in ocr-steps.": [
    "tests/jobs/ocr.test.ts",
  ],
  "How a student's words change a plan; the rows of a change are those of plan-changes.": [
    "tests/api/plan-words.test.ts",
    "tests/api/wishes-in-words.test.ts",
  ],
  "Who may see what; its statements are those of the other tests, and `npm run chaos -- tenant` tries both.":
    ["tests/api/tenant.test.ts"],
  "How good the answers of a search are; that it finds the same on both is in search.": [
    "tests/services/retrieval/figures.test.ts",
  ],
  "Its processes have embedded databases of their own.": [
    "tests/jobs/engine-crash.test.ts",
    "tests/jobs/mail-crash.test.ts",
    "tests/jobs/digest-crash.test.ts",
  ],
};

/** The embedded database is locked to one process, and its connection cannot be lost. */
export const ONLY_POSTGRES = ["tests/jobs/engine-lead.test.ts", "tests/services/outage.test.ts"];
