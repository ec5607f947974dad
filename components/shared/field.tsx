import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Label } from "@/components/ui/label";
import { cn } from "@/lib/cn";

export type FieldProps = {
  label: string;
  /** Shown as an asterisk; the rule itself lives in the form's schema. */
  required?: boolean;
  /** Shown below the field while there is no error. */
  helper?: ReactNode;
  error?: string;
};

type FrameProps = FieldProps & {
  id?: string;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

type ControlProps = {
  id: string;
  "aria-required": true | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

/** Label, control and the line below it, tied together for assistive technology. */
export function Field({ label, required, helper, error, id, className, children }: FrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const lineId = `${controlId}-line`;
  return (
    <div className={cn("grid min-w-0 content-start gap-1.5", className)}>
      <Label htmlFor={controlId}>
        {label}
        {required && (
          <span aria-hidden className="ml-0.5 text-destructive">
            *
          </span>
        )}
      </Label>
      {children({
        id: controlId,
        "aria-required": required || undefined,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": error || helper ? lineId : undefined,
      })}
      {error ? (
        <p id={lineId} className="flex animate-fade gap-1.5 text-sm text-destructive">
          <CircleAlert aria-hidden className="mt-0.75 size-3.5 shrink-0" />
          {error}
        </p>
      ) : (
        helper && (
          <p id={lineId} className="text-sm text-muted-foreground">
            {helper}
          </p>
        )
      )}
    </div>
  );
}
