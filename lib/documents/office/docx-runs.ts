import { Runs } from "@/lib/documents/flow/runs";
import { type Look, lookOf, type Style, type Styles } from "./docx-styles";
import { mathText } from "./math";
import { childOf, elementsOf, textOf, type Xml } from "./xml";

/** What was taken out, what a program fills in, and the other form of what stands beside it. */
const PASSED_OVER = new Set([
  ...["del", "moveFrom", "pPr", "rPr", "sdtPr", "instrText", "delText", "rt", "Fallback"],
  ...["annotationRef", "sectPr"],
]);
const SIGNS: Record<string, string> = {
  tab: "\t",
  ptab: "\t",
  br: "\n",
  cr: "\n",
  noBreakHyphen: "-",
};

/** The text of a paragraph. A text box is lines of the paragraph that holds it. */
export function paragraphRuns(paragraph: Xml, style: Style, styles: Styles): Runs {
  const runs = new Runs();
  add(paragraph, style);
  return runs;

  function add(element: Xml, look: Look): void {
    for (const child of elementsOf(element)) {
      if (PASSED_OVER.has(child.name)) continue;
      if (child.name === "t") runs.add(look.hidden ? "" : textOf(child), look);
      else if (child.name === "oMath") runs.add(mathText(child));
      else if (child.name === "txbxContent") addBox(child, look);
      else if (child.name === "r") add(child, lookOfRun(child, look));
      else if (SIGNS[child.name]) runs.add(SIGNS[child.name] ?? "");
      else add(child, look);
    }
  }

  function addBox(box: Xml, look: Look): void {
    for (const child of elementsOf(box)) {
      runs.add("\n");
      add(child, look);
    }
    runs.add("\n");
  }

  function lookOfRun(run: Xml, look: Look): Look {
    const properties = childOf(run, "rPr");
    const own = styles.run(childOf(properties, "rStyle")?.attributes.val);
    return { ...look, ...own, ...lookOf(properties) };
  }
}
