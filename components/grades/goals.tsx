import { useState } from "react";
import { SelectField } from "@/components/shared/select-field";
import { TextField } from "@/components/shared/text-field";
import type { GradeScheme, GradeSituation } from "@/lib/contract/grade-scheme";
import { letterGoals, needsFor } from "@/lib/grades/goals";
import { type ChosenGoal, goalOf } from "./goal";

interface GoalProps {
  scheme: GradeScheme;
  situation: GradeSituation;
  /** Percent that all else that is open gets, until the student says otherwise. */
  usual: number;
}

/** What a goal takes in each part that is still open. */
export function Goal({ scheme, situation, usual }: GoalProps) {
  const letters = letterGoals(scheme);
  const [choice, setChosen] = useState<ChosenGoal>();
  // The best grade until the student says otherwise, also once there is a scale.
  const chosen = choice ?? (letters[0] ? { letter: letters[0] } : { typed: "" });
  const [others, setOthers] = useState(String(usual));
  const goal = goalOf(chosen);
  const percent = othersOf(others);
  const needs = goal && percent !== null ? needsFor(scheme, situation, goal, percent) : [];
  const isTyped = "typed" in chosen;

  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 items-start gap-3 sm:flex sm:flex-wrap">
        {letters.length > 0 && (
          <SelectField
            label="My goal"
            className="sm:w-44"
            value={isTyped ? "" : chosen.letter}
            placeholder={scheme.specification ? undefined : "A result of my own"}
            options={letters.map((letter) => ({ value: letter, label: letter }))}
            onChange={({ target }) =>
              setChosen(target.value ? { letter: target.value } : { typed: "" })
            }
          />
        )}
        {isTyped && (
          <TextField
            label={letters.length > 0 ? "Result" : "My goal"}
            className="sm:w-32"
            inputMode="decimal"
            autoComplete="off"
            value={chosen.typed}
            error={chosen.typed && !goal ? "Please enter a number, such as 90" : undefined}
            onChange={({ target }) => setChosen({ typed: target.value })}
          />
        )}
        <TextField
          label="All else open (%)"
          className="sm:w-44"
          inputMode="numeric"
          autoComplete="off"
          value={others}
          error={percent === null ? "Please enter a number from 0 to 100" : undefined}
          onChange={({ target }) => setOthers(target.value)}
        />
      </div>
      <div aria-live="polite" className="grid gap-3">
        <Needs
          said={`If you get ${percent}% of everything else that is still open:`}
          sentences={needs.filter(({ in_full }) => !in_full).map(({ sentence }) => sentence)}
        />
        <Needs
          said={`Out of reach with ${percent}% of everything else. With all of it in full:`}
          sentences={needs.flatMap(({ in_full }) => in_full ?? [])}
        />
      </div>
    </div>
  );
}

function Needs({ said, sentences }: { said: string; sentences: string[] }) {
  if (sentences.length === 0) return null;
  return (
    <div className="grid gap-1 text-sm tabular-nums">
      <p className="text-muted-foreground">{said}</p>
      <ul className="grid gap-1">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

function othersOf(typed: string): number | null {
  const percent = typed.trim() === "" ? Number.NaN : Number(typed.replace(/\s*%$/, ""));
  return percent >= 0 && percent <= 100 ? percent : null;
}
