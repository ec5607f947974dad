import { onDemand } from "@/components/shared/on-demand";

/** Call it when the pointer or the focus comes near, so that the dialog opens at once. */
export const loadAddModal = () => import("./add-modal").then((module) => module.AddModal);
export const AddModal = onDemand(loadAddModal);

export const EditModal = onDemand(() => import("./edit-modal").then((module) => module.EditModal));

export const RemoveDialog = onDemand(() =>
  import("./remove-dialog").then((module) => module.RemoveDialog),
);

export const loadReview = () => import("./review-dialog").then((module) => module.ReviewDialog);
export const ReviewDialog = onDemand(loadReview);
