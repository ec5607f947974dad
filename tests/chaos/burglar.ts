import type { Endpoint } from "@/lib/contract/endpoint";
import { ownsOneOfEach, ownsWhatIsNamed } from "@/tests/support/belongings";
import { settled } from "@/tests/support/jobs";
import { operates } from "@/tests/support/operators";
import { type Student, signIn } from "@/tests/support/student";
import { differences, type OwnedRows, ownedRows, references } from "./owned-rows";
import { type IdPlace, idPlacesOf, methodOf, parametersOf, pathOf } from "./requests";
import {
  LURE,
  MEANS,
  nameOf,
  numbersIn,
  plain,
  raw,
  recordNameOf,
  SECRET,
  type Sent,
  saysKind,
  sendTo,
  sessionOf,
  subsetsOf,
  type Target,
} from "./targets";

export interface Found {
  attempts: number;
  problems: string[];
}

const MISSING = 2_147_483_647;
const NO_SESSION = "00000000-0000-4000-8000-000000000001";
/** Of a chat a stranger may ask twenty things, and each value is two. */
const VALUES_EACH = 6;
/** As many words as the longest vocabulary has beside an id, so that each is said once. */
const TURNS = 10;
const KINDS = Array.from({ length: TURNS }, (_, turn) => turn);

/** The one endpoint that names a record by another id than a number. */
const BY_TEXT = "POST /profile/sessions/revoke/";
/**
 * Where an own record need not answer otherwise than a missing one: names that a client chose within one plan, what is
 * said along with a question, and what only a storage that takes uploads itself can be asked.
 */
const ALONE =
  /plan_data\.(?:topics|milestones)|\/update-(?:topic|milestone)\/|body\.context\.|\/direct\//;

/**
 * A student who owns one of everything, by whom we see that a request with an own record is another than one without.
 */
export async function insider(seed: number) {
  const student = await signIn({ first_name: `Insider ${seed}` });
  return { student, ids: await ownsOneOfEach(student, "Vectors") };
}

interface Tools {
  owner: Awaited<ReturnType<typeof insider>>;
  random: () => number;
  found: Found;
  /** Who tries runs the site. */
  as_operator?: true | undefined;
}

/** The student who tries, each time with a fresh account, and what was found. */
export class Burglar {
  private bob: Student;
  private before: OwnedRows = new Map();
  private readonly ids: Set<number>;
  private readonly strangers: number[] = [];
  /** Places that are seen to matter, or told not to. */
  private readonly judged = new Set<string>();
  private counter = 0;
  private owner: Tools["owner"];
  private readonly random: () => number;
  private readonly found: Found;

  constructor(
    private readonly ann: Student,
    private readonly hers: Record<string, number>,
    private readonly tools: Tools,
  ) {
    this.owner = tools.owner;
    this.random = tools.random;
    this.found = tools.found;
    this.bob = ann;
    this.ids = new Set(Object.values(hers));
  }

  async looksFirst(): Promise<void> {
    this.before = await ownedRows(this.ann.user.id);
    const seen = new Set([...this.before.values()].flat().filter((row) => row.includes(SECRET)));
    if (seen.size < 5) throw new Error("The owner has too little that could be seen");
  }

  async becomesAnother(): Promise<void> {
    this.bob = await (this.tools.as_operator ? operates() : signIn());
    this.strangers.push(this.bob.user.id);
  }

  /** Whether everything of the owner is as it was, and no row of a stranger points at it. */
  async ownerLooks(when: string): Promise<void> {
    const changed = differences(this.before, await ownedRows(this.ann.user.id));
    for (const difference of changed) this.tell(`by ${when} or shortly before: ${difference}`);
    for (const stranger of this.strangers) {
      for (const link of references(await ownedRows(stranger), this.ids)) {
        this.tell(`a stranger's row refers to the owner's by ${when} or before: ${link}`);
      }
    }
    if (changed.length > 0) await this.looksFirst();
  }

