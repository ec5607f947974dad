import { implement } from "@/lib/api/implement";
import { studySessions } from "@/lib/contract/study-sessions";
import { listMissed, rescheduleSessions } from "@/lib/services/study-plans/sessions/missed";
import { listSessions } from "@/lib/services/study-plans/sessions/read";
import { logTime, patchSession } from "@/lib/services/study-plans/sessions/track";

export const studySessionRoutes = implement(studySessions, {
  list: ({ owner, query }) => listSessions(owner, query),
  patch: ({ owner, path, body }) => patchSession(owner, path.session_id, body),
  logTime: ({ owner, path, body }) => logTime(owner, path.session_id, body),
  missed: ({ owner, path }) => listMissed(owner, path.plan_id),
  reschedule: ({ owner, path, body }) => rescheduleSessions(owner, path.plan_id, body),
});
