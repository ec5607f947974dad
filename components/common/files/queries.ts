import type { QueryClient, QueryFunctionContext } from "@tanstack/react-query";
import { assignmentQueries } from "@/components/assignments/queries";
import { call } from "@/lib/client/call";
import type { CourseFile } from "@/lib/contract/files";

/** What every uploaded file tells, whatever it was uploaded as. */
export type StoredFile = Pick<
  CourseFile,
  | "id"
  | "title"
  | "description"
  | "original_filename"
  | "file_size"
  | "file_type"
  | "processing_error"
  | "stage"
  | "page_count"
  | "pages_read"
  | "pages_with_text"
  | "is_locked"
  | "created_at"
> & {
  /** The file as a document, where that is not the row's own id. */
  file_id?: number;
};

/** What a queue of uploads shows of a file that has arrived. */
export type ArrivedFile = Pick<
  StoredFile,
  | "id"
  | "stage"
  | "processing_error"
  | "page_count"
  | "pages_read"
  | "pages_with_text"
  | "is_locked"
>;

/** Query options; said by hand because TanStack's own type is not covariant. */
export interface FileList<F extends ArrivedFile = StoredFile> {
  queryKey: readonly unknown[];
  queryFn(context: QueryFunctionContext): Promise<F[]>;
  refetchInterval(query: { state: { data?: ArrivedFile[] | undefined } }): number | false;
}

const POLL_MS = 5000;

/** A list of files that asks again every five seconds while one of them is being read, and only then. */
export function fileList<F extends ArrivedFile>(
  queryKey: FileList["queryKey"],
  queryFn: FileList<F>["queryFn"],
): FileList<F> {
  return {
    queryKey,
    queryFn,
    refetchInterval: ({ state }) => (state.data?.some(isBeingRead) ? POLL_MS : false),
  };
}

export const assignmentFileQueries = {
  list: (course_id: number) =>
    fileList(["assignment-files", course_id], async ({ client, signal, queryKey }) => {
      const before = client.getQueryData<CourseFile[]>(queryKey);
      const files = await call("GET /courses/{course_id}/assignment-files/", {
        path: { course_id },
        signal,
      });
      if (before && assignmentsIn(files) !== assignmentsIn(before)) {
        void assignmentQueries.refresh(client, course_id);
      }
      return files;
    }),

  refresh: (client: QueryClient, course_id: number) =>
    client.invalidateQueries(assignmentFileQueries.list(course_id)),
};

export const quizFileQueries = {
  list: (course_id: number) =>
    fileList(["quiz-files", course_id], ({ signal }) =>
      call("GET /courses/{course_id}/quiz-files/", { path: { course_id }, signal }),
    ),

  refresh: (client: QueryClient, course_id: number) =>
    client.invalidateQueries(quizFileQueries.list(course_id)),
};

export function isBeingRead({ stage }: Pick<StoredFile, "stage">) {
  return stage !== "ready" && stage !== "failed";
}

function assignmentsIn(files: CourseFile[]) {
  return files.map(({ assignment }) => assignment?.id).join();
}
