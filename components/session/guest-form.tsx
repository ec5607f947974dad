import type { ComponentProps, FormEventHandler, ReactNode } from "react";
import type { FieldValues, FormState } from "react-hook-form";
import { ErrorBanner } from "@/components/shared/error-banner";
import { TextField } from "@/components/shared/text-field";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";

interface GuestFormProps<Typed extends FieldValues> {
  state: FormState<Typed>;
  /** Fetches what checks the form. */
  onFocus: () => unknown;
  onSubmit: FormEventHandler<HTMLFormElement>;
  submitLabel: string;
  className?: string;
  children: ReactNode;
}

/** The form of someone who is not signed in: why it was refused, its fields, one wide button. */
export function GuestForm<Typed extends FieldValues>({
  state: { errors, isSubmitting },
  onFocus,
  onSubmit,
  submitLabel,
  className,
  children,
}: GuestFormProps<Typed>) {
  return (
    // POST, so that a password never ends up in the address should the page not run yet.
    <form
      method="post"
      noValidate
      className={cn("grid gap-4", className)}
      onFocus={onFocus}
      onSubmit={onSubmit}
    >
      {errors.root?.message && (
        <ErrorBanner className="col-span-full" message={errors.root.message} />
      )}
      {children}
      <Button type="submit" size="lg" className="col-span-full mt-2" loading={isSubmitting}>
        {submitLabel}
      </Button>
    </form>
  );
}

export function UsernameField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      required
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
