import { useQuery } from "@tanstack/react-query";
import { CheckField } from "@/components/shared/check-field";
import { fileSize } from "@/components/shared/format";
import { messageOf } from "@/lib/client/api-error";
import { LINK_FILES_MAX } from "@/lib/contract/setup-values";
import { counted } from "@/lib/text/counted";
import { sharedCourseQueries } from "./queries";

interface FileTicksProps {
  course_id: number;
  chosen: number[];
  onChange: (file_ids: number[]) => void;
}

/** Which of the course's files come along with the next link; none unless they are ticked. */
export function FileTicks({ course_id, chosen, onChange }: FileTicksProps) {
  const { data: files = [], error } = useQuery(sharedCourseQueries.filesToShare(course_id));
  if (error) {
    return (
      <p className="text-sm text-muted-foreground">{`Files can't come along now: ${messageOf(error)}`}</p>
    );
  }
  if (files.length === 0) return null;
  return (
    <fieldset className="grid gap-1">
      <legend className="text-sm font-medium">
        Files that come along
        {chosen.length > 0 && `: ${chosen.length} of ${files.length}`}
      </legend>
      <p className="text-sm text-muted-foreground">
        Everyone who has the link gets the files you tick.
      </p>
      <div className="scrollbar-quiet max-h-44 overflow-y-auto">
        {files.map(({ file_id, name, size }) => {
          const ticked = chosen.includes(file_id);
          return (
            <CheckField
              key={file_id}
              label={`${name} (${fileSize(size)})`}
              checked={ticked}
              disabled={!ticked && chosen.length >= LINK_FILES_MAX}
              onChange={() =>
                onChange(ticked ? chosen.filter((id) => id !== file_id) : [...chosen, file_id])
              }
            />
          );
        })}
      </div>
      {chosen.length >= LINK_FILES_MAX && (
        <p className="text-sm text-muted-foreground">
          {`At most ${counted(LINK_FILES_MAX, "file")} can come along with a link.`}
        </p>
      )}
    </fieldset>
  );
}
