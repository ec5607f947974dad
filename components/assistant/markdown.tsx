import type { MarkedToken, Token, Tokens } from "marked";
import { Fragment, lazy, memo, type ReactNode, Suspense, useMemo } from "react";
import { NotFromFiles } from "@/components/common/not-from-files";
import { QuotedTable } from "@/components/shared/quoted-table";
import { cn } from "@/lib/cn";
import { CodeBlock } from "./code-block";
import {
  type Formula as FormulaToken,
  type Marker,
  tokensOf,
  type Unproven,
} from "./markdown-tokens";

const Formula = lazy(() => import("./formula").then(({ Formula }) => ({ default: Formula })));

type Cite = (marker: number) => ReactNode;

interface MarkdownProps {
  text: string;
  /** What stands for a marker; nothing leaves it as it was written. */
  cite: Cite;
}

/** An answer, drawn part by part: no HTML, no pictures and no links of its own reach the page. */
export const Markdown = memo(function Markdown({ text, cite }: MarkdownProps) {
  const tokens = useMemo(() => tokensOf(text), [text]);
  return <div className="grid min-w-0 gap-3">{drawn(tokens, cite)}</div>;
});

function drawn(tokens: Token[] | undefined, cite: Cite): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: an answer only grows, so its parts keep their places
  return tokens?.map((token, at) => <Fragment key={at}>{part(token as Drawn, cite)}</Fragment>);
}

type Drawn = MarkedToken | FormulaToken | Marker | Unproven;

function part(token: Drawn, cite: Cite): ReactNode {
  switch (token.type) {
    case "space":
    case "def":
      return null;
    case "paragraph":
      return <p dir="auto">{drawn(token.tokens, cite)}</p>;
    case "heading":
      return (
        <h3 dir="auto" className={cn("mt-1 font-semibold", token.depth < 3 && "text-lg")}>
          {drawn(token.tokens, cite)}
        </h3>
      );
    case "strong":
      return <strong className="font-semibold">{drawn(token.tokens, cite)}</strong>;
    case "em":
      return <em>{drawn(token.tokens, cite)}</em>;
    case "del":
      return <del>{drawn(token.tokens, cite)}</del>;
    case "link":
      return drawn(token.tokens, cite);
    case "image":
      return token.text;
    case "br":
      return <br />;
    case "hr":
      return <hr />;
    case "blockquote":
      return (
        <blockquote className="grid gap-2 border-l-2 border-input/60 pl-3.5 text-muted-foreground">
          {drawn(token.tokens, cite)}
        </blockquote>
      );
    case "code":
      return <CodeBlock code={token.text} language={token.lang ?? ""} />;
    case "codespan":
      return (
        <code className="rounded-sm bg-foreground/7 px-1 py-0.5 font-mono text-[0.88em]">
          {token.text}
        </code>
      );
    case "list":
      return <List list={token} cite={cite} />;
    case "table":
      return <Table table={token} cite={cite} />;
    case "formula":
      return (
        <Suspense fallback={<code>{token.tex}</code>}>
          <Formula tex={token.tex} display={token.display} />
        </Suspense>
      );
    case "unproven":
      return <NotFromFiles />;
    case "marker":
      return cite(token.number) ?? token.raw;
    case "text":
      return "tokens" in token && token.tokens
        ? drawn(token.tokens, cite)
        : withoutEntities(token.text);
    case "escape":
      return withoutEntities(token.text);
    default:
      return token.raw;
  }
}

function List({ list, cite }: { list: Tokens.List; cite: Cite }) {
  const Tag = list.ordered ? "ol" : "ul";
  return (
    <Tag
      {...(list.ordered && list.start !== 1 && { start: Number(list.start) })}
      className={cn("grid gap-1.5 pl-6 marker:text-muted-foreground", TAGS[Tag])}
    >
      {list.items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer only grows, so its parts keep their places
        <li key={at} dir="auto" className="min-w-0 [&>p:not(:first-child)]:mt-2 [&>ul]:mt-1.5">
          {item.task && (item.checked ? "☑ " : "☐ ")}
          {drawn(
            item.tokens.filter(({ type }) => type !== "checkbox"),
            cite,
          )}
        </li>
      ))}
    </Tag>
  );
}

const TAGS = { ol: "list-decimal", ul: "list-disc" } as const;

function Table({ table, cite }: { table: Tokens.Table; cite: Cite }) {
  const cells = (row: Tokens.TableCell[]) => row.map(({ tokens }) => drawn(tokens, cite));
  return <QuotedTable head={cells(table.header)} rows={table.rows.map(cells)} />;
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

/** Markdown lets its writer spell a few signs by name. */
function withoutEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? "");
}
