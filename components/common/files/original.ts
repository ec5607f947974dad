import { toastError } from "@/components/shared/toast";
import { messageOf } from "@/lib/client/api-error";
import { MINUTE_MS } from "@/lib/time/durations";

type Load = () => Promise<Blob>;

const KEEP_MS = 10 * MINUTE_MS;

/** Saves the original file under the name it was uploaded with. */
export async function saveOriginal(load: Load, filename: string) {
  try {
    const link = document.createElement("a");
    link.href = await addressOf(load);
    link.download = filename;
    link.click();
  } catch (error) {
    toastError(`We couldn't download the file. ${messageOf(error)}`);
  }
}

async function addressOf(load: Load) {
  const url = URL.createObjectURL(await load());
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
  return url;
}
