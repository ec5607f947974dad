interface Connection {
  /** Whether the server answered when it was last asked. */
  reachable: boolean;
  /** When what is on screen was heard from the server, in milliseconds; unknown where nothing was asked yet. */
  at: number | undefined;
  /** Changes made without a connection that the server has not heard of. */
  waiting: number;
}

const START: Connection = { reachable: true, at: undefined, waiting: 0 };

let state = START;
let heardAt: number | undefined;
const listeners = new Set<() => void>();

/** Whether the server can be reached, and how old what is shown is where it cannot. */
export const connection = {
  read: () => state,
  readOnServer: () => START,

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /** The server has answered. */
  heard() {
    heardAt = Date.now();
    if (!state.reachable) publish({ reachable: true, at: undefined });
  },

  /** It did not. What stands on screen was heard before. */
  lost() {
    if (state.reachable) publish({ reachable: false, at: heardAt });
  },

  /** An answer of then is shown. Of several the oldest counts, until another page is opened. */
  showsAnswerOf(at: number) {
    publish({ reachable: false, at: Math.min(at, shown ?? at) });
    shown = state.at;
  },

  opensPage() {
    shown = undefined;
  },

  counts(waiting: number) {
    if (waiting !== state.waiting) publish({ waiting });
  },
};

let shown: number | undefined;

function publish(changes: Partial<Connection>) {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}
