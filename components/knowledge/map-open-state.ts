const KEY = "knowledge_map";

/** Whether the map is open, stored in this browser. */
export const mapOpenState = {
  read: () => localStorage.getItem(KEY) === "open",
  keep(open: boolean) {
    if (open) localStorage.setItem(KEY, "open");
    else localStorage.removeItem(KEY);
  },
};
