import type { FieldValues, Path, RegisterOptions, Resolver, UseFormReturn } from "react-hook-form";
import { ApiError, messageOf } from "@/lib/client/api-error";

/** Shows a failed submit: at the fields that the server names, else above the form (`errors.root`). */
export function showRefusal<Typed extends FieldValues, Read>(
  form: UseFormReturn<Typed, unknown, Read>,
  error: unknown,
  fallback?: string,
) {
  const refused =
    error instanceof ApiError ? namesOf(form).filter((name) => error.field(name)) : [];
  if (refused.length === 0 || !(error instanceof ApiError)) {
    form.setError("root", { message: messageOf(error, fallback) });
    return;
  }
  for (const [index, name] of refused.entries()) {
    form.setError(name, { message: error.field(name) }, { shouldFocus: index === 0 });
  }
}

/** Binds a field to its form and its error; editing it ends the error, and those of `also`. */
export function bind<Typed extends FieldValues, Read>(
  form: UseFormReturn<Typed, unknown, Read>,
  name: Path<Typed>,
  { also = [], ...options }: RegisterOptions<Typed, Path<Typed>> & { also?: Path<Typed>[] } = {},
) {
  return {
    ...form.register(name, { ...options, onChange: () => form.clearErrors([name, ...also]) }),
    error: form.getFieldState(name, form.formState).error?.message,
  };
}

/**
 * A resolver that comes when it is first needed, so that a page does not start with its schema. Call
 * `load` early, on focus for instance. Where it cannot be fetched, the server alone checks.
 */
export function lazily<Typed extends FieldValues>(
  load: () => Promise<Resolver<Typed>>,
): Resolver<Typed> {
  return async (typed, context, options) => {
    const check = await load().catch(() => undefined);
    return check ? check(typed, context, options) : { values: typed, errors: {} };
  };
}

/** How a select reads a number: the empty choice is `null`. For `setValueAs`. */
export function numberOrNull(value: unknown): number | null {
  return value === "" || value === null || value === undefined ? null : Number(value);
}

function namesOf<Typed extends FieldValues, Read>(form: UseFormReturn<Typed, unknown, Read>) {
  return Object.keys(form.getValues()) as Path<Typed>[];
}
