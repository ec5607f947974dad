"use client";

import type { FormEventHandler, ReactNode } from "react";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";
import { ErrorBanner } from "@/components/shared/error-banner";
import {
  Modal,
  ModalBody,
  ModalClose,
  ModalFooter,
  type ModalProps,
} from "@/components/shared/modal";
import { Button } from "@/components/ui/button";

type FormModalProps<Typed extends FieldValues, Read> = ModalProps & FormFrameProps<Typed, Read>;

/**
 * A form in a dialog: its fields, why it was refused, and a row of Cancel and submit. It closes by `onClose` alone, so
 * that what is typed outlives a request that fails; closing asks first when something is typed. Load it when it is
 * wanted, as every `Modal`.
 */
export function FormModal<Typed extends FieldValues, Read>({
  title,
  description,
  size,
  onClose,
  dirty,
  ...frame
}: FormModalProps<Typed, Read>) {
  return (
    <Modal {...{ title, description, size, onClose }} dirty={dirty ?? frame.form.formState.isDirty}>
      <FormFrame {...frame} />
    </Modal>
  );
}

interface FormFrameProps<Typed extends FieldValues, Read> {
  /** Given to the fields within as well, by `useFormContext`. */
  form: UseFormReturn<Typed, unknown, Read>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  submitLabel: ReactNode;
  submitVariant?: "primary" | "danger";
  submitDisabled?: boolean;
  /** Shows progress on the submitting button. By default while the form is being submitted. */
  busy?: boolean;
  /** In place of the Cancel button. */
  cancel?: ReactNode;
  /** Stands above the reason of a refusal. */
  failedTitle?: string;
  /** Between the fields and the buttons: it does not scroll away. */
  notice?: ReactNode;
  /** Of the scrolling part. */
  className?: string;
  children: ReactNode;
}

/** The same in a dialog that has more than a form to show. */
export function FormFrame<Typed extends FieldValues, Read>({
  form,
  onSubmit,
  submitLabel,
  submitVariant,
  submitDisabled,
  busy = form.formState.isSubmitting,
  cancel,
  failedTitle,
  notice,
  className,
  children,
}: FormFrameProps<Typed, Read>) {
  const refusal = form.formState.errors.root?.message;
  return (
    <FormProvider {...form}>
      <form noValidate aria-busy={busy} className="contents" onSubmit={onSubmit}>
        <ModalBody className={className}>{children}</ModalBody>
        {notice}
        {refusal && (
          <ErrorBanner
            className="mx-5 mb-4 sm:mx-6"
            title={failedTitle}
            message={refusal}
            onDismiss={() => form.clearErrors("root")}
          />
        )}
        <ModalFooter>
          {cancel || <CancelButton />}
          <Button type="submit" variant={submitVariant} loading={busy} disabled={submitDisabled}>
            {submitLabel}
          </Button>
        </ModalFooter>
      </form>
    </FormProvider>
  );
}

export function CancelButton({ children = "Cancel" }: { children?: ReactNode }) {
  return (
    <ModalClose asChild>
      <Button variant="ghost">{children}</Button>
    </ModalClose>
  );
}