  async tries(endpoint: Endpoint, records = Infinity, unproven = false): Promise<void> {
    for (const place of idPlacesOf(endpoint)) {
      await this.triesItsPlace(endpoint, place, records);
      if (!unproven && !ALONE.test(`${endpoint.route} ${place.name}`)) {
        await this.seesItMatter(endpoint, place);
      }
    }
    await this.triesItsPath(endpoint);
    // Signed out, or without an account, the next one would be refused for another reason.
    if ((await this.bob.get("/profile/")).status === 401) await this.becomesAnother();
  }

  private async triesItsPath(endpoint: Endpoint): Promise<void> {
    const parameters = parametersOf(endpoint);
    const named = await ownsWhatIsNamed(this.bob, endpoint);
    const turn = this.turn();
    for (const foreign of subsetsOf(parameters)) {
      const with_ = (other: (name: string) => unknown) =>
        pathOf(endpoint, (name) => (foreign.includes(name) ? other(name) : named(name)));
      const [hers, none] = [with_((name) => this.hersFor(endpoint, name)), with_(() => MISSING)];
      await this.compares({ endpoint, path: hers, turn }, { endpoint, path: none, turn });
    }
    const missing = { endpoint, path: pathOf(endpoint, () => MISSING), turn };
    const none = await this.send(missing);
    if (parameters.length > 0) {
      await this.compares({ endpoint, path: pathOf(endpoint, () => "abc"), turn }, missing);
    }
    const target = { endpoint, path: pathOf(endpoint, named), turn };
    let own = await this.send(target);
    this.found.attempts += 1;
    this.checks(target, own);
    if (parameters.length > 0 && plain(own) === plain(none)) {
      // What a job makes of a record may be asked for only when it has.
      await settled(60_000);
      own = await this.send(target);
    }
    if (parameters.length > 0 && plain(own) === plain(none))
      this.provesNothing(endpoint.route, own);
  }

  private async triesItsPlace(endpoint: Endpoint, place: IdPlace, records: number): Promise<void> {
    const isText = endpoint.route === BY_TEXT;
    const none = isText ? NO_SESSION : MISSING;
    let own = (_: string): unknown => undefined;
    const tried = isText ? [await sessionOf(this.ann)] : this.some(place.name, records);
    for (const [index, value] of tried.entries()) {
      if (index % VALUES_EACH === 0) {
        if (index > 0) await this.becomesAnother();
        own = await ownsWhatIsNamed(this.bob, endpoint);
      }
      for (const turn of saysKind(endpoint) ? KINDS : [this.turn()]) {
        const path = pathOf(endpoint, own);
        const missing: Target = { endpoint, path, place, value: none, turn, own };
        const { status } = await this.compares({ ...missing, value }, missing);
        // What was changed may answer otherwise from now on.
        if (status < 300) own = await ownsWhatIsNamed(this.bob, endpoint);
      }
    }
  }

  /** For one of the own records the answer is another than for a missing one, or the attempts prove nothing. */
  private async seesItMatter(endpoint: Endpoint, place: IdPlace) {
    const key = `${endpoint.route} ${place.name} ${JSON.stringify(place.way)}`;
    if (this.judged.has(key)) return;
    this.judged.add(key);
    if (typeof (await this.matters(endpoint, place)) === "boolean") return;
    // What the insider had may be used up.
    this.owner = await insider(this.counter);
    await settled(60_000);
    const last = await this.matters(endpoint, place);
    if (typeof last !== "boolean") this.provesNothing(`${endpoint.route} ${place.name}`, last);
  }

