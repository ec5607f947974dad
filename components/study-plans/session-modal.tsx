import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { FormModal } from "@/components/shared/form-modal";
import { TextField } from "@/components/shared/text-field";
import { toastSuccess } from "@/components/shared/toast";
import { call } from "@/lib/client/call";
import { bindField, submitHandler } from "@/lib/client/form";
import { useInputForm } from "@/lib/client/use-input-form";
import { CalendarDate } from "@/lib/contract/common";
import type { StudySession } from "@/lib/contract/study-sessions";
import { formatTimeOfDay } from "@/lib/time/format";
import { planQueries } from "./queries";
import { TypedStartTime } from "./start-time";

const SessionForm = z.object({
  date: CalendarDate,
  start_time: TypedStartTime,
});

interface SessionModalProps {
  session: StudySession;
  onClose: () => void;
}

/** When a session is: its day within the plan, and a time where the student wants one. */
export function SessionModal({ session, onClose }: SessionModalProps) {
  const client = useQueryClient();
  const { id: session_id, title, date, start_time, is_usual_time } = session;
  const form = useInputForm(SessionForm, {
    date,
    start_time: is_usual_time ? "" : (start_time ?? ""),
  });
  const save = submitHandler(form, async (body) => {
    await call("PATCH /study-sessions/{session_id}/", { path: { session_id }, body });
    await planQueries.refresh(client);
    toastSuccess(`“${title}” saved`);
    onClose();
  });
  return (
    <FormModal
      title="Day and time"
      description={title}
      form={form}
      onSubmit={save}
      submitLabel="Save"
      onClose={onClose}
      className="grid content-start gap-4 sm:grid-cols-2"
    >
      <TextField label="Day" type="date" required {...bindField(form, "date")} />
      <TextField
        label="Start time"
        type="time"
        helper={
          is_usual_time && start_time
            ? `Leave it empty for ${formatTimeOfDay(start_time)}, the usual time of this plan.`
            : "Leave it empty if any time will do."
        }
        {...bindField(form, "start_time")}
      />
    </FormModal>
  );
}
