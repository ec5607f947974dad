import { onDemand } from "@/components/shared/on-demand";

/** Call it when the pointer or the focus comes near, so that the dialog opens at once. */
export const loadShareDialog = () => import("./share-dialog").then((module) => module.ShareDialog);

/** What of a course others get, and how. Mount it to open it. */
export const ShareDialog = onDemand(loadShareDialog);

/** Takes in a course that somebody shared as a file. Mount it to open it. */
export const CourseFileDialog = onDemand(() =>
  import("./course-file-dialog").then((module) => module.CourseFileDialog),
);

/** Offers what whoever shared a course changed in it. */
export const CopyNotice = onDemand(() =>
  import("./copy-notice").then((module) => module.CopyNotice),
);

/** Whether a course still follows the one it was made from, and the way back from its last update. */
export const CopyState = onDemand(() => import("./copy-state").then((module) => module.CopyState));