  private async matters(endpoint: Endpoint, place: IdPlace) {
    const isText = endpoint.route === BY_TEXT;
    const { student, ids } = this.owner;
    const path = pathOf(endpoint, (name) => ids[name]);
    const own = isText ? [await sessionOf(student)] : Object.values(ids);
    const beside = (name: string) => ids[recordNameOf(endpoint, name)];
    let last: Sent | undefined;
    for (let turn = 0; turn < TURNS; turn += 1) {
      const value = isText ? NO_SESSION : MISSING;
      const missing = { endpoint, path, place, value, turn, own: beside };
      const none = plain(await this.send(missing, student));
      for (const value of own) {
        last = await this.send({ ...missing, value }, student);
        if (plain(last) !== none) return true;
      }
    }
    return last;
  }

  /** A calendar's key opens its own feed and no other. */
  async triesFeeds(): Promise<void> {
    const feed = await this.bob.post("/calendar/feeds/");
    const key = new URL(String(feed.body.url)).searchParams.get("key") ?? "";
    const at = (id: unknown, text: string) =>
      raw("GET", `/calendar/feeds/${id}/calendar.ics?key=${encodeURIComponent(text)}`);
    for (const tried of [key, "", `${key}0`, key.toUpperCase(), "%00"]) {
      const [hers, none] = [await at(this.hers.feed_id, tried), await at(MISSING, tried)];
      this.found.attempts += 1;
      if (plain(hers) !== plain(none)) this.tell(`A feed opens for the key of another: ${tried}`);
    }
  }

  private async compares(target: Target, missing: Target): Promise<Sent> {
    const none = await this.send(missing);
    const foreign = await this.send(target);
    this.found.attempts += 1;
    this.checks(target, foreign);
    if (plain(foreign) !== plain(none)) {
      const both = `${foreign.status} ${foreign.text}\n  but for a missing record ${none.status} ${none.text}`;
      this.tell(`${nameOf(target)} = ${String(target.value ?? "")} answers ${both}`);
    }
    if (methodOf(target.endpoint) === "GET") {
      const [head, headless] = [await this.send(target, this.bob, "HEAD"), none.status];
      if (head.status !== headless) this.tell(`HEAD ${target.path} answers ${head.status}`);
      this.found.attempts += 1;
    }
    return foreign;
  }

  private checks(target: Target, { status, text }: Sent): void {
    if (status >= 500) this.tell(`${nameOf(target)} answers ${status} ${text}`);
    if (text.includes(SECRET)) this.tell(`${nameOf(target)} tells what the owner wrote: ${text}`);
    const sent = new Set(
      [...target.path.matchAll(/\d+/g)].map(Number).concat(Number(target.value)),
    );
    const leaked = numbersIn(text).filter((id) => this.ids.has(id) && !sent.has(id));
    if (leaked.length > 0)
      this.tell(`${nameOf(target)} tells ids of the owner: ${leaked.join(", ")}`);
  }

  private send(target: Target, student = this.bob, method?: string): Promise<Sent> {
    return sendTo(target, { token: student.tokens.access, method, text: () => this.text() });
  }

  private hersFor(endpoint: Endpoint, name: string) {
    return this.hers[recordNameOf(endpoint, name)];
  }

  /** The owner's records that the place may mean, and others up to so many. */
  private some(place: string, count: number): number[] {
    const noun = /(\w+?)(?:\[\])?(?:\.id|_ids?)?$/.exec(place)?.[1] ?? "";
    const meant = [noun, ...(MEANS[noun] ?? [])].map((name) => `${name}_id`);
    return Object.entries(this.hers)
      .map(([name, id]) => ({ id, at: meant.includes(name) ? 0 : this.random() }))
      .sort((one, other) => one.at - other.at)
      .filter(({ at }, index) => at === 0 || index < count)
      .map(({ id }) => id);
  }

  private turn(): number {
    return Math.floor(this.random() * 1000);
  }

  private text(): string {
    this.counter += 1;
    return `${LURE} ${this.counter}`;
  }

  private provesNothing(what: string, answer: Sent | undefined): void {
    const said = `an own record answers as a missing one: ${answer?.status} ${answer?.text}`;
    this.tell(`${what}: ${said}`);
  }

  private tell(problem: string): void {
    this.found.problems.push(problem);
  }
}
