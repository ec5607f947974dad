import { onDemand } from "@/components/shared/on-demand";

/** Call it when the pointer or the focus comes near, so that the dialog opens at once. */
export const loadResourceUpload = () =>
  import("./resource-upload-modal").then((module) => module.ResourceUploadModal);

/** Takes files into the library. Mount it to open it. */
export const ResourceUploadModal = onDemand(loadResourceUpload);
