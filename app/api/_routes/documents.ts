import { implement } from "@/lib/api/implement";
import { attachment } from "@/lib/api/responses";
import { documents } from "@/lib/contract/documents";
import {
  downloadDocument,
  locateQuote,
  readDocument,
  readPagesOf,
  unlockDocument,
} from "@/lib/services/library/documents";

export const documentRoutes = implement(documents, {
  read: ({ owner, path }) => readDocument(owner, path.file_id),
  download: ({ owner, path }) => attachment(downloadDocument(owner, path.file_id)),
  pages: ({ owner, path, query }) => readPagesOf(owner, path.file_id, query),
  unlock: ({ owner, path, body }) => unlockDocument(owner, path.file_id, body.password),
  locate: ({ owner, path, query }) => locateQuote(owner, path.file_id, query),
});
