import { savedDrafts } from "@/lib/client/saved-drafts";
import { sessionStore } from "@/lib/client/session-store";

export interface UnsentSyllabus {
  text: string;
  file: File | null;
}

/** A file stays with the page only; it lies on the student's own disk as well. */
const files = new Map<string, File>();
/** Being sent; it is not offered again, so that it is not sent twice. */
const under_way = new Set<string>();

/** A syllabus that was typed or chosen and has not arrived yet, by the course it is for (null: a new one). */
export const unsentSyllabus = {
  read(course_id: number | null): UnsentSyllabus {
    if (under_way.has(keyOf(course_id))) return { text: "", file: null };
    const text = savedDrafts.read(nameOf(course_id));
    return {
      text: typeof text === "string" ? text : "",
      file: files.get(keyOf(course_id)) ?? null,
    };
  },

  /** Answers false where the text is lost with the page. */
  keep(course_id: number | null, { text, file }: UnsentSyllabus): boolean {
    if (file) files.set(keyOf(course_id), file);
    else files.delete(keyOf(course_id));
    if (text.trim() !== "") return savedDrafts.keep(nameOf(course_id), text);
    savedDrafts.forget(nameOf(course_id));
    return true;
  },

  forget(course_id: number | null): void {
    unsentSyllabus.keep(course_id, { text: "", file: null });
  },

  async whileSending<T>(course_id: number | null, send: () => Promise<T>): Promise<T> {
    under_way.add(keyOf(course_id));
    try {
      const sent = await send();
      unsentSyllabus.forget(course_id);
      return sent;
    } finally {
      under_way.delete(keyOf(course_id));
    }
  },
};

function nameOf(course_id: number | null) {
  return `syllabus ${course_id ?? "new"}`;
}

function keyOf(course_id: number | null) {
  return `${sessionStore.studentId() ?? 0} ${nameOf(course_id)}`;
}
