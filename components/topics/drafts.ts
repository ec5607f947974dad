import {
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from "@tanstack/react-query";
import { toastSuccess } from "@/components/shared/toast";
import { upload } from "@/lib/client/upload";
import type { SyllabusSource } from "@/lib/contract/topics";
import { counted } from "@/lib/text/counted";
import { HOUR_MS } from "@/lib/time/durations";
import { syllabusQueries, topicItemQueries } from "./queries";

/** What a syllabus is replaced with: text, a file, or both (then the file is what is read). */
export interface SyllabusDraft {
  id: number;
  source: SyllabusSource;
  text: string;
  file?: File;
}

let lastId = 0;

export function newDraft(source: SyllabusSource): SyllabusDraft {
  lastId += 1;
  const text = source.content_source === "text" ? source.syllabus_text : "";
  return { id: lastId, source, text };
}

/** Sends a syllabus; resolves when its topics are read, or after the 20 s that the server waits for them. */
export function useSaveSyllabus(course_id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: keyOf(course_id),
    gcTime: KEEP_MS,
    mutationFn: ({ id, source, text, file }: SyllabusDraft) => {
      const form = new FormData();
      if (text.trim()) form.set("syllabus_text", text);
      if (file) form.set("syllabus_file", file);
      const onProgress = (share: number) =>
        client.setQueryData(syllabusQueries.sent(id).queryKey, share);
      onProgress(0);
      const path = { course_id, topic_id: source.id };
      return upload("PUT /courses/{course_id}/topics/{topic_id}/any/", { path, form, onProgress });
    },
    onMutate: async ({ id, source }) => {
      removeUnsavedDraft(client, course_id, id);
      await client.cancelQueries(syllabusQueries.list(course_id));
      show(client, course_id, asUnread(source));
    },
    onSuccess: (saved) => {
      show(client, course_id, saved);
      const { is_processed, topic_count } = saved;
      if (is_processed && topic_count > 0) {
        toastSuccess(`We've read the syllabus: ${topicsIn(topic_count)}`);
      }
    },
    onSettled: () =>
      Promise.all([
        syllabusQueries.refresh(client, course_id),
        topicItemQueries.refresh(client, course_id),
      ]),
  });
}

/** Drafts on their way, and those that could not be saved. They outlive the form they were typed in. */
export function useUnsavedDrafts(course_id: number) {
  const mutationKey = keyOf(course_id);
  const sending = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => ({ draft: state.variables as SyllabusDraft, error: null }),
  });
  const failed = useMutationState({
    filters: { mutationKey, status: "error" },
    select: ({ state }) => ({ draft: state.variables as SyllabusDraft, error: state.error }),
  });
  return { sending, failed };
}

/** Forgets a draft that could not be saved. */
export function removeUnsavedDraft(client: QueryClient, course_id: number, draft_id: number) {
  const cache = client.getMutationCache();
  for (const failed of cache.findAll({ mutationKey: keyOf(course_id), status: "error" })) {
    const draft = failed.state.variables as SyllabusDraft;
    if (draft.id === draft_id) cache.remove(failed);
  }
}

/** Puts what the server answered for one source in its place in the list. */
export function show(client: QueryClient, course_id: number, source: SyllabusSource) {
  client.setQueryData(syllabusQueries.list(course_id).queryKey, (sources) => {
    if (!sources?.some(({ id }) => id === source.id)) return sources && [source, ...sources];
    return sources.map((other) => (other.id === source.id ? source : other));
  });
}

/** The source as it is once the server begins to read it. */
export function asUnread(source: SyllabusSource): SyllabusSource {
  return { ...source, is_processed: false, processing_error: "", stage: "stored" };
}

export function topicsIn(count: number) {
  return counted(count, "topic");
}

/** How long a draft that could not be saved is kept for another attempt. */
const KEEP_MS = HOUR_MS;

function keyOf(course_id: number) {
  return ["syllabus-drafts", course_id];
}
