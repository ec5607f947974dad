import { z } from "zod";
import { placeIn } from "@/lib/log";
import { reasonOf } from "@/lib/services/operator/job-words";

/** What the log says of a job's error. Never its message, which may quote what a student wrote. */
export function failureInLog(error: unknown) {
  const { stack, message } = Thrown.catch({}).parse(error);
  return { reason: reasonOf(error), place: placeIn(stack, message) };
}

const Thrown = z.looseObject({ stack: z.string().optional(), message: z.string().optional() });
