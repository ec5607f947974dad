import { z } from "zod";
import { Id } from "./common";
import { endpoint } from "./endpoint";
import { ANNOUNCEMENT_TONES } from "./operator-values";

/** What whoever runs the site tells everybody who is signed in. Plain text. */
const Shown = z.object({
  id: Id,
  text: z.string(),
  tone: z.enum(ANNOUNCEMENT_TONES),
});

export const announcements = {
  list: endpoint("GET /announcements/", {
    summary: "What whoever runs the site says at the moment, newest first",
    answer: z.array(Shown),
  }),
};
