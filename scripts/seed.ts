import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { readSettings, run } from "./command";

/**
 * npm run seed -- --students 200 [--seed N] [--password WORDS] [--mix]
 * npm run seed -- --remove
 *
 * Makes students with courses, work, exams, topics, plans and scores for demonstrations and load: the same ones for the
 * same seed, around today. They are called student-001 and so on and share a password, which is printed. Refuses a
 * database that has other students unless told to `--mix`, and one that has these already. `--remove` takes exactly
 * them away. With the embedded database the product must not be running. The script in package.json opens sign-up for
 * itself and sends no mail.
 */
await run(async () => {
  const { values } = parseArgs({
    options: {
      students: { type: "string" },
      seed: { type: "string", default: "1" },
      password: { type: "string" },
      mix: { type: "boolean", default: false },
      remove: { type: "boolean", default: false },
    },
  });
  const [students, seed] = [Number(values.students ?? 0), Number(values.seed)];
  if (!values.remove && !(Number.isInteger(students) && students >= 1 && students <= 10_000)) {
    throw new Error("Please say how many, from 1 to 10000: npm run seed -- --students 200");
  }
  if (!Number.isInteger(seed)) throw new Error("The seed is a whole number.");
  readSettings();
  // They read the settings when they load.
  const { closeDatabase, migrateDatabase, openDatabase } = await import("@/db/client");
  const { plantStudents, removeStudents } = await import("./seed/students");
  await openDatabase();
  try {
    await migrateDatabase();
    if (values.remove) {
      console.log(`Removed ${await removeStudents()} students and all they had.`);
      return;
    }
    const began = Date.now();
    const password = values.password ?? randomBytes(12).toString("base64url");
    const made = await plantStudents({ students, seed, password, mix: values.mix });
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    console.log(`Made ${students} students with ${made} courses in ${seconds} s.`);
    console.log(
      `They are called ${nameOf(1)} to ${nameOf(students)}, with the password ${password}`,
    );
  } finally {
    await closeDatabase();
  }
});

function nameOf(number: number): string {
  return `student-${String(number).padStart(3, "0")}`;
}
