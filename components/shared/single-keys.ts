const KEY = "single_keys";

/** Whether keys without Ctrl or ⌘ do something; kept in this browser. Speech input needs them off. */
export const singleKeys = {
  allowed: () => localStorage.getItem(KEY) !== "off",
  allow(allowed: boolean) {
    if (allowed) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, "off");
  },
};
