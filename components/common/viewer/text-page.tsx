import { memo, useMemo } from "react";
import { cn } from "@/lib/cn";
import type { ReadPage } from "@/lib/contract/documents";
import { type Block, blocksOf, type Piece } from "./text-blocks";

/** Words that are marked: the evidence, what was searched, or the match that is looked at. */
export interface MarkedWords {
  start: number;
  end: number;
  as: "evidence" | "match" | "current";
}

interface TextPageProps {
  page: ReadPage;
  /** In their order; none overlaps another. */
  marks: readonly MarkedWords[];
}

/** A page of a document as text of our own making: nothing of the file itself is drawn. */
export const TextPage = memo(function TextPage({ page, marks }: TextPageProps) {
  const blocks = useMemo(() => blocksOf(page), [page]);
  if (blocks.length === 0) {
    return <p className="text-sm text-muted-foreground">This page has no text.</p>;
  }
  return blocks.map((block) => <BlockOfText key={keyOf(block)} block={block} marks={marks} />);
});

type Marks = Pick<TextPageProps, "marks">;

function BlockOfText({ block, marks }: { block: Block } & Marks) {
  if (block.is === "heading") return <Heading block={block} marks={marks} />;
  if (block.is === "table") return <Table rows={block.rows} marks={marks} />;
  if (block.is === "list") {
    return (
      <ul className="my-2 grid gap-1">
        {block.items.map((item) => (
          <li
            key={item.start}
            className={cn("pl-5 -indent-5", styleOf(item))}
            style={{ marginInlineStart: `${item.indent}rem` }}
          >
            <Words piece={item} marks={marks} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className="my-2.5">
      {block.lines.map((line) => (
        <p
          key={line.start}
          className={styleOf(line)}
          style={{ marginInlineStart: `${line.indent}rem` }}
        >
          <Words piece={line} marks={marks} />
        </p>
      ))}
    </div>
  );
}

const HEADINGS = ["text-xl", "text-lg", "text-base"];

/** The dialog's title is the level above. */
function Heading({ block, marks }: { block: Extract<Block, { is: "heading" }> } & Marks) {
  const Level = block.level === 1 ? "h3" : block.level === 2 ? "h4" : "h5";
  return (
    <Level
      className={cn(
        "mt-5 mb-1.5 font-semibold text-balance first:mt-0",
        HEADINGS[block.level - 1] ?? "text-base",
      )}
    >
      <Words piece={block} marks={marks} />
    </Level>
  );
}

/** On narrow screens it scrolls by itself. */
function Table({ rows, marks }: { rows: Extract<Block, { is: "table" }>["rows"] } & Marks) {
  return (
    <div className="scrollbar-quiet my-3 max-w-full overflow-x-auto">
      <table className="w-full border-collapse text-left text-sm">
        <tbody>
          {rows.map(({ is_head, cells }) => (
            <tr key={cells[0]?.start} className="border-b align-top">
              {cells.map((cell) => {
                const Cell = is_head ? "th" : "td";
                return (
                  <Cell
                    key={`${cell.start} ${cell.text === ""}`}
                    colSpan={cell.span}
                    scope={is_head ? "col" : undefined}
                    className={cn("min-w-16 px-2 py-1.5", is_head && "bg-muted/60 font-semibold")}
                  >
                    <Words piece={cell} marks={marks} />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const STYLES = {
  evidence: "",
  match: "bg-highlight/55",
  current: "outline-2 outline-ring",
};

/** The letters of a piece, with what is marked among them. */
function Words({ piece: { text, start }, marks }: { piece: Piece } & Marks) {
  const parts = [];
  let from = 0;
  for (const mark of marks) {
    const begin = Math.max(from, mark.start - start);
    const end = Math.min(text.length, mark.end - start);
    if (end <= begin) continue;
    parts.push(
      text.slice(from, begin),
      <mark
        key={begin}
        data-mark={mark.as}
        className={cn("rounded-xs box-decoration-clone py-0.5", STYLES[mark.as])}
      >
        {text.slice(begin, end)}
      </mark>,
    );
    from = end;
  }
  return [...parts, text.slice(from)];
}

function styleOf({ bold, large }: { bold: boolean; large: boolean }) {
  return cn("break-words whitespace-pre-wrap", bold && "font-semibold", large && "text-lg");
}

function keyOf(block: Block): string {
  if (block.is === "heading") return `h ${block.start}`;
  if (block.is === "table") return `t ${block.rows[0]?.cells[0]?.start}`;
  return `p ${(block.is === "list" ? block.items : block.lines)[0]?.start}`;
}
