import type { InngestFunction } from "inngest";
import { erase, exportData } from "@/inngest/functions/account";
import { embedFile, embedMissing } from "@/inngest/functions/embed-file";
import { extractTopics } from "@/inngest/functions/extract-topics";
import { failStuckPlanning, generatePlan } from "@/inngest/functions/generate-plan";
import { failStuck, forget, purgeTrash, removeContent } from "@/inngest/functions/housekeeping";
import { importSyllabus } from "@/inngest/functions/import-syllabus";
import { indexFile, indexMissing } from "@/inngest/functions/index-file";
import { readFile } from "@/inngest/functions/read-file";
import { recognizePictures } from "@/inngest/functions/recognize-text";

/** Every background function of the product. */
export const functions: InngestFunction.Like[] = [
  readFile,
  recognizePictures,
  indexFile,
  indexMissing,
  embedFile,
  embedMissing,
  extractTopics,
  importSyllabus,
  generatePlan,
  failStuckPlanning,
  failStuck,
  forget,
  purgeTrash,
  removeContent,
  exportData,
  erase,
];
