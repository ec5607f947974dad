import type { ReactNode } from "react";

type QuotedTableProps = { head: ReactNode[]; rows: ReactNode[][] };

/** A table inside an answer; on narrow screens it scrolls by itself. */
export function QuotedTable({ head, rows }: QuotedTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard as well
    <section className="scrollbar-quiet overflow-x-auto" aria-label="Table" tabIndex={0}>
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b">
            {head.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
              <th key={at} className="py-1.5 pr-4 text-left font-semibold">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
            <tr key={at}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
                <td key={column} className="py-1.5 pr-4 align-top">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
