import { and, asc, between, eq, gt, lte, sql } from "drizzle-orm";
import { z } from "zod";
import { db, type Transaction } from "@/db/client";
import { chunks } from "@/db/schema/chunks";
import { definitions } from "@/db/schema/definitions";
import { filePages } from "@/db/schema/files";
import { isInstruction } from "@/lib/answering/instructions";
import { pageAt } from "@/lib/documents/chunk/page-at";
import { definitionsIn } from "@/lib/knowledge/definitions/find";
import { subjectOf } from "@/lib/knowledge/definitions/mention";
import type { Owner } from "@/lib/services/kernel/owner";
import { rowsOf, type SearchScope, scopeOf } from "@/lib/services/retrieval/scope";
import { type PassageHit, PassageRow } from "@/lib/services/retrieval/search";

const ROWS_AT_ONCE = 500;
/** Of a term that a segment defines again and again. */
const MOST_OF_A_TERM = 3;

/** Keeps the terms that the chunks after `from` up to `to` define. */
export async function defineSegment(
  tx: Transaction,
  owner: Owner,
  file_id: number,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const passages = await tx
    .select({
      id: chunks.number,
      heading_path: chunks.heading_path,
      text: chunks.text,
      page_start: chunks.page_start,
      page_end: chunks.page_end,
      page_breaks: chunks.page_breaks,
    })
    .from(chunks)
    .where(
      and(
        eq(chunks.owner_id, owner.id),
        eq(chunks.file_id, file_id),
        gt(chunks.number, from),
        lte(chunks.number, to),
      ),
    )
    .orderBy(asc(chunks.number));
  if (passages.length === 0) return;
  const set_apart = await emphasisOf(tx, owner, file_id, passages);
  const found = definitionsIn(
    passages.map((passage) => ({ ...passage, emphasised: set_apart(passage) })),
  ).filter(({ passage, start, end }) => !isInstruction(passage.text.slice(start, end)));
  const rows = strongestOf(found).map(({ passage, start, end, term, stems, kind, strength }) => ({
    owner_id: owner.id,
    file_id,
    stems,
    number: passage.id,
    start,
    end,
    term,
    page: pageAt(passage, start),
    kind,
    strength,
  }));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const batch = rows.slice(at, at + ROWS_AT_ONCE);
    await tx.insert(definitions).values(batch).onConflictDoNothing();
  }
}

type OnPages = { page_start: number; page_end: number };

/** What the type of the passages' pages sets apart. */
async function emphasisOf(tx: Transaction, owner: Owner, file_id: number, passages: OnPages[]) {
  const first = Math.min(...passages.map(({ page_start }) => page_start));
  const last = Math.max(first, ...passages.map(({ page_end }) => page_end));
  const rows = await tx
    .select({
      number: filePages.number,
      // One driver gives JSON as text, the other as what it says.
      emphasised: sql`${filePages.page}->'emphasised'`.mapWith((value): string[] =>
        typeof value === "string" ? JSON.parse(value) : value,
      ),
    })
    .from(filePages)
    .where(
      and(
        eq(filePages.owner_id, owner.id),
        eq(filePages.file_id, file_id),
        between(filePages.number, first, last),
      ),
    );
  const by_page = new Map(rows.map(({ number, emphasised }) => [number, emphasised ?? []]));
  return ({ page_start, page_end }: OnPages): string[] =>
    Array.from({ length: page_end - page_start + 1 }, (_, at) => page_start + at).flatMap(
      (page) => by_page.get(page) ?? [],
    );
}

function strongestOf<T extends { stems: string; strength: number }>(found: T[]): T[] {
  const by_term = Map.groupBy(found, ({ stems }) => stems);
  return [...by_term.values()].flatMap((each) =>
    each.toSorted((a, b) => b.strength - a.strength).slice(0, MOST_OF_A_TERM),
  );
}

/** A term of the student's files with the sentence that says what it is, and the passage in which it does. */
export type StoredDefinition = {
  term: string;
  /** The sentence, verbatim, and where in the passage's text it stands. */
  quote: string;
  start: number;
  end: number;
  page: number;
  kind: string;
  /** 0 to 1: how likely this is a term of the subject and its definition. */
  strength: number;
  passage: PassageHit;
};

const Row = PassageRow.extend({
  term: z.string(),
  start: z.number(),
  end: z.number(),
  page: z.number(),
  kind_of_definition: z.string(),
  strength: z.number(),
});

const MOST = 3;

/** The definitions of a term that the files in scope hold, the strongest first. One query, on keys. */
export async function definitionsOf(
  owner: Owner,
  subject: string,
  scope: SearchScope = {},
  limit = MOST,
): Promise<StoredDefinition[]> {
  const forms = subjectOf(subject.slice(0, MOST_LETTERS)).forms.map((stems) => stems.join(" "));
  if (forms.length === 0) return [];
  const rows = Row.array().parse(
    rowsOf(
      await db().execute(sql`
        with scope as materialized (${scopeOf(owner, scope)})
        select d.term, d.start, d."end", d.page, d.kind as kind_of_definition, d.strength,
          c.id as chunk_id, c.file_id, c.number, c.kind, c.heading_path, c.text, c.page_start, c.page_end,
          c.page_breaks, c.boxes, 0::float8 as score
        from (
          select d.* from scope s
          cross join lateral (
            select * from ${definitions} d
            where d.owner_id = ${owner.id} and d.file_id = s.file_id
              and d.stems in (${sql.join(
                forms.map((form) => sql`${form}::text`),
                sql`, `,
              )})
            order by d.strength desc, d.number limit ${limit}
            offset 0
          ) d
          order by d.strength desc, d.file_id, d.number limit ${limit}
        ) d
        cross join lateral (
          select * from ${chunks} c
          where c.owner_id = ${owner.id} and c.file_id = d.file_id and c.number = d.number
          offset 0
        ) c
        order by d.strength desc, d.file_id, d.number`),
    ),
  );
  return rows.map(({ term, start, end, page, kind_of_definition, strength, ...passage }) => ({
    term,
    quote: passage.text.slice(start, end),
    start,
    end,
    page,
    kind: kind_of_definition,
    strength,
    passage,
  }));
}

const MOST_LETTERS = 120;
