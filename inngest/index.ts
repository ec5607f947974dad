import type { InngestFunction } from "inngest";
import { extractTopics } from "@/inngest/functions/extract-topics";
import { failStuck, forget, removeContent } from "@/inngest/functions/housekeeping";
import { readFile } from "@/inngest/functions/read-file";

/** Every background function of the product. */
export const functions: InngestFunction.Like[] = [
  readFile,
  extractTopics,
  failStuck,
  forget,
  removeContent,
];
