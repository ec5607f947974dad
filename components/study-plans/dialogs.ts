import { onDemand } from "@/components/shared/on-demand";

/** Call it when the pointer or the focus comes near, so that the dialog opens at once. */
export const loadSessionModal = () =>
  import("./session-modal").then((module) => module.SessionModal);

export const SessionModal = onDemand(loadSessionModal);
