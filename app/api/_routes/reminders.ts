import { implement } from "@/lib/api/implement";
import { reminders } from "@/lib/contract/reminders";
import { addDevice, removeDevice } from "@/lib/services/account/reminders/devices";
import { readReminders, saveReminders } from "@/lib/services/account/reminders/settings";
import { unsubscribe, unsubscribePage } from "@/lib/services/account/reminders/unsubscribe";

export const reminderRoutes = implement(reminders, {
  read: ({ owner }) => readReminders(owner),
  save: ({ owner, body }) => saveReminders(owner, body),
  addDevice: ({ owner, body }) => addDevice(owner, body),
  removeDevice: ({ owner, body }) => removeDevice(owner, body.endpoint),
  openUnsubscribe: ({ query }) =>
    new Response(null, { status: 303, headers: { location: unsubscribePage(query.token) } }),
  unsubscribe: async ({ query }) => {
    await unsubscribe(query.token);
    return { message: "You get no reminder mails from us any more." };
  },
});
