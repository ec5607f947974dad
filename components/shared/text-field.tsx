import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldProps } from "@/components/shared/field";
import { Input } from "@/components/ui/input";

type TextFieldProps = Omit<ComponentProps<"input">, keyof FieldProps | "children"> &
  FieldProps & {
    /** A control inside the field's right edge, such as showing a password. */
    trailing?: ReactNode;
  };

/** Works with react-hook-form: `<TextField label="Title" error={errors.title?.message} {...register("title")} />`. */
export function TextField({
  label,
  required,
  helper,
  error,
  id,
  className,
  trailing,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, required, helper, error, id, className }}>
      {(control) =>
        trailing ? (
          <span className="relative block">
            <Input {...input} {...control} className="pr-11" />
            <span className="absolute inset-y-0 right-1 grid place-items-center">{trailing}</span>
          </span>
        ) : (
          <Input {...input} {...control} />
        )
      }
    </Field>
  );
}
