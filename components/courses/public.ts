import { createElement } from "react";
import { onDemand } from "@/components/shared/on-demand";

/** Call it when the pointer or the focus comes near, so that the dialog opens at once. */
export const loadCourseModal = () => import("./course-modal").then((module) => module.CourseModal);

export const loadChosenFiles = () => import("./chosen-files").then((module) => module.ChosenFiles);

/** Asks what files are and sends them where they belong. Mount it with files to open it. */
export const ChosenFiles = onDemand(loadChosenFiles);

export const CourseModal = onDemand(loadCourseModal);

/** "Try a sample course": makes one, or finds the one that is there, and opens it. */
export const SampleCourseButton = onDemand(() =>
  import("./sample-course").then((module) => module.SampleCourseButton),
);

/** As high as it will be; only the sample course has it. */
export const SampleNotice = onDemand(
  () => import("./sample-course").then((module) => module.SampleNotice),
  createElement("div", { className: "mb-6 h-15 max-sm:h-24" }),
);

export const DeleteCourseDialog = onDemand(() =>
  import("./delete-course-dialog").then((module) => module.DeleteCourseDialog),
);
