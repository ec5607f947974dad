import type {
  FieldErrors,
  FieldValues,
  Path,
  RegisterOptions,
  Resolver,
  UseFormReturn,
} from "react-hook-form";
import { ApiError, messageOf } from "@/lib/client/api-error";

/**
 * What a form starts with: a value for every field that its input takes, also for those that the API can do without.
 * A field that a contract gains and a form forgets does not compile.
 */
export type EveryField<Input> = { [Name in keyof Input]-?: Exclude<Input[Name], undefined> };

/**
 * The `onSubmit` of a form: checks what is typed and gives it to `send`. What that throws is shown as a refusal, in the
 * words of `failed` where the error has none of its own; what is typed stays.
 */
export function submitHandler<Typed extends FieldValues, Read>(
  form: UseFormReturn<Typed, unknown, Read>,
  send: (read: Read) => unknown,
  failed?: string,
) {
  return form.handleSubmit(async (read) => {
    try {
      await send(read);
    } catch (error) {
      showServerErrors(form, error, failed);
    }
  });
}

/** Shows a failed submit: at the fields that the server names, else above the form (`errors.root`). */
export function showServerErrors<Typed extends FieldValues, Read>(
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
export function bindField<Typed extends FieldValues, Read>(
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
 * A form resolver that is loaded on first use, so that pages do not ship its schema. Call `load` early, for instance
 * on focus. If it cannot be loaded, only the server validates; where that is not enough (`needed`), nothing is sent.
 */
export function lazyResolver<Typed extends FieldValues>(
  load: () => Promise<Resolver<Typed>>,
  { needed = false } = {},
): Resolver<Typed> {
  return async (typed, context, options) => {
    const check = await load().catch(() => undefined);
    if (check) return check(typed, context, options);
    if (!needed) return { values: typed, errors: {} };
    return { values: {}, errors: { root: NOT_CHECKED } as FieldErrors<Typed> };
  };
}

/** Loads what will be needed, ahead of that. What cannot be loaded now is said when it is needed. */
export function ahead(load: () => Promise<unknown>) {
  return () => void load().catch(() => undefined);
}

const NOT_CHECKED = {
  type: "load",
  message: "We couldn't check this just now. Please look at your connection and try again.",
};

/** How a select reads a number: the empty choice is `null`. For `setValueAs`. */
export function numberOrNull(value: unknown): number | null {
  return value === "" || value === null || value === undefined ? null : Number(value);
}

function namesOf<Typed extends FieldValues, Read>(form: UseFormReturn<Typed, unknown, Read>) {
  return Object.keys(form.getValues()) as Path<Typed>[];
}
