import dynamic from "next/dynamic";

/** Call it when the pointer or the focus comes near, so that the search opens at once. */
export const loadPalette = () => import("./palette").then((module) => module.Palette);

export const Palette = dynamic(loadPalette);

export const ShortcutsDialog = dynamic(() =>
  import("./shortcuts-dialog").then((module) => module.ShortcutsDialog),
);
