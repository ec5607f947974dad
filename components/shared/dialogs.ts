import { onDemand } from "./on-demand";

export const ConfirmDialog = onDemand(() =>
  import("./confirm-dialog").then((module) => module.ConfirmDialog),
);
