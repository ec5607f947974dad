import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type Lock, type OpenPdf, openPdf } from "./open-pdf";
import { documentQueries } from "./queries";

type Opening =
  | { state: "opening" }
  | { state: "locked"; lock: Lock }
  | { state: "damaged" }
  | { state: "unreachable"; error: unknown }
  | { state: "open"; pdf: OpenPdf };

const OPENING: Opening = { state: "opening" };

/** A file on its way from the server to the screen. */
export function usePdf(file_id: number) {
  const bytes = useQuery(documentQueries.bytes(file_id));
  const [tries, setTries] = useState(0);
  const [opening, setOpening] = useState<Opening>(OPENING);
  const { data } = bytes;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens the same bytes again
  useEffect(() => {
    setOpening(OPENING);
    if (!data) return;
    let ended = false;
    const show = (next: Opening) => !ended && setOpening(next);
    const { opened, close } = openPdf(data, (lock) => show({ state: "locked", lock }));
    opened.then(
      (pdf) => show({ state: "open", pdf }),
      (error) => show(isOfPdf(error) ? { state: "damaged" } : { state: "unreachable", error }),
    );
    return () => {
      ended = true;
      close();
    };
  }, [data, tries]);

  async function retry() {
    if (bytes.isError) await bytes.refetch();
    else setTries((before) => before + 1);
  }

  const shown: Opening =
    bytes.isError && !data ? { state: "unreachable", error: bytes.error } : opening;
  return { ...shown, bytes: data, retry, retrying: bytes.isFetching };
}

/** pdf.js names its own errors; anything else is its code or its worker that did not arrive. */
function isOfPdf(error: unknown) {
  return error instanceof Error && /^(InvalidPDF|Format|UnknownError)/.test(error.name);
}
