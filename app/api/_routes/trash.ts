import { implement } from "@/lib/api/implement";
import { trash } from "@/lib/contract/trash";
import { emptyTrash, removeFromTrash } from "@/lib/services/trash/purge";
import { listTrash, restoreFromTrash, undoDeletion } from "@/lib/services/trash/restore";

export const trashRoutes = implement(trash, {
  list: ({ owner }) => listTrash(owner),
  undo: ({ owner, body }) => undoDeletion(owner, body),
  restore: ({ owner, path }) => restoreFromTrash(owner, path.trash_item_id),
  remove: ({ owner, path }) => removeFromTrash(owner, path.trash_item_id),
  empty: ({ owner }) => emptyTrash(owner),
});
