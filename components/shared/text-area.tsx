import type { ComponentProps } from "react";
import { Field, type FieldProps } from "@/components/shared/field";
import { Textarea } from "@/components/ui/textarea";

type TextAreaProps = Omit<ComponentProps<"textarea">, keyof FieldProps | "children"> & FieldProps;

/** Grows with its text. */
export function TextArea({
  label,
  required,
  helper,
  error,
  id,
  className,
  ...textarea
}: TextAreaProps) {
  return (
    <Field {...{ label, required, helper, error, id, className }}>
      {(control) => <Textarea {...textarea} {...control} />}
    </Field>
  );
}
