import { useFormContext } from "react-hook-form";
import { CheckField } from "@/components/shared/check-field";
import { SelectField } from "@/components/shared/select-field";
import { TextField } from "@/components/shared/text-field";
import { Button } from "@/components/ui/button";
import { bindField, numberOrNull } from "@/lib/client/form";
import type { TypedReminders } from "./reminders-form";
import { usePushDevice } from "./use-push-device";

/** Notifications: on this device or not, and what for. */
export function PushFields({ push_key }: { push_key: string | null }) {
  return (
    <fieldset className="grid min-w-0 gap-4 border-t pt-5">
      <legend className="float-left w-full font-medium">As a notification</legend>
      {push_key === null ? (
        <p className="text-sm text-muted-foreground">This site sends no notifications.</p>
      ) : (
        <>
          <ThisDevice push_key={push_key} />
          <Choices />
        </>
      )}
    </fieldset>
  );
}

function Choices() {
  const form = useFormContext<TypedReminders>();
  return (
    <>
      <div className="grid gap-2">
        <CheckField
          label="The day before work is due, and before exams"
          {...form.register("push_day")}
        />
        <CheckField
          label="10 minutes before planned sessions with a time"
          {...form.register("push_sessions")}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label="Hours before"
          placeholder="Never"
          options={HOURS}
          {...bindField(form, "push_hours", { setValueAs: numberOrNull })}
        />
        <TextField label="Quiet from" type="time" {...bindField(form, "quiet_from")} />
        <TextField label="Quiet until" type="time" {...bindField(form, "quiet_to")} />
      </div>
    </>
  );
}

function ThisDevice({ push_key }: { push_key: string }) {
  const { state, isBusy, error, turnOn, turnOff } = usePushDevice(push_key);
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="text-sm text-pretty text-muted-foreground">
          {state && SAID[state]}
        </p>
        {(state === "on" || state === "off") && (
          <Button
            variant="secondary"
            size="sm"
            loading={isBusy}
            onClick={() => void (state === "on" ? turnOff() : turnOn())}
          >
            {state === "on" ? "Turn off here" : "Turn on here"}
          </Button>
        )}
      </div>
      {error && (
        <p role="alert" className="text-sm text-destructive">
          {error}
        </p>
      )}
    </div>
  );
}

const SAID = {
  unable: "This browser can't show notifications.",
  home_screen: "Add Study Companion to your home screen first, and open it from there.",
  blocked: "Your browser blocks our notifications. You can allow them in its settings.",
  off: "Notifications are off on this device.",
  on: "Notifications are on, on this device.",
} as const;

const HOURS = [1, 2, 3, 6, 12, 24].map((hours) => ({
  value: hours,
  label: hours === 1 ? "1 hour" : `${hours} hours`,
}));
