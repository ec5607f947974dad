import { useId } from "react";

type SwitchFieldProps = {
  label: string;
  helper: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Why the last change was taken back. */
  error: string | undefined;
};

/** Something that is on or off, and changes at once. */
export function SwitchField({ label, helper, checked, onChange, error }: SwitchFieldProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <label htmlFor={id} className="font-medium">
            {label}
          </label>
          <p id={`${id}-line`} className="text-sm text-muted-foreground">
            {helper}
          </p>
        </div>
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-describedby={`${id}-line`}
          checked={checked}
          aria-checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          className={
            "relative h-6 w-10.5 shrink-0 cursor-pointer appearance-none rounded-full " +
            "bg-input transition-colors before:absolute before:top-0.5 before:left-0.5 " +
            "before:size-5 before:rounded-full before:bg-primary-foreground " +
            "before:shadow-card before:transition-transform checked:bg-primary " +
            "checked:before:translate-x-4.5"
          }
        />
      </div>
      <p role="alert" className="text-sm text-destructive">
        {error && `We couldn't save your choice, so nothing changed. ${error}`}
      </p>
    </div>
  );
}
