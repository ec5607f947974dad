import type { UploadTarget } from "@/components/common/files/file-collections";
import { fileList } from "@/components/common/files/queries";
import { call } from "@/lib/client/call";
import { syllabusImportQueries } from "./queries";
import { sendSyllabus } from "./send-syllabus";

/** Syllabi of new courses, on their way to be read. */
export const syllabusUploads: UploadTarget = {
  name: "new-course-syllabi",
  href: "/dashboard",
  list: fileList([...syllabusImportQueries.all, "files"], ({ signal }) =>
    call("GET /syllabus-imports/", { signal }),
  ),
  refresh: (client) => syllabusImportQueries.refresh(client),
  send: ({ file }, watch) => sendSyllabus(null, { text: "", file }, watch),
  words: { notSent: "The syllabus did not arrive" },
};
