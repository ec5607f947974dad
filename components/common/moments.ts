import { toastMoment } from "@/components/shared/toast";
import { savedDrafts } from "@/lib/client/saved-drafts";

/** Of what has ended, that the student was told so. */
const TOLD = "moments";
const MOST = 300;

/**
 * Says that something has ended, with its figures, once on this device: however often a thing is ticked and taken
 * back, it ended once. `key` names the thing. False where it was told before.
 */
export function tellMoment(key: string, title: string, detail: string): boolean {
  const told = (savedDrafts.read(TOLD) as string[] | undefined) ?? [];
  if (told.includes(key)) return false;
  savedDrafts.keep(TOLD, [...told, key].slice(-MOST));
  toastMoment(title, detail);
  return true;
}
