import { useEffect, useState } from "react";
import { Progress } from "@/components/ui/progress";

/** Honest words while the server works: they say how long it takes, not how far it is. */
export function PlannerProgress() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((passed) => passed + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const words = WORDS.findLast(({ from }) => seconds >= from)?.text;
  return (
    <div className="border-t px-5 py-3.5 sm:px-6">
      <p role="status" className="mb-2 text-sm">
        {words}
      </p>
      <Progress label="Making your study plan" />
    </div>
  );
}

const WORDS = [
  { from: 0, text: "Reading your course, its exams and documents…" },
  { from: 6, text: "Choosing topics and finding days for them…" },
  {
    from: 14,
    text:
      "This is taking longer than usual. You can close this: we'll finish the draft on " +
      "the Study Plans page.",
  },
];
