import type { InngestFunction } from "inngest";
import { erase, exportData } from "@/inngest/functions/account";
import { extractTopics } from "@/inngest/functions/extract-topics";
import { failStuck, forget, purgeTrash, removeContent } from "@/inngest/functions/housekeeping";
import { importSyllabus } from "@/inngest/functions/import-syllabus";
import { readFile } from "@/inngest/functions/read-file";

/** Every background function of the product. */
export const functions: InngestFunction.Like[] = [
  readFile,
  extractTopics,
  importSyllabus,
  failStuck,
  forget,
  purgeTrash,
  removeContent,
  exportData,
  erase,
];
