"use client";

import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { useZone } from "@/components/common/session/session-provider";
import { ErrorBanner } from "@/components/shared/error-banner";
import { Modal, ModalBody, ModalClose, ModalFooter } from "@/components/shared/modal";
import { Button } from "@/components/ui/button";
import { judge } from "./judge";
import { type PendingImport, syllabusImportQueries } from "./queries";
import { SeveralRow } from "./several-row";
import { type Chosen, useAcceptSeveral } from "./use-accept-several";

interface SeveralDialogProps {
  rows: PendingImport[];
  /** How many more are on their way to us. */
  coming: number;
  onReview: (import_id: number) => void;
  onAccepted: (import_ids: number[]) => void;
  onClose: () => void;
}

/** What we found in several syllabi, to add together what is clear and to look through the rest. */
export function SeveralDialog({ rows, coming, onReview, onAccepted, onClose }: SeveralDialogProps) {
  const zone = useZone();
  const [finished, setFinished] = useState(false);
  const [without, setWithout] = useState<ReadonlySet<number>>(new Set());
  const judged = useQueries({
    queries: rows.map(({ id }) => syllabusImportQueries.one(id)),
    combine: (answers) => answers.map(({ data }) => (data ? judge(data, zone) : null)),
  });
  const found = rows.map((row, index) => ({ row, judged: judged[index] ?? null }));
  const chosen = found.flatMap(({ row, judged }): Chosen[] =>
    judged?.body && !without.has(row.id) ? [{ ...judged, id: row.id, body: judged.body }] : [],
  );
  const past = chosen.reduce((all, one) => all + one.past, 0);
  const all = rows.length + coming;
  const accept = useAcceptSeveral({ all, onAccepted });

  const send = () =>
    accept.mutate(
      chosen.map((one) => ({ ...one, body: { ...one.body, finishes_past: finished } })),
    );

  function choose(id: number, chosen: boolean) {
    const next = new Set(without);
    if (chosen) next.delete(id);
    else next.add(id);
    setWithout(next);
  }

  return (
    <Modal
      title={`What we found in your ${all} syllabi`}
      description="Nothing goes into a course until you press the button. You can change everything later."
      size="lg"
      onClose={onClose}
    >
      <ModalBody className="grid content-start gap-3 py-4">
        <ul aria-label="Courses to add" className="divide-y rounded-lg border">
          {found.map(({ row, judged }) => (
            <SeveralRow
              key={row.id}
              row={row}
              judged={judged}
              chosen={!without.has(row.id)}
              onChosen={(chosen) => choose(row.id, chosen)}
              onReview={() => onReview(row.id)}
            />
          ))}
        </ul>
        {past > 0 && (
          <label className="flex w-fit items-start gap-3 py-1 text-sm">
            <input
              type="checkbox"
              checked={finished}
              onChange={({ target }) => setFinished(target.checked)}
              className="mt-0.5 size-4.5 shrink-0 accent-primary"
            />
            {past === 1
              ? "I've finished the assignment that was due before today"
              : `I've finished the ${past} assignments that were due before today`}
          </label>
        )}
        {coming > 0 && (
          <p role="status" className="text-sm text-muted-foreground">
            {coming === 1 ? "1 more is" : `${coming} more are`} on the way…
          </p>
        )}
        {accept.data?.failed.map(({ name, reason }) => (
          <ErrorBanner key={name} title={`We couldn't add “${name}”`} message={reason} />
        ))}
      </ModalBody>
      <ModalFooter>
        <ModalClose asChild>
          <Button variant="ghost">Not now</Button>
        </ModalClose>
        {chosen.length > 0 && (
          <Button loading={accept.isPending} onClick={send}>
            {addText(chosen.length, all)}
          </Button>
        )}
      </ModalFooter>
    </Modal>
  );
}

function addText(chosen: number, all: number) {
  if (chosen === all) return chosen === 2 ? "Add both courses" : `Add all ${all} courses`;
  return `Add ${chosen} of ${all} courses`;
}
