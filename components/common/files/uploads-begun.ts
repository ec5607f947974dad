let begun = false;
const listeners = new Set<() => void>();

/** Whether anything was uploaded since the page was loaded: until then nobody needs the tray's code. */
export const uploadsBegun = {
  read: () => begun,
  readOnServer: () => false,

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  announce() {
    begun = true;
    for (const listener of listeners) listener();
  },
};
