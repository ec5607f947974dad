import type { CourseFile } from "@/lib/contract/files";
import type { Resource } from "@/lib/contract/resources";
import type { SyllabusSource } from "@/lib/contract/topics";

/** A PDF that answers may stand on. */
export interface SourceFile {
  /** As a document. */
  id: number;
  title: string;
  about: string;
  ready: boolean;
}

interface Lists {
  resources?: Resource[] | undefined;
  assignments?: Pick<CourseFile, "id" | "title" | "stage">[] | undefined;
  quizzes?: Pick<CourseFile, "id" | "title" | "stage">[] | undefined;
  syllabi?: SyllabusSource[] | undefined;
}

/** Every PDF of a course, or of the library, once. */
export function sourceFiles({
  resources = [],
  assignments = [],
  quizzes = [],
  syllabi = [],
}: Lists) {
  const files: SourceFile[] = [
    ...resources.map(({ file_id, title, course_name, stage }) => ({
      id: file_id,
      title,
      about: course_name ?? "Resource",
      ready: stage === "ready",
    })),
    ...syllabi.flatMap(({ file_id, syllabus_file, stage }) =>
      file_id === null
        ? []
        : [
            {
              id: file_id,
              title: nameIn(syllabus_file),
              about: "Syllabus",
              ready: stage === "ready",
            },
          ],
    ),
    ...assignments.map((file) => ofCollection(file, "Assignment")),
    ...quizzes.map((file) => ofCollection(file, "Quiz")),
  ];
  return [...new Map(files.map((file) => [file.id, file])).values()];
}

function ofCollection(
  { id, title, stage }: Pick<CourseFile, "id" | "title" | "stage">,
  about: string,
) {
  return { id, title, about, ready: stage === "ready" };
}

/** The address ends with the file's name. */
function nameIn(address: string | null): string {
  const name = address?.split("/").findLast(Boolean);
  return name ? decodeURIComponent(name) : "Syllabus";
}
