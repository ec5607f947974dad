import { z } from "zod";
import { Id, Instant } from "./common";
import { endpoint } from "./endpoint";
import { keysOf, TRASH_DAYS, TRASH_KINDS } from "./values";

/** Something deleted that can still come back, exactly as it was. */
export const TrashItem = z.object({
  id: Id,
  kind: z.enum(keysOf(TRASH_KINDS)),
  item_id: Id,
  title: z.string(),
  course_id: Id.nullable(),
  course_name: z.string().nullable(),
  /** Its course was deleted as well and has to be restored first. */
  course_in_trash: z.boolean(),
  /** Items that went along, for example a course's assignments. */
  item_count: z.int(),
  deleted_at: Instant,
  /** When it is deleted for good. */
  expires_at: Instant,
});
export type TrashItem = z.infer<typeof TrashItem>;

/** What came back. */
export const RestoredItem = TrashItem.extend({
  /** Work of a calendar that another calendar has taken over since, and keeps. */
  elsewhere: z.int(),
});
export type RestoredItem = z.infer<typeof RestoredItem>;

export const trash = {
  list: endpoint("GET /trash/", {
    summary: `What was deleted within ${TRASH_DAYS} days, newest first`,
    answer: z.array(TrashItem),
  }),
  undo: endpoint("POST /trash/undo/", {
    summary: "Take back a deletion by what was deleted",
    body: z.object({
      kind: z.enum(keysOf(TRASH_KINDS), "Please say what was deleted"),
      item_id: Id,
    }),
    answer: RestoredItem,
  }),
  restore: endpoint("POST /trash/{trash_item_id}/restore/", {
    summary: "Bring it back; 409 when its name is taken or its course is still deleted",
    answer: RestoredItem,
  }),
  remove: endpoint("DELETE /trash/{trash_item_id}/", {
    summary: "Delete it for good",
    status: 204,
  }),
  empty: endpoint("DELETE /trash/", {
    summary: "Delete everything in the trash for good",
    status: 204,
  }),
};
