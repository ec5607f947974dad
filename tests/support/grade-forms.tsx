import { PointsModal } from "@/components/gpa/points-modal";
import { PasteModal } from "@/components/grades/paste-modal";
import { RulesModal } from "@/components/grades/rules-modal";
import { ScaleModal } from "@/components/grades/scale-modal";
import { GradingModal } from "@/components/grading/grading-modal";
import { GpaSettingsInput } from "@/lib/contract/gpa";
import { grades } from "@/lib/contract/grades";
import { grading } from "@/lib/contract/grading";
import { gradesWith } from "./grades";
import { COURSE, GRADING } from "./items";
import type { FormCase } from "./plan-forms";

const onClose = () => {};
const NO_COURSE = { gpa: null, credits: "0", courses: 0 };
const GPAS = { ended: NO_COURSE, so_far: NO_COURSE };
const ALL_GRADES = {
  ...{ courses: [], terms: [], total: GPAS, has_own_points: true },
  points: [["A", "5"] as [string, string]],
  earlier: { gpa: "4.5", credits: "12" },
};

/** Forms about grades. */
export const GRADE_FORMS: FormCase[] = [
  {
    form: "grading",
    input: grading.update.body,
    route: `PUT /courses/${COURSE.id}/grading/`,
    draw: () => <GradingModal course_id={COURSE.id} grading={GRADING} onClose={onClose} />,
    submit: "Save changes",
    expected: {
      components: GRADING.components.map(({ source: _, ...component }) => ({
        ...{
          points: null,
          total: null,
          keep_best: null,
          full_at: null,
          combine: null,
          extra_credit: false,
        },
        ...component,
      })),
    },
  },
  {
    form: "letter scale",
    input: grades.setRules.body,
    route: `PUT /courses/${COURSE.id}/grades/rules/`,
    draw: () => <ScaleModal data={gradesWith(null)} onClose={onClose} />,
    submit: "Save scale",
    expected: gradesWith(null).rules,
  },
  {
    form: "grade rules",
    input: grades.setRules.body,
    route: `PUT /courses/${COURSE.id}/grades/rules/`,
    draw: () => <RulesModal data={gradesWith(null)} onClose={onClose} />,
    submit: "Save rules",
    expected: gradesWith(null).rules,
  },
  {
    form: "pasted scores",
    input: grades.setPieces.body,
    route: `POST /courses/${COURSE.id}/grades/pieces/`,
    draw: () => <PasteModal data={gradesWith(null)} onClose={onClose} />,
    fill: { "Your grades": "Homework 2: 17/20" },
    submit: "Save 1 score",
    expected: {
      pieces: [{ assignment_id: 6, score: { kind: "points", score: "17", out_of: "20" } }],
    },
    leaves: { forgotten_piece_ids: "taking the scores back" },
  },
  {
    form: "grade points",
    input: GpaSettingsInput,
    route: "PUT /grades/settings/",
    draw: () => <PointsModal data={ALL_GRADES} onClose={onClose} />,
    submit: "Save points",
    expected: { points: ALL_GRADES.points, earlier: ALL_GRADES.earlier },
  },
];
