import { CopyCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { RelativeTime } from "@/components/shared/relative-time";
import { DUPLICATE_CHOICES, type DuplicateChoice, type DuplicateFile } from "./use-duplicate-files";

interface DuplicateFilesProps {
  found: DuplicateFile[];
  onChoose: (file: File, how: DuplicateChoice) => void;
}

/** Asks what to do with files that the course already has. */
export function DuplicateFiles({ found, onChoose }: DuplicateFilesProps) {
  const box = useRef<HTMLDivElement>(null);
  const asked = found.length > 0;
  useEffect(() => {
    if (asked) box.current?.scrollIntoView({ block: "nearest" });
  }, [asked]);

  return (
    <div ref={box} role="status" className="empty:hidden">
      {asked && (
        <div data-hue="amber" className="grid gap-4 rounded-lg bg-tint-soft px-4 py-3.5">
          <p className="flex gap-2 font-semibold text-tint-ink">
            <CopyCheck aria-hidden className="mt-1 size-4 shrink-0" />
            {found.length === 1
              ? "This course has this file already"
              : `This course has ${found.length} of these files already`}
          </p>
          {found.map((one) => (
            <Choice key={`${one.stored.id} ${one.file.name}`} same={one} onChoose={onChoose} />
          ))}
          <p className="text-sm">Then press Upload again.</p>
        </div>
      )}
    </div>
  );
}

function Choice({
  same: { file, stored, how },
  onChoose,
}: { same: DuplicateFile } & Pick<DuplicateFilesProps, "onChoose">) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm break-words">
        <span className="font-medium">{file.name}</span> is “{stored.title}”, added{" "}
        <RelativeTime instant={stored.created_at} />
      </legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {Object.entries(DUPLICATE_CHOICES).map(([value, label]) => (
          <label
            key={value}
            className="flex min-h-7 items-center gap-2 text-sm font-medium pointer-coarse:min-h-10"
          >
            <input
              type="radio"
              name={`same-${stored.id}-${file.name}`}
              checked={value === how}
              onChange={() => onChoose(file, value as DuplicateChoice)}
              className="size-4 accent-primary"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
