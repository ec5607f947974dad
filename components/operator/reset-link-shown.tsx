import { CopyAddress } from "@/components/shared/copy-address";
import type { ResetLink } from "@/lib/contract/operator";

export function ResetLinkShown({ link: { username, url } }: { link: ResetLink }) {
  if (url === null) {
    return (
      <p role="status" className="mt-4 text-sm">
        We've mailed {username} a link. It works once, for 30 minutes.
      </p>
    );
  }
  return (
    <div className="mt-4 rounded-lg bg-accent px-4 py-3">
      <p className="text-sm">
        Give this link to {username} yourself. It works once, for 30 minutes, and we show it only
        now.
      </p>
      <CopyAddress url={url} of={`the link for ${username}`} takesFocus />
    </div>
  );
}
