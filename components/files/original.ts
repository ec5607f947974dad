import { toastError } from "@/components/shared/toast";
import { messageOf } from "@/lib/client/api-error";

type Load = () => Promise<Blob>;

const KEEP_MS = 10 * 60_000;

/** Opens the original PDF in a new tab, at a page if one is named. */
export async function openOriginal(load: Load, page?: number) {
  // The tab must open within the click; a later one counts as a pop-up and is blocked.
  const tab = window.open("", "_blank");
  try {
    const url = await addressOf(load);
    if (tab) tab.location.href = page ? `${url}#page=${page}` : url;
    else window.location.href = url;
  } catch (error) {
    tab?.close();
    toastError(`The PDF could not be opened. ${messageOf(error)}`);
  }
}

/** Saves the original PDF under the name it was uploaded with. */
export async function saveOriginal(load: Load, filename: string) {
  try {
    const link = document.createElement("a");
    link.href = await addressOf(load);
    link.download = filename;
    link.click();
  } catch (error) {
    toastError(`The PDF could not be downloaded. ${messageOf(error)}`);
  }
}

async function addressOf(load: Load) {
  const url = URL.createObjectURL(new Blob([await load()], { type: "application/pdf" }));
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
  return url;
}
