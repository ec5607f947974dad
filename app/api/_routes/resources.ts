import { implement } from "@/lib/api/implement";
import { resources } from "@/lib/contract/resources";
import {
  downloadResource,
  listResources,
  patchResource,
  readProcessingStatus,
  readResource,
  retryResource,
} from "@/lib/services/resources";
import { removeResource } from "@/lib/services/trash/deletions";
import { addDirectResource, addFormResource } from "@/lib/services/uploads";

export const resourceRoutes = implement(resources, {
  list: ({ owner, query }) => listResources(owner, query.course_id),
  upload: ({ owner, body }) => addFormResource(owner, body),
  uploadDirectly: ({ owner, body }) => addDirectResource(owner, body),
  read: ({ owner, path }) => readResource(owner, path.resource_id),
  patch: ({ owner, path, body }) => patchResource(owner, path.resource_id, body),
  remove: ({ owner, path }) => removeResource(owner, path.resource_id),
  processingStatus: ({ owner, path }) => readProcessingStatus(owner, path.resource_id),
  retry: ({ owner, path }) => retryResource(owner, path.resource_id),
  download: ({ owner, path }) => downloadResource(owner, path.resource_id),
});
