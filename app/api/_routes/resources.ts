import { implement } from "@/lib/api/implement";
import { attachment } from "@/lib/api/responses";
import { resources } from "@/lib/contract/resources";
import { addDirectResource, addFormResource } from "@/lib/services/library/add-file";
import {
  downloadResource,
  listResources,
  patchResource,
  readProcessingStatus,
  readResource,
  retryResource,
} from "@/lib/services/library/resources";
import { removeResource } from "@/lib/services/trash/deletions";

export const resourceRoutes = implement(resources, {
  list: ({ owner, query }) => listResources(owner, query.course_id),
  upload: ({ owner, body }) => addFormResource(owner, { ...body, only_pdf: true }),
  uploadAny: ({ owner, body }) => addFormResource(owner, body),
  uploadDirectly: ({ owner, body }) => addDirectResource(owner, body),
  read: ({ owner, path }) => readResource(owner, path.resource_id),
  patch: ({ owner, path, body }) => patchResource(owner, path.resource_id, body),
  remove: ({ owner, path }) => removeResource(owner, path.resource_id),
  processingStatus: ({ owner, path }) => readProcessingStatus(owner, path.resource_id),
  retry: ({ owner, path }) => retryResource(owner, path.resource_id),
  download: ({ owner, path }) => attachment(downloadResource(owner, path.resource_id)),
});
