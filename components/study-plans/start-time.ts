import { z } from "zod";
import { TimeOfDay } from "@/lib/contract/common";

/** What a field for a start time holds; empty is none. */
export const TypedStartTime = z
  .string()
  .transform((typed) => typed || null)
  .pipe(TimeOfDay.nullable());
