"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { tellMoment } from "@/components/common/moments";
import type { Moments as Ended } from "@/lib/contract/dashboard";
import { examText, figuresText } from "@/lib/progress/figures";
import { dashboardQueries } from "./queries";

/** Says once what has ended since: the week, and exams. */
export function Moments() {
  const { data } = useQuery(dashboardQueries.moments());
  useEffect(() => {
    if (data) tell(data);
  }, [data]);
  return null;
}

const WHOLE = "You did everything you planned last week";

/** A week in which nothing was done is no moment. */
function tell({ week, exams }: Ended) {
  if (week && week.sessions_done > 0) {
    const isWhole = week.sessions_done === week.sessions;
    tellMoment(`week ${week.from}`, isWhole ? WHOLE : "Last week", figuresText(week));
  }
  for (const exam of exams) {
    tellMoment(`exam ${exam.id}`, `“${exam.name}” is behind you`, examText(exam));
  }
}
