import { AddModal } from "@/components/calendar-sources/add-modal";
import { EditModal } from "@/components/calendar-sources/edit-modal";
import { CalendarAddition, CalendarOptions } from "@/lib/contract/calendar-sources";
import { SOURCE } from "./calendar-items";
import type { FormCase } from "./plan-forms";

const onClose = () => {};

/** Forms about calendars from elsewhere. */
export const CALENDAR_FORMS: FormCase[] = [
  {
    form: "calendar from elsewhere",
    input: CalendarAddition,
    route: "POST /calendar/sources/",
    draw: () => <AddModal onClose={onClose} />,
    fill: { Address: "https://canvas.example.edu/a.ics", Name: "Mine" },
    submit: "Add calendar",
    expected: { address: "https://canvas.example.edu/a.ics", name: "Mine", is_busy: false },
  },
  {
    form: "options of a calendar from elsewhere",
    input: CalendarOptions,
    route: `PUT /calendar/sources/${SOURCE.id}/`,
    draw: () => <EditModal source={SOURCE} onClose={onClose} />,
    submit: "Save changes",
    expected: SOURCE,
    leaves: { is_paused: "the question before a pause" },
  },
];
