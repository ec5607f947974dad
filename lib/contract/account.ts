import { z } from "zod";
import { Id, Instant } from "./common";
import { endpoint } from "./endpoint";
import { EXPORT_DAYS, EXPORT_STAGES, keysOf, USERNAME_MAX } from "./values";

/** A ZIP of everything the student has, made in the background. */
export const DataExport = z.object({
  id: Id,
  stage: z.enum(keysOf(EXPORT_STAGES)),
  files_done: z.int(),
  files_total: z.int(),
  /** Bytes; null until it is ready. */
  file_size: z.int().nullable(),
  /** Empty unless it failed; a sentence for the student. */
  error: z.string(),
  created_at: Instant,
  /** When the finished ZIP is deleted. */
  expires_at: Instant.nullable(),
});
export type DataExport = z.infer<typeof DataExport>;

const AccountDeletion = z
  .object({
    password: z.string("Password is required").max(1024).optional(),
    /** Instead of the password, of an account that has none. */
    username: z.string().trim().max(USERNAME_MAX).optional(),
  })
  .refine((body) => body.password || body.username, {
    message: "Password is required",
    path: ["password"],
  });

export const account = {
  exports: endpoint("GET /account/exports/", {
    summary: "The student's exports, newest first",
    answer: z.array(DataExport),
  }),
  startExport: endpoint("POST /account/exports/", {
    summary: `Begin an export; it is kept for ${EXPORT_DAYS} days. The one under way is answered as it is`,
    limit: "export",
    answer: DataExport,
    status: 202,
  }),
  readExport: endpoint("GET /account/exports/{export_id}/", {
    summary: "One export and how far it is",
    answer: DataExport,
  }),
  downloadExport: endpoint("GET /account/exports/{export_id}/download/", {
    summary: "The finished ZIP",
    download: true,
  }),
  remove: endpoint("POST /account/delete/", {
    summary: "Delete the account: it ends at once, a job erases what it owned",
    limit: "login",
    body: AccountDeletion,
    status: 204,
  }),
};
