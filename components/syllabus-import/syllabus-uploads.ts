import type { QueryClient } from "@tanstack/react-query";
import type { UploadTarget } from "@/components/common/files/file-collections";
import { fileList } from "@/components/common/files/queries";
import { uploadStore } from "@/components/common/files/upload-store";
import { call } from "@/lib/client/call";
import { syllabusImportQueries } from "./queries";
import { sendSyllabus } from "./send-syllabus";

/** What was sent since the page was loaded and has not been shown for review yet, even where it was read at once. */
export const sentSinceLoad = new Set<number>();

/** Syllabi of new courses, on their way to be read. */
export const syllabusUploads: UploadTarget = {
  name: "new-course-syllabi",
  href: "/dashboard",
  list: fileList([...syllabusImportQueries.all, "files"], ({ signal }) =>
    call("GET /syllabus-imports/", { signal }),
  ),
  refresh: (client) => syllabusImportQueries.refresh(client),
  send: async ({ file }, watch) => {
    const sent = await sendSyllabus(null, { text: "", file }, watch);
    sentSinceLoad.add(sent.id);
    return sent;
  },
  words: { notSent: "We didn't receive the syllabus" },
};

export function startSyllabusUploads(client: QueryClient, files: File[]) {
  const chosen = files.map((file) => ({ title: file.name, description: "", file }));
  uploadStore.start(client, syllabusUploads, chosen);
}
