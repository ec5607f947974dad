import type { QueryClient } from "@tanstack/react-query";
import { resourceQueries } from "@/components/resources/queries";
import { toastError } from "@/components/shared/toast";
import { KEPT } from "@/components/trash/queries";
import { messageOf } from "@/lib/client/api-error";
import { call, download } from "@/lib/client/call";
import { upload } from "@/lib/client/upload";
import { uploadFile, type Watch } from "@/lib/client/upload-file";
import type { CourseFile } from "@/lib/contract/files";
import type { Resource } from "@/lib/contract/resources";
import { routes } from "@/lib/contract/routes";
import { PROCESSING_STATUSES, type TrashKind } from "@/lib/contract/values";
import { assignmentFileQueries, type FileList, quizFileQueries, type StoredFile } from "./queries";

/** A place that holds uploaded PDFs: what can be done with one there, and in which words. */
export interface Shelf<F extends StoredFile = StoredFile, C extends ChosenFile = ChosenFile> {
  /** Tells one shelf from another. */
  name: string;
  /** What one of its files is once it is deleted. */
  trashKind: TrashKind;
  /** The page that shows it. */
  href: string;
  list: FileList<F>;
  refresh(client: QueryClient): Promise<unknown>;
  send(chosen: C, watch: Watch): Promise<F>;
  retry(id: number): Promise<unknown>;
  remove(id: number): Promise<unknown>;
  original(id: number): Promise<Blob>;
  words: {
    /** What one of its files is called. */
    noun: string;
    notSent: string;
    notLoaded: string;
    notDeleted: string;
    /** What goes with a file that is deleted. */
    deleting: string;
    states: Record<keyof typeof PROCESSING_STATUSES, string>;
  };
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

export function assignmentShelf(course_id: number) {
  return courseShelf(routes.assignmentFiles, assignmentFileQueries, course_id, {
    ...FILE_WORDS,
    noun: "assignment file",
  });
}

export function quizShelf(course_id: number) {
  return courseShelf(routes.quizFiles, quizFileQueries, course_id, {
    ...FILE_WORDS,
    noun: "quiz file",
    notLoaded: "Error loading quiz files",
  });
}

/** A course's part of the library, or the whole of it. */
export function resourceShelf(course_id?: number): Shelf<Resource, ChosenResource> {
  const list = resourceQueries.list(course_id);
  const at = routes.resources;
  return {
    name: list.queryKey.join("/"),
    trashKind: "resource",
    href: course_id ? `/courses/${course_id}` : "/resources",
    list,
    refresh: resourceQueries.refresh,
    send: async ({ file, replaces, ...fields }, watch) => {
      const sent = await uploadFile(file, watch, {
        byForm: (form) => upload(at.upload, { form: filled(form, fields), ...watch }),
        whenStored: (stored) =>
          call(at.uploadDirectly, { body: { ...fields, ...stored }, signal: watch.signal }),
      });
      if (replaces) await removeOlder(replaces, fields.title);
      return sent;
    },
    retry: (resource_id) => call(at.retry, { path: { resource_id } }),
    remove: (resource_id) => call(at.remove, { path: { resource_id } }),
    original: (resource_id) => download(at.download, { path: { resource_id } }),
    words: RESOURCE_WORDS,
  };
}

function courseShelf(
  at: typeof routes.assignmentFiles | typeof routes.quizFiles,
  queries: typeof assignmentFileQueries | typeof quizFileQueries,
  course_id: number,
  words: Shelf["words"],
): Shelf<CourseFile> {
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
        byForm: (form) => upload(at.upload, { path, form: filled(form, fields), ...watch }),
        whenStored: (stored) =>
          call(at.uploadDirectly, { path, body: { ...fields, ...stored }, signal: watch.signal }),
      }),
    retry: (file_id) => call(at.retry, { path: { course_id, file_id } }),
    remove: (file_id) => call(at.remove, { path: { course_id, file_id } }),
    original: (file_id) => download(at.download, { path: { course_id, file_id } }),
    words,
  };
}

/** The new copy is there already: it has not failed when the older one stays. */
async function removeOlder(resource_id: number, title: string) {
  try {
    await call(routes.resources.remove, { path: { resource_id } });
  } catch (error) {
    toastError(`“${title}” is uploaded, but the older copy was not removed. ${messageOf(error)}`);
  }
}

/** Empty is how a form says "none". */
function filled(form: FormData, fields: Record<string, string | number | null>) {
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value ?? ""));
  return form;
}

const FILE_WORDS = {
  notSent: "The file could not be uploaded",
  notLoaded: "Error loading files",
  notDeleted: "Failed to delete",
  deleting: `The PDF is deleted from this course. ${KEPT}`,
  states: { processing: "Processing...", completed: "Processed", failed: "Failed" },
};

const RESOURCE_WORDS = {
  noun: "resource",
  notSent: "Failed to upload resource",
  notLoaded: "Failed to load resources",
  notDeleted: "Failed to delete resource",
  deleting: `The PDF leaves this course and your library. ${KEPT}`,
  states: PROCESSING_STATUSES,
};
