import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { DocumentError } from "@/lib/documents/document-error";
import { type AssignmentFacts, extractAssignment } from "@/lib/documents/extract/assignment";
import { extractSyllabus } from "@/lib/documents/extract/syllabus/extract-syllabus";
import type { SyllabusFacts } from "@/lib/documents/extract/syllabus/types";
import { readPdf } from "@/lib/documents/read-pdf";
import type { Page } from "@/lib/documents/types";

/** Prints what the rules read in a document, in the shape and words the extraction scorer expects. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kind: { type: "string", default: "assignment" } },
});
const [file] = positionals;

if (!file || !["assignment", "syllabus"].includes(values.kind)) {
  console.error("Usage: npm run -s extract -- --kind assignment|syllabus FILE");
  process.exitCode = 2;
} else {
  const predict = values.kind === "syllabus" ? predictSyllabus : predictAssignment;
  console.log(JSON.stringify(await read(file, predict), null, 2));
}

async function read(path: string, predict: (pages: Page[]) => object) {
  const pages: Page[] = [];
  try {
    await readPdf(readFileSync(path), { onPage: (page) => void pages.push(page) });
  } catch (error) {
    if (error instanceof DocumentError) return { outcome: error.code };
    throw error;
  }
  return predict(pages);
}

function predictAssignment(pages: Page[]) {
  const facts: AssignmentFacts = extractAssignment(pages);
  if (facts.outcome === "long_document") return { outcome: facts.outcome };
  return {
    title: facts.title?.value ?? null,
    type: scorerType(facts.type?.value ?? "homework"),
    due: facts.due?.value.date ?? null,
    due_time: facts.due?.value.time ?? null,
    weight_percent: facts.weight_percent?.value ?? null,
    points: facts.points?.value ?? null,
    estimated_hours: facts.estimated_hours?.value ?? null,
    tasks: facts.tasks.map((task) => task.value.title),
  };
}

function predictSyllabus(pages: Page[]) {
  const { course, items, topics }: SyllabusFacts = extractSyllabus(pages);
  return {
    course: {
      name: course.name?.value ?? null,
      code: course.code?.value ?? null,
      instructor: course.instructor?.value ?? null,
      semester: course.semester?.value ?? null,
    },
    items: items.map(({ value, evidence }) => ({
      title: value.title,
      type: scorerType(value.type),
      due: value.due?.date ?? null,
      weight_percent: value.weight_percent,
      evidence_page: evidence.page,
    })),
    topics: topics.map((topic) => topic.value),
  };
}

/** The labels know neither essays nor discussions. */
function scorerType(type: string): string {
  return { essay: "paper", discussion: "other" }[type] ?? type;
}
