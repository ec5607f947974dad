"use client";

import { X } from "lucide-react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { z } from "zod";
import { fileSize } from "@/components/shared/format";
import { TextArea } from "@/components/shared/text-area";
import { TextField } from "@/components/shared/text-field";
import { Button } from "@/components/ui/button";
import { FILES_TAKEN, withoutEnding } from "@/lib/contract/file-types";
import { FILE_SIZE_MAX } from "@/lib/contract/values";
import { ChosenFile } from "./chosen-file";
import { Dropzone } from "./dropzone";

/** What an upload form holds, whatever else it asks for. */
export interface ItemsForm {
  items: { title: string; description?: string | undefined; file?: File | undefined }[];
}

/** One file with title and description, or several with a title each. Stands in an upload form. */
export function FileItems() {
  const { control, register, clearErrors, getValues, formState } = useFormContext<ItemsForm>();
  const { fields, append, remove, replace } = useFieldArray({ control, name: "items" });
  const chosen = fields.filter(({ file }) => file).length;
  const [first] = fields;
  const errors = formState.errors.items;
  const fileError = errors?.[0]?.file?.message;
  const titleError = errors?.[0]?.title?.message;

  function take(added: File[]) {
    clearErrors();
    const [next, ...rest] = added.map(itemOf);
    if (chosen > 0 || !next) return append(added.map(itemOf), { shouldFocus: false });
    const typed = getValues("items.0");
    replace([{ ...typed, title: typed.title || next.title, file: next.file }, ...rest]);
  }

  function drop(index: number) {
    if (fields.length > 1) remove(index);
    else replace([{ ...getValues("items.0"), file: undefined }]);
  }

  return (
    <>
      <div>
        <Dropzone
          onFiles={take}
          compact={chosen > 0}
          maxBytes={FILE_SIZE_MAX}
          label={chosen > 0 ? "Add more files" : undefined}
          hint={chosen > 0 ? undefined : `${FILES_TAKEN}, up to ${fileSize(FILE_SIZE_MAX)} each`}
        />
        {fileError && (
          <p role="alert" className="mt-2 text-sm text-destructive">
            {fileError}
          </p>
        )}
      </div>
      {fields.length === 1 && first ? (
        <div key={first.id} className="grid gap-4">
          {first.file && <ChosenFile file={first.file} onRemove={() => drop(0)} />}
          <TextField
            label="Title"
            required
            error={titleError === fileError ? undefined : titleError}
            {...register("items.0.title", { onChange: () => clearErrors("items.0.title") })}
          />
          <TextArea
            label="Description"
            rows={2}
            helper="A note to yourself. We keep it with the file."
            error={errors?.[0]?.description?.message}
            {...register("items.0.description")}
          />
        </div>
      ) : (
        <ul className="grid gap-3">
          {fields.map(({ id, file }, index) => (
            <li key={id} className="flex items-start gap-2">
              <TextField
                className="flex-1"
                label={`Title of ${file?.name}`}
                required
                error={errors?.[index]?.title?.message}
                {...register(`items.${index}.title`, {
                  onChange: () => clearErrors(`items.${index}.title`),
                })}
              />
              <RemoveButton name={file?.name} className="mt-7.5" onClick={() => drop(index)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** How an upload form starts: with what was dropped, or with nothing yet. */
export function itemsOf(files: File[]) {
  return files.length > 0 ? files.map(itemOf) : [{ title: "", description: "", file: undefined }];
}

/** A file may be missing while a form is filled in; `schema` says what is then said. */
export function chosenFile(schema: z.ZodType<File>) {
  return z.custom<File | undefined>().transform((file, context) => {
    const read = schema.safeParse(file);
    if (read.success) return read.data;
    for (const { message } of read.error.issues) context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}

function itemOf(file: File) {
  return { title: withoutEnding(file.name), description: "", file };
}

interface RemoveButtonProps {
  name: string | undefined;
  className?: string;
  onClick: () => void;
}

function RemoveButton({ name, className, onClick }: RemoveButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={`Remove ${name}`}
      className={className}
      onClick={onClick}
    >
      <X aria-hidden />
    </Button>
  );
}
