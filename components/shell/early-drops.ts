/**
 * Files that are let go before the code that takes them is there. The browser would open them in the place of the
 * page; they are held instead.
 */
export const earlyDrops = {
  /** Holds what is let go from now on, until it is taken. */
  hold() {
    window.addEventListener("dragover", onDragOver);
    window.addEventListener("drop", onDrop);
  },
  /** What was held; from now on the caller listens itself. */
  take(): File[] {
    window.removeEventListener("dragover", onDragOver);
    window.removeEventListener("drop", onDrop);
    return held.splice(0);
  },
};

const held: File[] = [];

function onDragOver(event: DragEvent) {
  if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
}

function onDrop(event: DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
  event.preventDefault();
  held.push(...event.dataTransfer.files);
}
