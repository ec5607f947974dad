import type { ComponentProps } from "react";
import { ChosenFile } from "./chosen-file";
import { Dropzone } from "./dropzone";

type FileFieldProps = Omit<ComponentProps<typeof Dropzone>, "onFiles" | "multiple"> & {
  file: File | null;
  error: string | undefined;
  onChange: (file: File | null) => void;
};

/** One file: a place to drop it, then its name and what is wrong with it. */
export function FileField({ file, error, onChange, ...dropzone }: FileFieldProps) {
  return (
    <>
      {file ? (
        <ChosenFile file={file} onRemove={() => onChange(null)} />
      ) : (
        <Dropzone {...dropzone} multiple={false} onFiles={([chosen]) => onChange(chosen ?? null)} />
      )}
      {error && (
        <p role="alert" className="-mt-2 text-sm text-destructive">
          {error}
        </p>
      )}
    </>
  );
}
