import { answerTo } from "@/tests/eval/requests/answer";
import { readCases } from "@/tests/eval/requests/format";
import { judge } from "@/tests/eval/requests/judge";

/** Reads requests in words whose meaning is known, prints what was not read right, and counts. */
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("npm run eval:requests -- FILE.jsonl");
  process.exit(2);
}
const count = { right: 0, part: 0, silent: 0, wrong: 0, forbidden: 0, unsaid: 0 };
const languages = new Map<string, [right: number, cases: number]>();
const cases = files.flatMap(readCases);

for (const asked of cases) {
  const answer = answerTo(asked);
  const { verdict, forbidden, unsaid, extra, missing } = judge(asked, answer);
  count[verdict] += 1;
  count.forbidden += Number(forbidden > 0);
  count.unsaid += Number(unsaid);
  const [right, all] = languages.get(asked.language) ?? [0, 0];
  languages.set(asked.language, [right + Number(verdict === "right"), all + 1]);
  if (verdict === "right") continue;
  console.log(`${verdict.padEnd(7)}${asked.id} ${asked.mode} ${JSON.stringify(asked.text)}`);
  for (const fact of missing) console.log(`         missing ${fact}`);
  for (const fact of extra) console.log(`         extra   ${fact}`);
  if (forbidden > 0) console.log(`         forbidden ${forbidden}`);
  for (const piece of answer.not_understood) console.log(`         not understood: ${piece}`);
  for (const kind of answer.said) console.log(`         said: ${kind}`);
}

console.log(
  [...languages].map(([language, [right, all]]) => `${language} ${right}/${all} right`).join(", "),
);
console.log(
  Object.entries(count)
    .map(([name, number]) => `${name}=${number}`)
    .join(" "),
);
const { right, part, silent, wrong } = count;
console.log(`SUMMARY cases=${cases.length} right=${right} said=${part} wrong=${silent + wrong}`);
