import { ConfirmDialog } from "@/components/shared/confirm-dialog";

type FeedQuestionProps = {
  about: "rotate" | "off";
  name: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

export function FeedQuestion({ about, name, ...dialog }: FeedQuestionProps) {
  if (about === "off") {
    return (
      <ConfirmDialog title="Turn off this feed?" confirmLabel="Turn off" tone="danger" {...dialog}>
        {`Calendars that follow “${name}” get no more changes, and its address stops working at ` +
          "once. If you turn it on again, it gets a new address."}
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog title="Make a new address?" confirmLabel="New address" {...dialog}>
      {`The current address of “${name}” stops working right away. You'll need to give your ` +
        "calendars the new one."}
    </ConfirmDialog>
  );
}
