import dynamic from "next/dynamic";

/** Call these when the pointer or the focus comes near, so that the dialog opens at once. */
export const loadUploadModal = () =>
  import("./resource-upload-modal").then((module) => module.ResourceUploadModal);

export const ResourceUploadModal = dynamic(loadUploadModal);

export const ResourceEditModal = dynamic(() =>
  import("./resource-edit-modal").then((module) => module.ResourceEditModal),
);

export const ResourceDetails = dynamic(() =>
  import("./resource-details").then((module) => module.ResourceDetails),
);

export const UnlockModal = dynamic(() =>
  import("@/components/common/files/unlock-modal").then((module) => module.UnlockModal),
);

export const DeleteResourceDialog = dynamic(() =>
  import("./delete-resource-dialog").then((module) => module.DeleteResourceDialog),
);

/** The answer comes with the first question. */
export const Answer = dynamic(() => import("./answer").then((module) => module.Answer));

export const SearchResults = dynamic(() =>
  import("./search-results").then((module) => module.SearchResults),
);
