import type { Sample } from "./samples";

const LABEL = "Click to test a different score";

/** Shapes found in public places after the rules were written, with titles of our own. */
export const FIRST_SIGHT: Sample[] = [
  {
    from: "Canvas, with labels before names, an upload without points, and nothing to get",
    pasted: [
      "Name\tDue\tSubmitted\tStatus\tScore\t\tDetails\tSubmission Progress Status",
      `Look around [20min]\tAssignments\tSep 30 by 11:59pm\tSep 30 at 9:48pm\t\t${LABEL}\t5 / 5   `,
      `Discover "News/Q&A" [20min]\tContributions\tOct 1 by 11:59pm\t\t\t${LABEL}\t- / 10 `,
      `1\tDiscussion: Welcome [20min]\tAssignments\tOct 5 by 11:59pm\tSep 30 at 10:24pm\t\t${LABEL}\t5 / 5    `,
      `Quiz W2: Boxes\tQuizzes and Exams\tOct 12 by 11:59pm\tOct 8 at 3:10pm\t\t${LABEL}\t2.76 / 3   `,
      `Run a container [40min]\tAssignments\tOct 14 by 9pm\tOct 7 at 3:17pm\t\t${LABEL}\tFile Upload Submission / 10 `,
      `Keep stuff handy\tAssignments\t\t\t\t${LABEL}\t- `,
      `Questions and answers\tAssignments\tSep 30 at 9:55pm\t\t${LABEL}\t1 / 0`,
    ].join("\n"),
    rows: [
      "Look around [20min] = 5/5",
      'Discover "News/Q&A" [20min] ! none',
      "Discussion: Welcome [20min] = 5/5",
      "Quiz W2: Boxes = 2.76/3",
      "Run a container [40min] ! none",
      "Keep stuff handy ! none",
      "Questions and answers ! none",
    ],
  },
  {
    from: "a table that a program drew with bars",
    pasted: [
      "| Grade item             | Grade          | Percentage  | Contribution to course total |",
      "| Grade me               | 10.00          | 10.00 %     | 5.00 %                       |",
      "| Scale me               | B              | 75.00 %     | 37.50 %                      |",
      "| Course total           | 42.50          | 42.50 %     | -                            |",
    ].join("\n"),
    rows: ["Grade me = 10.00%", "Scale me = 75.00%", "Course total ! total"],
  },
  {
    from: "a table with range and weights, nothing scored in it",
    pasted: [
      "Grade item\tCalculated weight\tGrade\tRange\tPercentage\tFeedback\tContribution to course total",
      "Windows Calculator\t0.00 %\t-\t0-100\t-\t0.00 %\t0.00 %",
      "Project Submission 1 (P1 & P2)\t61.10 %\t28.00\t0–40\t70.00 %\t\t42.77 %",
      "AGGREGATION Course total\t-\t28.00\t0–140\t20.00 %\t\t-",
    ].join("\n"),
    rows: [
      "Windows Calculator ! none",
      "Project Submission 1 (P1 & P2) = 28.00/40",
      "AGGREGATION Course total ! total",
    ],
  },
  {
    from: "Canvas with comments and statistics opened",
    pasted: [
      "Name\tDue\tStatus\tScore\tOut of\tDetails\tSubmission Progress Status",
      "Syllabus Quiz",
      "Quizzes",
      "Oct 2, 2026 by 11:59pm",
      "",
      "Click to test a different score",
      "15",
      "15",
      "Score Details\tClose",
      "Mean: 14.2\tHigh: 15\tLow: 8",
      "Quiz 1 - Chapters 2 through 5",
      "Quizzes",
      "Oct 22, 2026 by 11:59pm",
      "LATE",
      "Click to test a different score",
      "37",
      "38",
    ].join("\n"),
    rows: ["Syllabus Quiz = 15/15", "Quiz 1 - Chapters 2 through 5 = 37/38"],
  },
];
