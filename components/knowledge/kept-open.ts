const KEY = "knowledge_map";

/** Whether the map was left open; kept in this browser. */
export const keptOpen = {
  read: () => localStorage.getItem(KEY) === "open",
  keep(open: boolean) {
    if (open) localStorage.setItem(KEY, "open");
    else localStorage.removeItem(KEY);
  },
};
