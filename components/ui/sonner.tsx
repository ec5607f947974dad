"use client";

import { useTheme } from "next-themes";
import { type FocusEvent, type KeyboardEvent, useEffect } from "react";
import { Toaster as Sonner } from "sonner";
import { lostFocus } from "@/components/shared/lost-focus";

/** @param onReady called once the region listens; a toast sent earlier would be lost. */
export function Toaster({ onReady }: { onReady: () => void }) {
  const { resolvedTheme } = useTheme();
  useEffect(onReady, [onReady]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it follows the focus inside, there is nothing to press
    <div onFocus={hold} onBlur={release} onKeyDown={goOn}>
      <Sonner
        theme={resolvedTheme === "dark" ? "dark" : "light"}
        position="bottom-right"
        expand
        gap={10}
        style={{ fontFamily: "inherit" }}
        offset={{ bottom: "calc(var(--timer-room) + 1.5rem)" }}
        mobileOffset={{ bottom: "calc(var(--bottom-room) + var(--timer-room) + 1rem)" }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: "Close",
          classNames: {
            toast:
              "pointer-events-auto flex w-full items-center gap-3 rounded-lg bg-popover " +
              "px-4 py-3 text-sm text-popover-foreground shadow-float sm:w-88",
            content: "min-w-0 flex-1",
            title: "font-medium",
            description: "mt-0.5 text-muted-foreground",
            icon: "shrink-0 text-muted-foreground [&_svg]:size-4.5",
            error: "[&_[data-icon]]:text-destructive",
            closeButton:
              "order-last grid size-7 shrink-0 cursor-pointer place-items-center rounded-sm " +
              "bg-transparent! text-muted-foreground hover:bg-accent! pointer-coarse:size-10 " +
              "[&_svg]:size-4",
            actionButton:
              "min-h-7 shrink-0 cursor-pointer rounded-sm px-2 font-semibold text-link " +
              "hover:bg-accent pointer-coarse:min-h-10",
          },
        }}
      />
    </div>
  );
}

/** Toasts wait while the pointer is over them; whoever reaches one by keyboard gets the same time. */
function hold({ currentTarget }: FocusEvent) {
  listIn(currentTarget)?.dispatchEvent(new MouseEvent("mousemove", { bubbles: true }));
}

function release({ currentTarget, relatedTarget }: FocusEvent) {
  if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
  listIn(currentTarget)?.dispatchEvent(new MouseEvent("mouseout", { bubbles: true }));
}

/**
 * From the last message of a list Tab goes on to the next list, where the focus was if that vanished, or at the top of
 * the page. The library sends the focus that leaves a list back to where it was before, once; Tab would lead from there
 * to the same messages, without end.
 */
function goOn(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget, target, key, shiftKey } = event;
  if (key !== "Tab" || shiftKey || !(target instanceof HTMLElement)) return;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(STOPS)];
  const next = stops[stops.indexOf(target) + 1];
  if (next && listOf(next) === listOf(target)) return;
  event.preventDefault();
  const goal = next ?? lostFocus.place() ?? document.querySelector<HTMLElement>("a[href], button");
  goal?.focus();
  goal?.focus();
}

/** Messages that are not on their way out, and their buttons. */
const STOPS = "li:not([data-removed=true]), li:not([data-removed=true]) button";

function listOf(place: Element) {
  return place.closest("[data-sonner-toaster]");
}

function listIn(region: Element) {
  return region.querySelector("[data-sonner-toaster]");
}
