import { onDemand } from "@/components/shared/on-demand";

/** Call it when the pointer or the focus comes near, so that the search opens at once. */
export const loadPalette = () => import("./palette").then((module) => module.Palette);

export const Palette = onDemand(loadPalette);

export const ShortcutsDialog = onDemand(() =>
  import("./shortcuts-dialog").then((module) => module.ShortcutsDialog),
);
