import type { ComponentProps } from "react";
import { Field, type FieldProps } from "@/components/shared/field";
import { Select } from "@/components/ui/select";

type SelectFieldProps = Omit<ComponentProps<"select">, keyof FieldProps | "multiple"> &
  FieldProps & {
    /** The text of the empty choice. It stays choosable, so that an optional answer can be taken back. */
    placeholder?: string;
    options?: readonly SelectOption[];
  };

type SelectOption = { value: string | number; label: string };

/** `children` take `<optgroup>`s; plain lists go in `options`. */
export function SelectField({
  label,
  required,
  helper,
  error,
  id,
  className,
  placeholder,
  options = [],
  children,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, required, helper, error, id, className }}>
      {(control) => (
        <Select {...select} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
          {children}
        </Select>
      )}
    </Field>
  );
}

/** The choices of a table from values to labels. */
export function optionsOf(labels: Record<string, string>): SelectOption[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
