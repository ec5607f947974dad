import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { db } from "@/db/client";
import { planOf, recordQueries, removeAllStudents } from "@/tests/support/queries";
import { request, signIn } from "@/tests/support/student";

afterAll(removeAllStudents);

test("among 2,000 others a sign-in finds its accounts on indexes, by username and by email", async () => {
  await db().execute(sql`
    insert into users (username, email, password_hash, first_name, last_name, timezone, created_at, updated_at)
    select 'crowd-' || n, 'crowd-' || n || '@example.org', '', 'O', 'O', 'UTC', now(), now()
    from generate_series(1, 2000) n`);
  await db().execute(sql`analyze users`);
  const { user } = await signIn();
  const credentials = { username: user.email, password: "wrong password" };
  const login = () => request("POST", "/auth/login/", { body: credentials });
  const queries = (await recordQueries(login)).filter(({ text }) => text.includes('from "users"'));
  expect(queries).toHaveLength(2);
  for (const query of queries) {
    const scanned = (await planOf(query)).filter(({ type }) => type === "Seq Scan");
    expect(scanned, query.text).toEqual([]);
  }
});
