"use client";

import { type ReactNode, useId, useState } from "react";
import { Kbd, useCommandKey } from "@/components/shared/kbd";
import { Modal, ModalBody, ModalClose, ModalFooter } from "@/components/shared/modal";
import { NAVIGATION_ITEMS } from "@/components/shared/navigation-items";
import { singleKeys } from "@/components/shared/single-keys";
import { Button } from "@/components/ui/button";

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const command = useCommandKey();
  return (
    <Modal title="Keyboard shortcuts" size="sm" onClose={onClose}>
      <ModalBody className="grid gap-6">
        <Keys heading="On every page">
          <Line keys={[command, "K"]}>Search or jump to anything</Line>
          <Line keys={["?"]}>Show this list</Line>
          <Line keys={[command === "⌘" ? "⌥" : "Alt", "T"]}>
            Jump to the latest message, for its Undo
          </Line>
        </Keys>
        <Keys heading="Go to a page (press one key, then the other)">
          {NAVIGATION_ITEMS.map(({ href, label, key }) => (
            <Line key={href} keys={["G", key.toUpperCase()]}>
              {label}
            </Line>
          ))}
        </Keys>
        <Keys heading="In a list of assignments">
          <Line keys={["X"]}>Select the one you're on</Line>
          <Line keys={["F2"]}>Rename the one you're on</Line>
          <Line keys={["Shift", "click"]}>Select all in between</Line>
        </Keys>
        <Keys heading="In the month and the week of the calendar">
          <Line keys={["M"]}>Move the event you are on</Line>
        </Keys>
        <SingleKeys />
      </ModalBody>
      <ModalFooter>
        <ModalClose asChild>
          <Button variant="secondary" autoFocus>
            Done
          </Button>
        </ModalClose>
      </ModalFooter>
    </Modal>
  );
}

/** Speech input and unsteady hands press single keys unawares; whoever wants can switch them off. */
function SingleKeys() {
  const command = useCommandKey();
  const [allowed, setAllowed] = useState(singleKeys.allowed);
  const id = useId();
  return (
    <div className="flex items-start gap-3 border-t pt-5">
      <input
        id={id}
        type="checkbox"
        className="mt-0.5 size-4.5 shrink-0 accent-primary"
        checked={allowed}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          setAllowed(target.checked);
          singleKeys.allow(target.checked);
        }}
      />
      <div>
        <label htmlFor={id} className="font-medium">
          Use ?, G and X
        </label>
        <p id={`${id}-hint`} className="text-sm text-muted-foreground">
          When off, only shortcuts with {command} work. Kept in this browser.
        </p>
      </div>
    </div>
  );
}

function Keys({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1.5 text-sm font-medium text-muted-foreground">{heading}</h3>
      <ul>{children}</ul>
    </section>
  );
}

function Line({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <li className="flex min-h-8.5 items-center justify-between gap-4">
      {children}
      <span className="flex shrink-0 gap-1">
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </span>
    </li>
  );
}
