import type { QueryClient } from "@tanstack/react-query";
import { resourceQueries } from "@/components/resources/queries";
import { toastError } from "@/components/shared/toast";
import { RESTORE_HINT } from "@/components/trash/queries";
import { messageOf, removed } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import { download } from "@/lib/client/download";
import { upload } from "@/lib/client/upload";
import { type UploadOptions, uploadFile } from "@/lib/client/upload-file";
import type { CourseFile } from "@/lib/contract/files";
import type { Resource } from "@/lib/contract/resources";
import { PROCESSING_STATUSES, type TrashKind } from "@/lib/contract/values";
import {
  type ArrivedFile,
  assignmentFileQueries,
  type FileList,
  quizFileQueries,
  type StoredFile,
} from "./queries";

/** A list of uploaded files (assignment files, quizzes or resources): its queries, its actions and its labels. */
export interface FileCollection<
  F extends StoredFile = StoredFile,
  C extends ChosenFile = ChosenFile,
> extends UploadTarget<F, C> {
  /** The kind under which a deleted file is listed in the trash. */
  trashKind: TrashKind;
  retry(id: number): Promise<unknown>;
  remove(id: number): Promise<unknown>;
  original(id: number): Promise<Blob>;
  words: {
    /** What one of its files is called. */
    noun: string;
    notSent: string;
    notLoaded: string;
    notDeleted: string;
    /** The sentence that explains what deleting a file removes. */
    deleting: string;
    states: Record<keyof typeof PROCESSING_STATUSES, string>;
  };
}

/** Where uploads can go: what their queue and its tray need to know of it. */
export interface UploadTarget<
  F extends ArrivedFile = ArrivedFile,
  C extends ChosenFile = ChosenFile,
> {
  /** The unique name of the collection. */
  name: string;
  /** The page that shows the collection. */
  href: string;
  list: FileList<F>;
  refresh(client: QueryClient): Promise<unknown>;
  send(chosen: C, watch: UploadOptions): Promise<F>;
  words: { notSent: string };
}

export interface ChosenFile {
  title: string;
  description: string;
  file: File;
}

interface ChosenResource extends ChosenFile {
  subject: string;
  difficulty_level: number | null;
  course: number | null;
  /** The older copy, which goes once this one has arrived. */
  replaces?: number | undefined;
}

export function assignmentFileCollection(course_id: number) {
  return courseFileCollection("assignment", assignmentFileQueries, course_id, {
    ...FILE_WORDS,
    noun: "assignment file",
  });
}

export function quizFileCollection(course_id: number) {
  return courseFileCollection("quiz", quizFileQueries, course_id, {
    ...FILE_WORDS,
    noun: "quiz file",
    notLoaded: "We couldn't load your quiz files",
  });
}

/** A course's part of the library, or the whole of it. */
export function resourceCollection(course_id?: number): FileCollection<Resource, ChosenResource> {
  const list = resourceQueries.list(course_id);
  return {
    name: list.queryKey.join("/"),
    trashKind: "resource",
    href: course_id ? `/courses/${course_id}` : "/resources",
    list,
    refresh: resourceQueries.refresh,
    send: async ({ file, replaces, ...fields }, watch) => {
      const sent = await uploadFile(file, watch, {
        byForm: (form) =>
          upload("POST /resources/any/", { form: fillForm(form, fields), ...watch }),
        uploadStored: (stored) =>
          call("POST /resources/direct/", { body: { ...fields, ...stored }, signal: watch.signal }),
      });
      if (replaces) await removeOlder(replaces, fields.title);
      return sent;
    },
    retry: (resource_id) => call("POST /resources/{resource_id}/retry/", { path: { resource_id } }),
    remove: (resource_id) => call("DELETE /resources/{resource_id}/", { path: { resource_id } }),
    original: (resource_id) =>
      download("GET /resources/{resource_id}/download/", { path: { resource_id } }),
    words: RESOURCE_WORDS,
  };
}

function courseFileCollection(
  kind: "assignment" | "quiz",
  queries: typeof assignmentFileQueries | typeof quizFileQueries,
  course_id: number,
  words: FileCollection["words"],
): FileCollection<CourseFile> {
  const list = queries.list(course_id);
  const path = { course_id };
  return {
    name: list.queryKey.join("/"),
    trashKind: "file",
    href: `/courses/${course_id}`,
    list,
    refresh: (client) => queries.refresh(client, course_id),
    send: ({ file, ...fields }, watch) =>
      uploadFile(file, watch, {
        byForm: (form) =>
          upload(`POST /courses/{course_id}/${kind}-files/any/`, {
            path,
            form: fillForm(form, fields),
            ...watch,
          }),
        uploadStored: (stored) =>
          call(`POST /courses/{course_id}/${kind}-files/direct/`, {
            path,
            body: { ...fields, ...stored },
            signal: watch.signal,
          }),
      }),
    retry: (file_id) =>
      call(`POST /courses/{course_id}/${kind}-files/{file_id}/retry/`, {
        path: { course_id, file_id },
      }),
    remove: (file_id) =>
      call(`DELETE /courses/{course_id}/${kind}-files/{file_id}/`, {
        path: { course_id, file_id },
      }),
    original: (file_id) =>
      download(`GET /courses/{course_id}/${kind}-files/{file_id}/download/`, {
        path: { course_id, file_id },
      }),
    words,
  };
}

/** Deletes the older copy. A failure is reported as a message, because the upload itself has succeeded. */
async function removeOlder(resource_id: number, title: string) {
  try {
    await removed(call("DELETE /resources/{resource_id}/", { path: { resource_id } }));
  } catch (error) {
    toastError(`We uploaded “${title}” but couldn't remove the older copy. ${messageOf(error)}`);
  }
}

/** Empty is how a form says "none". */
function fillForm(form: FormData, fields: Record<string, string | number | null>) {
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value ?? ""));
  return form;
}

const FILE_WORDS = {
  notSent: "We couldn't upload the file",
  notLoaded: "We couldn't load your files",
  notDeleted: "Failed to delete",
  deleting: `This deletes the file from the course. ${RESTORE_HINT}`,
  states: { processing: "Processing...", completed: "Processed", failed: "Failed" },
};

const RESOURCE_WORDS = {
  noun: "resource",
  notSent: "Failed to upload resource",
  notLoaded: "Failed to load resources",
  notDeleted: "Failed to delete resource",
  deleting: `This deletes the file from the course and from your library. ${RESTORE_HINT}`,
  states: PROCESSING_STATUSES,
};
