import type { User } from "@/lib/contract/profile";
import { SESSION_SECONDS, SIGNED_OUT_COOKIE } from "@/lib/contract/session-cookies";

export type SessionState =
  | { status: "loading"; user: null }
  | { status: "signed-out"; user: null }
  | { status: "signed-in"; user: User };

const KEYS = { access: "access_token", refresh: "refresh_token", user: "user" } as const;
const LOADING: SessionState = { status: "loading", user: null };
const SIGNED_OUT: SessionState = { status: "signed-out", user: null };

let state: SessionState = LOADING;
const listeners = new Set<() => void>();

/** Who is signed in here, kept in local storage and shared by all tabs. */
export const sessionStore = {
  /** On the server and before `restore()`: loading. */
  read: () => state,
  readOnServer: () => LOADING,

  subscribe(listener: () => void) {
    listeners.add(listener);
    window.addEventListener("storage", followOtherTabs);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener("storage", followOtherTabs);
    };
  },

  /** Takes up the stored session, if both the token and the user are there. */
  restore() {
    notifyListeners(storedState());
  },

  signIn(tokens: { access: string; refresh: string }, user: User) {
    localStorage.setItem(KEYS.access, tokens.access);
    localStorage.setItem(KEYS.refresh, tokens.refresh);
    setSignedOut(false);
    sessionStore.setUser(user);
  },

  /** Whose machine this is, also before the stored session is read; undefined on the server and for strangers. */
  studentId(): number | undefined {
    if (typeof localStorage === "undefined") return undefined;
    return (state === LOADING ? storedState() : state).user?.id;
  },

  /** Who has come with the page is newer than what is stored of the same student. */
  hear(user: User) {
    const { user: stored } = storedState();
    if (stored?.id === user.id) localStorage.setItem(KEYS.user, JSON.stringify(user));
  },

  setUser(user: User) {
    localStorage.setItem(KEYS.user, JSON.stringify(user));
    notifyListeners({ status: "signed-in", user });
  },

  signOut() {
    for (const key of Object.values(KEYS)) localStorage.removeItem(key);
    setSignedOut(true);
    notifyListeners(SIGNED_OUT);
  },

  accessToken: () => localStorage.getItem(KEYS.access),
  refreshToken: () => localStorage.getItem(KEYS.refresh),
  setAccessToken: (token: string) => localStorage.setItem(KEYS.access, token),
};

function storedState(): SessionState {
  const user = localStorage.getItem(KEYS.user);
  if (!user || !localStorage.getItem(KEYS.access)) return SIGNED_OUT;
  try {
    return { status: "signed-in", user: JSON.parse(user) as User };
  } catch {
    return SIGNED_OUT;
  }
}

function setSignedOut(is: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https and answers later
  document.cookie = `${SIGNED_OUT_COOKIE}=1; Path=/; SameSite=Lax; ${is ? AS_LONG_AS_A_SESSION : OVER}`;
}

const AS_LONG_AS_A_SESSION = `Max-Age=${SESSION_SECONDS}`;
const OVER = "Expires=Thu, 01 Jan 1970 00:00:00 GMT";

/** Signing out in one tab signs out in all; signing in as someone else shows here as well. */
function followOtherTabs(event: StorageEvent) {
  if (event.key === null || event.key === KEYS.user) notifyListeners(storedState());
}

function notifyListeners(next: SessionState) {
  state = next;
  for (const listener of listeners) listener();
}
