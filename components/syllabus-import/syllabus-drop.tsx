"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Dropzone } from "@/components/common/files/dropzone";
import { UploadRow } from "@/components/common/files/upload-row";
import { useUploads } from "@/components/common/files/use-uploads";
import { fileSize } from "@/components/shared/format";
import { FILES_TAKEN } from "@/lib/contract/file-types";
import { FILE_SIZE_MAX } from "@/lib/contract/values";
import { startSyllabusUploads, syllabusUploads } from "./syllabus-uploads";

/** Takes the syllabi of new courses, several at once; what has arrived stands among those to review. */
export function SyllabusDrop({ compact = false }: { compact?: boolean }) {
  const client = useQueryClient();
  const uploads = useUploads(syllabusUploads);
  return (
    <>
      <Dropzone
        compact={compact}
        label="Drop your syllabi here, or choose them"
        hint={compact ? undefined : SEVERAL}
        maxBytes={FILE_SIZE_MAX}
        onFiles={(files) => startSyllabusUploads(client, files)}
      />
      {uploads.length > 0 && (
        <ul aria-label="Uploading syllabi" className="mt-3 divide-y rounded-lg border">
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </>
  );
}

const SEVERAL = `Several at once: ${FILES_TAKEN}, up to ${fileSize(FILE_SIZE_MAX)} each`;
