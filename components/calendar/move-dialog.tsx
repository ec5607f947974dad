import { z } from "zod";
import { FormModal } from "@/components/shared/form-modal";
import { TextField } from "@/components/shared/text-field";
import { bindField, submitHandler } from "@/lib/client/form";
import { useInputForm } from "@/lib/client/use-input-form";
import { CalendarDate, TimeOfDay } from "@/lib/contract/common";
import { dayOfItem } from "@/lib/time/calendar-days";
import { minuteOf, timeOf } from "@/lib/time/clock";
import { minuteOfDay } from "@/lib/time/local-fields";
import type { CalendarEvent, Clock } from "./event-facts";
import { movedTo } from "./moves";
import { useMoves } from "./use-moves";

interface MoveDialogProps {
  event: CalendarEvent;
  clock: Clock;
  onClose: () => void;
}

/** Asks for the day and the time that an event goes to. */
export function MoveDialog({ event, clock: { zone, ...now }, onClose }: MoveDialogProps) {
  const move = useMoves({ zone, ...now });
  const own_time = event.all_day ? "" : timeOf(minuteOfDay(event.start, zone));
  const form = useInputForm(MoveForm, { day: dayOfItem(event, zone), time: own_time });
  const save = submitHandler(form, async ({ day, time }) => {
    // A time that stays is not one that was given: it may lie between two minutes.
    const minute = time === "" || time === own_time ? null : minuteOf(time);
    const to = movedTo(event, { day, minute }, zone);
    if (to !== event) move({ event, to });
    onClose();
  });
  return (
    <FormModal
      title="Move"
      description={event.title}
      form={form}
      onSubmit={save}
      submitLabel="Move"
      onClose={onClose}
      className="grid content-start gap-4 sm:grid-cols-2"
    >
      <TextField label="Day" type="date" required {...bindField(form, "day")} />
      <TextField label="Time" type="time" {...bindField(form, "time")} />
    </FormModal>
  );
}

const MoveForm = z.object({ day: CalendarDate, time: z.union([TimeOfDay, z.literal("")]) });
