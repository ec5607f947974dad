"use client";

import { Command } from "cmdk";
import { Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useSession } from "@/components/common/session/session-provider";
import { ViewerDialog } from "@/components/common/viewer/viewer";
import { CourseModal } from "@/components/courses/public";
import { ErrorBanner } from "@/components/shared/error-banner";
import { ListSkeleton } from "@/components/shared/skeletons";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { messageOf } from "@/lib/client/api-error";
import { counted } from "@/lib/text/counted";
import { actions, addEntries, lineOf, pages } from "./commands";
import { Group } from "./group";
import { matches } from "./matches";
import { QuickAddPane } from "./quick-add-pane";
import { type Place, useSearchResults } from "./use-search-results";
import { useThemes } from "./use-themes";

interface PaletteProps {
  onShortcuts: () => void;
  onClose: () => void;
}

/** Jumps to a page, a course or something in it, and does what is often done. */
export function Palette({ onShortcuts, onClose }: PaletteProps) {
  const router = useRouter();
  const [text, setText] = useState("");
  const [opened, setOpened] = useState<"course" | "quick-add">();
  const { hits, places, cannotReadText, error, isSearching, retry } = useSearchResults(text);
  const [place, setPlace] = useState<Place>();
  const selection = useSelection(hits);
  const themes = useThemes(onClose);
  const { logout } = useSession();
  const go = (href: string) => {
    onClose();
    router.push(href);
  };

  if (place) return <ViewerDialog file_id={place.file_id} mark={place.mark} onClose={onClose} />;
  if (opened === "course") {
    return <CourseModal onSaved={({ id }) => router.push(`/courses/${id}`)} onClose={onClose} />;
  }
  const isMatch = ({ label }: { label: string }) => matches(label, text);
  const goTo = pages(go).filter(isMatch);
  const found = hits?.map((hit) => ({ ...hit, run: () => go(hit.href) })) ?? [];
  const doable = actions({
    addCourse: () => setOpened("course"),
    quickAdd: () => setOpened("quick-add"),
    showShortcuts: onShortcuts,
    logOut: () => void logout(),
    themes,
  }).filter(isMatch);
  const addable = addEntries(text, () => setOpened("quick-add"));
  const inText = places.map((each) => ({ ...each, run: () => setPlace(each) }));
  const count = goTo.length + doable.length + found.length + inText.length;
  const recent = text.trim() === "";

  if (opened === "quick-add") {
    return (
      <Frame title="Quick add" onClose={onClose}>
        <QuickAddPane first={lineOf(text)} />
      </Frame>
    );
  }
  return (
    <Frame title="Search" onClose={onClose}>
      <Command
        ref={selection.root}
        label="Search courses, files, plans, pages and actions"
        shouldFilter={false}
        vimBindings={false}
        loop
        onKeyDown={selection.onKeyDown}
        className="flex min-h-0 flex-col outline-none"
      >
        <div className="flex items-center gap-3 border-b pr-14 pl-4.5">
          <Search aria-hidden className="size-4.5 shrink-0 text-muted-foreground" />
          <Command.Input
            autoFocus
            value={text}
            onValueChange={(next) => {
              selection.forget();
              setText(next);
            }}
            maxLength={200}
            placeholder="Search or jump to…"
            className="h-14 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-muted-foreground"
          />
        </div>
        {error && (
          <ErrorBanner
            className="mx-3 mt-3"
            title="We couldn't search your courses"
            message={messageOf(error)}
            onRetry={retry}
            retrying={isSearching}
          />
        )}
        {!hits && !error && <ListSkeleton label="Searching" rows={2} />}
        <p role="status" className={count > 0 ? "sr-only" : "px-4.5 py-8 text-center"}>
          {isSearching || error
            ? ""
            : count > 0
              ? counted(count, "result")
              : `We found nothing for “${text.trim()}”${cannotReadText ? "" : ", not even inside your documents"}.`}
        </p>
        <Command.List
          label="Results"
          onPointerMove={selection.keep}
          className={
            "scrollbar-quiet max-h-[min(25rem,60dvh)] scroll-py-2 overflow-y-auto " +
            "overscroll-contain p-2 empty:p-0"
          }
        >
          {recent && <Group heading="Recent" entries={found} />}
          <Group heading="Go to" entries={goTo} />
          <Group heading="Actions" entries={doable} />
          {!recent && <Group heading="Found" entries={found} />}
          <Group heading="In your documents" entries={inText} />
          {cannotReadText && (
            <p className="px-2.5 py-2 text-sm text-muted-foreground">
              We couldn't look inside your documents. Keep typing to try again.
            </p>
          )}
          <Group heading="Quick add" entries={addable} />
        </Command.List>
      </Command>
    </Frame>
  );
}

interface FrameProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

function Frame({ title, onClose, children }: FrameProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        className={
          "inset-x-2 top-2 animate-rise rounded-xl sm:inset-x-auto sm:top-[12dvh] " +
          "sm:left-1/2 sm:w-[calc(100vw-3rem)] sm:max-w-xl sm:-translate-x-1/2"
        }
      >
        <DialogTitle className="sr-only">{title}</DialogTitle>
        {children}
      </DialogContent>
    </Dialog>
  );
}

/** The first result is the chosen one until the student chooses: results that arrive late may stand above it. */
function useSelection(hits: unknown) {
  const root = useRef<HTMLDivElement>(null);
  const chosen = useRef(false);
  useEffect(() => {
    if (!hits || chosen.current) return;
    root.current?.dispatchEvent(
      new window.KeyboardEvent("keydown", { key: "Home", bubbles: true }),
    );
  }, [hits]);
  return {
    root,
    keep: () => {
      chosen.current = true;
    },
    forget: () => {
      chosen.current = false;
    },
    onKeyDown: ({ key, nativeEvent }: KeyboardEvent) => {
      if (nativeEvent.isTrusted && /^(Arrow|Home|End)/.test(key)) chosen.current = true;
    },
  };
}
