"use client";

import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from "react";
import { ApiError } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import { clearDrafts } from "@/lib/client/draft-keys";
import { type SessionState, sessionStore } from "@/lib/client/session-store";
import type { User } from "@/lib/contract/profile";

type Session = SessionState & {
  signIn(answer: { tokens: { access: string; refresh: string }; user: User }): void;
  setUser(user: User): void;
  logout(): Promise<void>;
};

const SessionContext = createContext<Session | null>(null);

/** Restores the stored session at start, uses it at once, and then asks the server who it is. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const state = useSyncExternalStore(
    sessionStore.subscribe,
    sessionStore.read,
    sessionStore.readOnServer,
  );

  useEffect(() => {
    sessionStore.restore();
    if (sessionStore.read().status === "signed-in") void confirmSession();
  }, []);

  useEffect(() => {
    if (state.status === "signed-out") void forget();
  }, [state.status]);

  const session = useMemo(() => ({ ...state, ...ACTIONS }), [state]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

const ACTIONS: Pick<Session, "signIn" | "setUser" | "logout"> = {
  signIn: ({ tokens, user }) => sessionStore.signIn(tokens, user),
  setUser: sessionStore.setUser,
  logout,
};

/** When the server made the page, and the language that the browser asked for: what was drawn there is drawn here. */
export interface Arrival {
  /** Milliseconds since 1970. */
  at: number;
  /** A BCP 47 tag. */
  locale: string;
}

const ArrivalContext = createContext<Arrival | undefined>(undefined);

/** What the server went by, for whoever draws the time or a week; undefined where it knew no student. */
export function useArrival(): Arrival | undefined {
  return useContext(ArrivalContext);
}

/** Until the stored session is read, whoever the page came for is signed in: the server has asked their cookie. */
export function KnownStudent({ user, arrival, children }: KnownStudentProps) {
  const session = useSession();
  const theirs = useMemo(
    (): Session | undefined => user && { ...ACTIONS, status: "signed-in", user },
    [user],
  );
  // What is stored mostly says the same of them: then nothing that shows it is drawn anew.
  const isSame =
    session.status === "loading" || JSON.stringify(session.user) === JSON.stringify(user);
  const known = (isSame && theirs) || session;
  // Before the provider around it takes up what is stored.
  useEffect(() => {
    if (user) sessionStore.hear(user);
  }, [user]);
  return (
    <SessionContext value={known}>
      <ArrivalContext value={arrival}>{children}</ArrivalContext>
    </SessionContext>
  );
}

interface KnownStudentProps {
  user: User | undefined;
  arrival: Arrival | undefined;
  children: ReactNode;
}

/** Who is signed in. Throws outside its provider. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession must be used within SessionProvider");
  return session;
}

/** The zone that instants are shown in: the student's own, wherever the browser is. */
export function useZone(): string {
  const { user } = useSession();
  return user?.timezone || Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Nothing that was kept for times without a connection outlasts its student here; the next page tries again. */
async function forget({ files = false } = {}) {
  try {
    const kept = await import("@/lib/client/offline/kept-names");
    await Promise.all([kept.forgetAnswers(), files && kept.forgetSharedFiles()]);
  } catch {
    // No store, or no connection to fetch the code with.
  }
}

async function confirmSession() {
  const token = sessionStore.refreshToken();
  try {
    const user = await call("GET /profile/", {});
    // Meanwhile somebody may have signed out, or in as somebody else.
    if (sessionStore.refreshToken() === token) sessionStore.setUser(user);
  } catch (error) {
    // Only an answer about the student ends the session; one about the server's troubles does not.
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) {
      sessionStore.signOut();
    }
  }
}

/** Signs out on the server, and in this browser whatever the server answers. */
async function logout() {
  try {
    await call("POST /auth/logout/", {});
  } catch (error) {
    console.warn("Logout was not confirmed by the server", error);
  } finally {
    clearDrafts();
    void forget({ files: true });
    sessionStore.signOut();
  }
}
