import { KeyRound, LockKeyhole, LogOut, Trash2, UserCog } from "lucide-react";
import { ActionMenu } from "@/components/shared/action-menu";
import { fileSize } from "@/components/shared/format";
import { RelativeTime } from "@/components/shared/relative-time";
import { Badge } from "@/components/ui/badge";
import type { Account } from "@/lib/contract/operator";
import type { AccountAction } from "./account-actions";

interface AccountRowProps {
  account: Account;
  onChoose: (action: AccountAction | "delete") => void;
}

/** Who it is, and in numbers what is in it. */
export function AccountRow({ account, onChoose }: AccountRowProps) {
  const { username, first_name, last_name, email, role, disabled_at, last_used_at } = account;
  return (
    <li className="flex items-start gap-4 px-5 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span className="min-w-0 break-all">{username}</span>
          {role === "operator" && <Badge tone="blue">Operator</Badge>}
          {disabled_at && <Badge tone="red">Closed</Badge>}
        </p>
        <p className="text-sm break-words text-muted-foreground">
          {`${first_name} ${last_name} · ${email}`}
        </p>
        <p className="text-sm text-muted-foreground tabular-nums">
          {numbersOf(account)} ·{" "}
          {last_used_at ? <RelativeTime instant={last_used_at} /> : "signed out"}
        </p>
      </div>
      <ActionMenu label={`Actions for ${username}`} items={itemsOf(account, onChoose)} />
    </li>
  );
}

function numbersOf({ courses, files, storage_bytes, tokens_in_30_days }: Account): string {
  return [
    `${courses} ${courses === 1 ? "course" : "courses"}`,
    `${files} ${files === 1 ? "file" : "files"}`,
    fileSize(storage_bytes),
    `${tokens_in_30_days.toLocaleString("en-US")} tokens in 30 days`,
  ].join(" · ");
}

function itemsOf({ role, disabled_at }: Account, choose: AccountRowProps["onChoose"]) {
  const item = (label: string, icon: typeof LogOut, action: AccountAction | "delete") => ({
    label,
    icon,
    onSelect: () => choose(action),
  });
  return [
    item("Let them set a new password", KeyRound, "reset"),
    item("Sign out everywhere", LogOut, "sign_out"),
    role === "operator"
      ? item("Make a student", UserCog, "unmake")
      : item("Make an operator", UserCog, "make"),
    disabled_at
      ? item("Open account", LockKeyhole, "enable")
      : item("Close account", LockKeyhole, "disable"),
    { ...item("Delete account", Trash2, "delete"), tone: "danger" as const },
  ];
}
