import { aiRoutes } from "@/app/api/_routes/ai";
import { assignmentRoutes } from "@/app/api/_routes/assignments";
import { chatThreadRoutes } from "@/app/api/_routes/assistant";
import { calendarRoutes } from "@/app/api/_routes/calendar";
import { classTimeRoutes } from "@/app/api/_routes/class-times";
import { courseRoutes } from "@/app/api/_routes/courses";
import { dashboardRoutes } from "@/app/api/_routes/dashboard";
import { examRoutes } from "@/app/api/_routes/exams";
import { gpaRoutes } from "@/app/api/_routes/gpa";
import { resourceRoutes } from "@/app/api/_routes/resources";
import { studyHoursRoutes } from "@/app/api/_routes/study-hours";
import { studyPlanRoutes } from "@/app/api/_routes/study-plans";
import { topicItemRoutes } from "@/app/api/_routes/topics";
import { reader } from "@/lib/api/dispatch";

/** What pages read before they are sent: the API's own answers, without a request. */
export const answers = reader(
  [
    aiRoutes,
    assignmentRoutes,
    calendarRoutes,
    chatThreadRoutes,
    classTimeRoutes,
    courseRoutes,
    dashboardRoutes,
    examRoutes,
    gpaRoutes,
    resourceRoutes,
    studyHoursRoutes,
    studyPlanRoutes,
    topicItemRoutes,
  ].flat(),
);
