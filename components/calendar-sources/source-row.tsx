"use client";

import { CalendarCog, Pause, Play, RefreshCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { ActionMenu } from "@/components/shared/action-menu";
import { ConfirmDialog } from "@/components/shared/dialogs";
import { ErrorBanner } from "@/components/shared/error-banner";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import { CALENDAR_KINDS } from "@/lib/contract/calendar-kinds";
import type { CalendarSource } from "@/lib/contract/calendar-sources";
import { EditModal, loadReview, RemoveDialog, ReviewDialog } from "./dialogs";
import { Moved } from "./moved";
import { nameOf } from "./name";
import { SourceState } from "./source-state";
import { useSource } from "./use-source";

interface SourceRowProps {
  source: CalendarSource;
  onRemoved: () => void;
}

/** One calendar: how the last look went, what waits, and what can be done to it. */
export function SourceRow({ source, onRemoved }: SourceRowProps) {
  const name = nameOf(source);
  const { check, change, undo, remove } = useSource({ id: source.id, name }, onRemoved);
  const [open, setOpen] = useState<"edit" | "pause" | "remove" | "review" | "ignored">();
  const close = () => setOpen(undefined);
  const waiting = source.proposed + source.questions;
  const failure = check.error ?? change.error ?? undo.error;

  return (
    <li className="grid gap-2.5 px-5 py-3.5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-medium wrap-anywhere">{name}</h3>
          <p className="text-sm wrap-anywhere text-muted-foreground">{aboutText(source)}</p>
        </div>
        <ActionMenu
          label={`Actions for ${name}`}
          items={[
            { label: "Edit", icon: CalendarCog, onSelect: () => setOpen("edit") },
            source.is_paused
              ? {
                  label: "Resume",
                  icon: Play,
                  onSelect: () => change.mutate({ is_paused: false }),
                }
              : { label: "Pause", icon: Pause, onSelect: () => setOpen("pause") },
            { label: "Remove", icon: Trash2, tone: "danger", onSelect: () => setOpen("remove") },
          ]}
        />
      </div>
      <SourceState source={source} />
      <Moved source={source} busy={undo.isPending} onUndo={() => undo.mutate()} />
      <div className="flex flex-wrap items-center gap-2">
        {waiting > 0 && (
          <Button
            size="sm"
            onPointerEnter={loadReview}
            onFocus={loadReview}
            onClick={() => setOpen("review")}
          >
            Review {waiting}
            <span className="sr-only"> of {name}</span>
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          loading={check.isPending}
          disabled={source.is_reading}
          onClick={() => check.mutate()}
        >
          <RefreshCw aria-hidden />
          Read now
          <span className="sr-only"> {name}</span>
        </Button>
        {source.ignored > 0 && (
          <Button variant="ghost" size="sm" onClick={() => setOpen("ignored")}>
            {source.ignored} ignored
            <span className="sr-only"> of {name}</span>
          </Button>
        )}
      </div>
      {failure && (
        <ErrorBanner
          message={messageOf(failure)}
          onDismiss={() => {
            for (const each of [check, change, undo]) each.reset();
          }}
        />
      )}
      {open === "edit" && <EditModal source={source} onClose={close} />}
      {(open === "review" || open === "ignored") && (
        <ReviewDialog
          calendar={{ id: source.id, name }}
          showsIgnored={open === "ignored"}
          onClose={close}
        />
      )}
      {open === "pause" && (
        <ConfirmDialog
          title={`Pause “${name}”?`}
          confirmLabel="Pause"
          busy={change.isPending}
          onConfirm={() => change.mutate({ is_paused: true }, { onSettled: close })}
          onClose={close}
        >
          We stop reading it until you resume it. Work that came from it stays in your courses, and
          doesn't move until then.
        </ConfirmDialog>
      )}
      {open === "remove" && (
        <RemoveDialog
          source={source}
          busy={remove.isPending}
          onConfirm={(work) => remove.mutate({ ...source, work }, { onSettled: close })}
          onClose={close}
        />
      )}
    </li>
  );
}

function aboutText({ kind, host, name, is_busy }: CalendarSource): string {
  const program = kind !== "other" && CALENDAR_KINDS[kind] !== name && CALENDAR_KINDS[kind];
  const from = host !== nameOf({ name, host }) && host;
  return [program, from, is_busy && "You're busy during its events"].filter(Boolean).join(" · ");
}
