import { onDemand } from "@/components/shared/on-demand";

/** Call these when the pointer or the focus comes near, so that the dialog opens at once. */
export const loadUploadModal = () =>
  import("./resource-upload-modal").then((module) => module.ResourceUploadModal);

export const ResourceUploadModal = onDemand(loadUploadModal);

export const ResourceEditModal = onDemand(() =>
  import("./resource-edit-modal").then((module) => module.ResourceEditModal),
);

export const ResourceDetails = onDemand(() =>
  import("./resource-details").then((module) => module.ResourceDetails),
);

export const UnlockModal = onDemand(() =>
  import("@/components/common/files/unlock-modal").then((module) => module.UnlockModal),
);

export const DeleteResourceDialog = onDemand(() =>
  import("./delete-resource-dialog").then((module) => module.DeleteResourceDialog),
);

/** The answer comes with the first question. */
export const Answer = onDemand(() => import("./answer").then((module) => module.Answer));

export const SearchResults = onDemand(() =>
  import("./search-results").then((module) => module.SearchResults),
);
