import { toastWithAction } from "@/components/shared/toast";
import { sharedFiles } from "@/lib/client/offline/shared-files";

/** Says that a shared file still waits, wherever the student has gone instead. */
export async function remindOfShared(pathname: string, open: () => void): Promise<void> {
  if (pathname === "/share" || reminded) return;
  reminded = true;
  const { length } = await sharedFiles.list();
  if (length === 0) return;
  const what = length === 1 ? "A shared file waits" : `${length} shared files wait`;
  toastWithAction(`${what} for you`, { label: "Open", onClick: open });
}

/** Once for each start of the app. */
let reminded = false;
