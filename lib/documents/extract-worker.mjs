/**
 * Runs in a worker thread: pages in, what they say out. Plain JavaScript, started by its path.
 *
 * in:  { kind, pages, context }, one after another: what our rules read in an "assignment" or "syllabus" (context: its
 *      term), or what they read together with what a model proposed (context: { proposal, facts, term })
 * out: { facts }
 */
import { parentPort } from "node:worker_threads";
import "./source-hooks.mjs";

const READ = {
  assignment: async (pages, context) => {
    const { extractAssignment } = await import("./extract/assignment.ts");
    return extractAssignment(pages, context);
  },
  syllabus: async (pages, context) => {
    const { extractSyllabus } = await import("./extract/syllabus/extract-syllabus.ts");
    return extractSyllabus(pages, context);
  },
  "assignment-proposal": async (pages, { proposal, facts, term }) => {
    const { decideProposals } = await import("./extract/propose.ts");
    return decideProposals(pages, proposal, facts, term);
  },
  "syllabus-proposal": async (pages, { proposal, facts, term }) => {
    const { decideSyllabusProposals } = await import("./extract/syllabus/propose-syllabus.ts");
    return decideSyllabusProposals(pages, proposal, facts, term);
  },
};

parentPort.on("message", async ({ kind, pages, context }) => {
  parentPort.postMessage({ facts: await READ[kind](pages, context) });
});
