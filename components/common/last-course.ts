const KEY = "last_course";

/** The course whose page was open last in this tab. It may be gone by now. */
export const lastCourse = {
  read: () => Number(sessionStorage.getItem(KEY)) || null,
  keep: (course_id: number) => sessionStorage.setItem(KEY, String(course_id)),
};
