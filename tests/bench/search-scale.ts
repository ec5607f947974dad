// `DATABASE_URL=... npm run bench:search`: how a search grows with what other students upload. Needs a PostgreSQL
// database that may be filled; about 2 GB and five minutes. Prints one table and the plan of the slower search.
import { sql } from "drizzle-orm";
import { closeDatabase, db, migrateDatabase, openDatabase } from "@/db/client";
import { type Owner, ownerFrom } from "@/lib/services/kernel/owner";
import { searchPassages } from "@/lib/services/retrieval/search";
import { indexPassages } from "@/tests/eval/retrieval";
import { planOf, recordQueries } from "@/tests/support/queries";
import { signIn } from "@/tests/support/student";

const SIZES = [10_000, 1_000_000];
/** Passages of one owner: ten files of fifty. */
const EACH = 500;
const FILES = 10;
const TERMS = 200;
const WORDS = Array.from({ length: TERMS }, (_, number) => `word${number}`);
const ROUNDS = 300;
const PARTS = 7;

await openDatabase();
await migrateDatabase();
const student = await signIn();
const owner = ownerFrom({ id: student.user.id, timezone: "UTC", session_id: null });
const { id: course_id } = await student.makesCourse();
await indexPassages(
  owner,
  course_id,
  Array.from({ length: EACH }, (_, number) => ({
    title: `Part ${number % 7}`,
    text: Array.from({ length: 120 }, (_, at) => WORDS[(number * 7 + at * at) % TERMS]).join(" "),
  })),
);

console.log("| passages of all | owners | p50 ms | p95 ms | ratio of p95 |\n|---|---|---|---|---|");
let filled = 0;
let first = 0;
for (const size of SIZES) {
  const owners = Math.round(size / EACH);
  for (; filled < owners; filled += 100) await addOwners(filled, Math.min(100, owners - filled));
  await db().execute(sql.raw("vacuum analyze"));
  const { p50, p95 } = await measure(owner, course_id);
  first ||= p95;
  const cells = [size + EACH, owners, p50.toFixed(2), p95.toFixed(2), (p95 / first).toFixed(2)];
  console.log(`| ${cells.join(" | ")} |`);
}
const [query] = await recordQueries(() =>
  searchPassages(owner, "How do word1 and word2 depend on word3?", { course_id }),
);
if (query) {
  const nodes = await planOf(query);
  const read = nodes.flatMap(({ type, table }) => (table ? [`${type} on ${table}`] : []));
  console.log(`\nPlan: ${[...new Set(read)].join(", ")}`);
}
await closeDatabase();

/** The best of several parts, each a run of searches: what else the machine does only adds time. */
async function measure(owner: Owner, course_id: number) {
  const parts: { p50: number; p95: number }[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const question =
        `How do ${WORDS[round % TERMS]} and ${WORDS[(round * 3) % TERMS]} depend on ` +
        `${WORDS[(round * 11) % TERMS]}?`;
      const began = performance.now();
      await searchPassages(owner, question, { course_id });
      times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    parts.push({
      p50: times[Math.floor(ROUNDS * 0.5)] ?? 0,
      p95: times[Math.floor(ROUNDS * 0.95)] ?? 0,
    });
  }
  return {
    p50: Math.min(...parts.map(({ p50 }) => p50)),
    p95: Math.min(...parts.map(({ p95 }) => p95)),
  };
}

async function addOwners(from: number, count: number) {
  const run = (statement: string) => db().execute(sql.raw(statement));
  const names = `'scale-' || n from generate_series(${from + 1}, ${from + count}) n`;
  const own = `owner_id in (select id from users where username in (select ${names}))`;
  const chunks = EACH / FILES;
  await run(`insert into users (username, email, password_hash, first_name, last_name, timezone, created_at, updated_at)
    select 'scale-' || n, 'scale-' || n || '@example.org', '', 'O', 'O', 'UTC', now(), now()
    from generate_series(${from + 1}, ${from + count}) n`);
  await run(`insert into courses (owner_id, name, created_at, updated_at)
    select id, 'Scale', now(), now() from users where username in (select ${names})`);
  await run(`insert into files (owner_id, course_id, kind, title, original_filename, file_type, file_size,
    sha256, page_count, created_at, updated_at)
    select owner_id, id, 'resource', 'Scale', 'f.pdf', 'pdf', 1, md5(id::text || n), 50, now(), now()
    from courses, generate_series(1, ${FILES}) n where ${own}`);
  await run(`insert into readings (owner_id, file_id, stage, created_at, updated_at)
    select owner_id, id, 'ready', now(), now() from files on conflict do nothing`);
  await run(`insert into file_indexes (file_id, owner_id, attempt, version, profile, chunker, chunk_count,
    term_count, finished_at)
    select id, owner_id, 1, 1, '{}', '{}', ${chunks}, ${chunks * 120}, now() from files where ${own}`);
  await run(`insert into chunks (owner_id, file_id, number, kind, heading_path, text, stems, page_start,
    page_end, boxes, word_count, estimated_study_time, difficulty)
    select owner_id, id, n, 'text', '{Part}', repeat('word1 word2 word3 ', 40), 'word1:1 word2:2 word3:3', n,
    n, '[]', 120, 5, 1
    from files, generate_series(1, ${chunks}) n where ${own}`);
  await run(`insert into postings (owner_id, file_id, term, segment, numbers, weights)
    select owner_id, id, 'word' || n, ${chunks}, '{1,5,9,13,17,21,25,29,33,37,41,45}', '{1,1,1,1,1,1,1,1,1,1,1,1}'
    from files, generate_series(0, ${TERMS - 1}) n where ${own}`);
}
