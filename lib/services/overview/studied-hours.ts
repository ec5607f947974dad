import { sql } from "drizzle-orm";

/** Hours worked at the study session `s`: those that were taken, else those planned where it is done. */
export const STUDIED_HOURS = sql`case when s.minutes_spent > 0 then s.minutes_spent / 60.0
  when s.status = 'done' then s.hours else 0 end`;
